import type { AnnotationMark, AnnotationShown } from '@zhibi/contract/marking/annotations';
import { type Rect, type Stroke, strokeOutline } from '@zhibi/ink';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uuid } from '../../../platform/events/wire.js';
import { StrokeMaker } from '../../../platform/ink/stroke-maker.js';
import type { Step } from './annotation-post.js';
import styles from './annotations.module.css';
import { boundsOf, drawn, moved, NIB_MM, type PageSize, under } from './marks.js';
import { markAt, type Tool } from './tool.js';

export interface AnnotationGlassProps {
  studentId: string;
  page: number;
  size: PageSize;
  view: Rect;
  /** All that stands on the copy. */
  annotations: readonly AnnotationShown[];
  tool: Tool;
  onDo: (steps: Step[]) => void;
}

/** The rubber takes what it comes so near to. */
const RUBBER_MM = 1.5;
/** An arrow moves by so much, with Shift by more. */
const [STEP_MM, LEAP_MM] = [1, 5];
/** A hand that holds a pen lies on the glass too. */
const BOX_MM = 100;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The page as glass over an answer: stylus, mouse and finger draw, stamp, rub out and move; what stands there is reached by keys. */
export function AnnotationGlass({ studentId, page, size, view, annotations, tool, onDo }: AnnotationGlassProps) {
  const { t } = useTranslation('annotations');
  const svg = useRef<SVGSVGElement>(null);
  const maker = useRef<StrokeMaker | null>(null);
  const rubbed = useRef<Map<string, Step> | null>(null);
  const dragged = useRef<{ one: AnnotationShown; from: [number, number] } | null>(null);
  /** Once a pen has been here fingers are the hand that holds it. */
  const hasPen = useRef(false);
  const [live, setLive] = useState<Stroke | null>(null);
  const [drag, setDrag] = useState<{ annotationId: string; mark: AnnotationMark } | null>(null);
  const own = annotations.filter((one) => one.isOwn && one.page === page);

  /** Where the page lies in the window, however it is fitted in. */
  const box = () => {
    const at = svg.current?.getScreenCTM();
    return at ? { left: at.e, top: at.f, width: at.a * BOX_MM } : { left: 0, top: 0, width: BOX_MM };
  };
  const placeOf = ({ clientX, clientY }: PointerEvent): [number, number] => {
    const { left, top, width } = box();
    const [x, y] = [((clientX - left) * BOX_MM) / width, ((clientY - top) * BOX_MM) / width];
    const within = (mm: number, most: number) => Math.round(Math.min(Math.max(mm, 0), most) * 100) / 100;
    return [within(x, size.widthMm), within(y, size.heightMm)];
  };
  const put = (mark: AnnotationMark): Step => ({
    studentId,
    annotationId: uuid(),
    before: null,
    after: { page, mark },
  });
  const change = (one: AnnotationShown, mark: AnnotationMark | null): Step => ({
    studentId,
    annotationId: one.annotationId,
    before: { page, mark: one.mark },
    after: mark && { page, mark },
  });

  const rub = (event: PointerEvent) => {
    const left = own.filter(({ annotationId }) => !rubbed.current?.has(annotationId));
    const one = under(left, placeOf(event), RUBBER_MM);
    if (one) rubbed.current?.set(one.annotationId, change(one, null));
  };
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'pen') hasPen.current = true;
    if (event.button !== 0 || tool.kind === 'move' || (hasPen.current && event.pointerType === 'touch')) return;
    event.preventDefault();
    svg.current?.setPointerCapture?.(event.pointerId);
    const mark = markAt(tool, placeOf(event));
    if (mark) return onDo([put(mark)]);
    if (tool.kind === 'eraser') {
      rubbed.current = new Map();
      return rub(event);
    }
    maker.current = new StrokeMaker({ id: uuid(), t0: Date.now(), box: box(), pageWidthMm: BOX_MM });
    maker.current.add([event.nativeEvent]);
    setLive(maker.current.stroke);
  };
  const move = (event: PointerEvent) => {
    if (rubbed.current) return rub(event);
    const held = dragged.current;
    if (held) {
      const [x, y] = placeOf(event);
      const by = { xMm: x - held.from[0], yMm: y - held.from[1] };
      return setDrag({ annotationId: held.one.annotationId, mark: moved(held.one.mark, by, size) });
    }
    if (!maker.current) return;
    const finer = event.nativeEvent.getCoalescedEvents?.() ?? [];
    maker.current.add(finer.length > 0 ? finer : [event.nativeEvent]);
    setLive(maker.current.stroke);
  };
  const up = () => {
    if (rubbed.current) onDo([...rubbed.current.values()]);
    if (dragged.current && drag) onDo([change(dragged.current.one, drag.mark)]);
    if (maker.current) onDo(drawn(maker.current.stroke, size).map(put));
    [rubbed.current, dragged.current, maker.current] = [null, null, null];
    setLive(null);
    setDrag(null);
  };
  const press = (event: KeyboardEvent, one: AnnotationShown) => {
    const arrow = arrows[event.key];
    const isGone = event.key === 'Delete' || event.key === 'Backspace';
    if (!arrow && !isGone) return;
    // The keys of marking do not hear it.
    event.preventDefault();
    event.stopPropagation();
    if (!arrow) return onDo([change(one, null)]);
    const mm = event.shiftKey ? LEAP_MM : STEP_MM;
    onDo([change(one, moved(one.mark, { xMm: arrow[0] * mm, yMm: arrow[1] * mm }, size))]);
  };
  const grab = (event: PointerEvent, one: AnnotationShown) => {
    if (tool.kind !== 'move' || event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    dragged.current = { one, from: placeOf(event) };
  };
  return (
    <svg
      ref={svg}
      className={styles.glass}
      data-tool={tool.kind}
      viewBox={`${view.xMm} ${view.yMm} ${view.widthMm} ${view.heightMm}`}
      preserveAspectRatio="xMidYMid meet"
      role="application"
      aria-label={t('glass', { page })}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
    >
      {live && <path className={styles.live} d={strokeOutline(live, NIB_MM)} />}
      {own.map((one) => {
        const mark = drag?.annotationId === one.annotationId ? drag.mark : one.mark;
        const { xMm, yMm, widthMm, heightMm } = boundsOf(mark);
        const what = mark.kind === 'words' ? mark.words : t(`one.${mark.kind === 'ink' ? 'ink' : mark.stamp}`);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a shape in a drawing, which HTML has no button for
          <rect
            key={one.annotationId}
            className={styles.own}
            role="button"
            tabIndex={0}
            aria-label={t('own', { what })}
            data-annotation={one.annotationId}
            x={xMm - 1}
            y={yMm - 1}
            width={widthMm + 2}
            height={heightMm + 2}
            onKeyDown={(event) => press(event, one)}
            onPointerDown={(event) => grab(event, one)}
          />
        );
      })}
    </svg>
  );
}
