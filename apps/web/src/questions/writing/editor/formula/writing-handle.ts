/** A place where a formula is being written, as the dialog around sees it. */
export interface WritingHandle {
  put(template: string): void;
  focus(): void;
  /** What stands there at this moment, where it need not be what was told last; undefined where nothing was changed. */
  read?(): string | undefined;
}
