const PX_PER_MM = 96 / 25.4;
const STEPS = [0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2] as const;

/** `fit`: as wide as the view, but never larger than the paper itself. */
export type Zoom = number | 'fit';

export const fitting = (scrollerPx: number, pageMm: number): number =>
  scrollerPx > 0 ? Math.min(1, scrollerPx / (pageMm * PX_PER_MM)) : 1;

export const larger = (now: number): number => STEPS.find((step) => step > now + 0.01) ?? now;
export const smaller = (now: number): number => STEPS.findLast((step) => step < now - 0.01) ?? now;

export const widthPx = (pageMm: number, zoom: number): number => Math.round(pageMm * PX_PER_MM * zoom);
