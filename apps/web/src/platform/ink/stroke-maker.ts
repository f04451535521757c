import type { InkPoint, InkStroke } from '@zhibi/contract/capture';
import type { z } from 'zod';

/** A pointer on the glass: where in its box, how hard, when (ms of the page). */
export interface Touch {
  clientX: number;
  clientY: number;
  pressure: number;
  pointerType: string;
  timeStamp: number;
}
export interface Box {
  left: number;
  top: number;
  width: number;
}
type Point = z.infer<typeof InkPoint>;

/** A mouse and most fingers know no pressure: they write evenly. */
const EVEN = 0.5;
const hundredth = (value: number) => Math.round(value * 100) / 100;

export const placeMm = (
  { clientX, clientY }: Pick<Touch, 'clientX' | 'clientY'>,
  box: Box,
  pageWidthMm: number,
): [number, number] => {
  const mmPerPx = pageWidthMm / box.width;
  return [hundredth((clientX - box.left) * mmPerPx), hundredth((clientY - box.top) * mmPerPx)];
};

/** Makes one stroke in mm of the page from the touches between pen down and pen up. */
export class StrokeMaker {
  private points: Point[] = [];
  private lastAt = 0;

  constructor(private readonly at: { id: string; t0: number; box: Box; pageWidthMm: number }) {}

  add(touches: readonly Touch[]): void {
    for (const touch of touches) {
      const [x, y] = placeMm(touch, this.at.box, this.at.pageWidthMm);
      const waited = this.points.length === 0 ? 0 : Math.max(0, Math.round(touch.timeStamp - this.lastAt));
      const pressure =
        touch.pointerType === 'mouse' || touch.pressure === 0 ? EVEN : hundredth(Math.min(1, touch.pressure));
      this.points.push([x, y, pressure, waited]);
      this.lastAt = touch.timeStamp;
    }
  }

  get stroke(): InkStroke {
    return { id: this.at.id, t0: this.at.t0, tip: 'pen', points: [...this.points] };
  }
}
