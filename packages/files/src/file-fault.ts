/** What can be wrong with a file that somebody sent, whatever it is for. */
export type FaultKind =
  | 'not-text'
  | 'encoding'
  | 'broken-file'
  | 'too-large'
  | 'locked-file'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'cell-too-long';

/** Thrown for a file that cannot be read; whoever asked says so in the words of the own place. */
export class FileFault extends Error {
  constructor(readonly kind: FaultKind) {
    super(kind);
  }
}
