/** What ink does to a box. `trace` is too little to mean anything; `writing` is ink that is none of the known marks. */
export type MarkKind =
  | 'none'
  | 'tick'
  | 'cross'
  | 'fill'
  | 'circle'
  | 'line'
  | 'writing'
  | 'trace'
  | 'scribble'
  | 'cancelled';

/** `confidence` 0..1 that the student meant what `kind` says. */
export interface Mark {
  kind: MarkKind;
  confidence: number;
}
