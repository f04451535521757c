export { type StampPlace, stampStrokes } from './drawing/stamps.js';
export { inkPath, strokeOutline } from './drawing/stroke-outline.js';
export { toInkML } from './inkml/to-inkml.js';
export type { Mark, MarkKind } from './marks/mark-kind.js';
export {
  CERTAIN_MARK,
  type ChoiceDoubt,
  type ChoiceReading,
  type OptionInk,
  readChoice,
  readTrueFalse,
} from './marks/read-choice.js';
export { BIND_MARGIN_MM, type Binding, bindStrokes } from './strokes/bind.js';
export { InkCorrupt } from './strokes/bytes.js';
export { decodeStrokes, quantum } from './strokes/codec.js';
export { encodeEach, encodeStrokes } from './strokes/encode.js';
export { areNextRows, besideEmpty, isStackedWith, mayBeSqueezed } from './strokes/near-rows.js';
export { centreOf, isInside } from './strokes/path.js';
export { alsoTouched } from './strokes/signs-between.js';
export {
  inkDuration,
  type Rect,
  type Stroke,
  type StrokePoint,
  type StrokeTip,
  strokeBounds,
  strokeEnd,
  strokeLength,
  strokeTips,
} from './strokes/stroke.js';
export {
  MAX_STROKE_POINTS,
  PAGE_LIMIT_MM,
  type StrokeCheck,
  type StrokeRefusal,
  validStroke,
} from './strokes/valid-stroke.js';
