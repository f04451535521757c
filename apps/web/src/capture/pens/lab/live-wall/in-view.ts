import { type Rect, type Stroke, strokeBounds } from '@zhibi/ink';

/** What is written in the part that is looked at: replaying a question does not wait for the others. */
export const inView = (strokes: readonly Stroke[], view: Rect): Stroke[] =>
  strokes.filter((stroke) => {
    const { xMm, yMm, widthMm, heightMm } = strokeBounds(stroke);
    const [x, y] = [xMm + widthMm / 2, yMm + heightMm / 2];
    return x >= view.xMm && x <= view.xMm + view.widthMm && y >= view.yMm && y <= view.yMm + view.heightMm;
  });
