/** What both parsers tell of a document, in its order. */
export interface TreeEvents {
  open(name: string, attributes: readonly (readonly [string, string])[]): void;
  text(text: string): void;
  close(): void;
}

/** Reads a document whole; false where it is not well-formed. */
export type Parse = (xml: string, events: TreeEvents) => boolean;
