import { useEffect, useRef, useState } from 'react';
import type { Drawing } from './draw.js';
import type { ChartOption } from './option.js';
import { whenNear } from './when-near.js';

export interface ChartProps {
  option: ChartOption;
  heightPx: number;
  /** What the picture shows, for those who do not see it. */
  label: string;
  onPick?: (seriesName: string, index: number) => void;
}

/** The picture alone; `SentenceChart` is what a screen uses. */
export function Chart({ option, heightPx, label, onPick }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const pick = useRef(onPick);
  const [drawing, setDrawing] = useState<Drawing | null>(null);

  // The newest handler for a listener that ECharts keeps.
  useEffect(() => {
    pick.current = onPick;
  });

  // ECharts draws outside React: it is loaded and made with the box, and gone with it.
  useEffect(() => {
    let made: Drawing | null = null;
    let isGone = false;
    const load = () =>
      void import('./draw.js').then(({ draw }) => {
        if (isGone || !box.current) return;
        made = draw(box.current, (name, index) => pick.current?.(name, index));
        setDrawing(made);
      });
    const forget = box.current ? whenNear(box.current, load) : undefined;
    return () => {
      isGone = true;
      forget?.();
      made?.dispose();
      setDrawing(null);
    };
  }, []);

  // ECharts is told of a changed option.
  useEffect(() => drawing?.show(option), [drawing, option]);

  return <div ref={box} role="img" aria-label={label} style={{ height: heightPx }} />;
}
