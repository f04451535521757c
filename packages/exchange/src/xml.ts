import { DeclaresEntities, NotXml, XmlStream } from '@zhibi/files/xml';
import type { Element } from './element.js';
import { Unreadable } from './model.js';

export * from './element.js';
export { NotXml };

const DEEPEST = 200;
const MOST_NODES = 3_000_000;
const PIECE = 65_536;

/**
 * Reads well-formed XML and hands each element of the wanted name over as a tree, the moment it is whole: half a file still gives its whole
 * elements before NotXml is thrown. A document type is refused (Unreadable): entities, inside or outside, do not exist for us.
 */
export function eachElement(xml: string, wanted: string, take: (element: Element) => void): void {
  const open: Element[] = [];
  let depth = 0;
  let nodes = 0;
  const spend = () => {
    if (++nodes > MOST_NODES) throw new Unreadable('too-large');
  };
  const stream = new XmlStream({
    open: (name, attributes, line) => {
      spend();
      if (++depth > DEEPEST) throw new Unreadable('too-large');
      const element: Element = { name, attributes, children: [], line };
      if (open.length > 0) open.at(-1)?.children.push(element);
      if (open.length > 0 || element.name === wanted) open.push(element);
    },
    text: (value) => {
      spend();
      open.at(-1)?.children.push(value);
    },
    close: () => {
      depth--;
      const element = open.pop();
      if (open.length === 0 && element !== undefined) take(element);
    },
  });
  try {
    for (let at = 0; at < xml.length; at += PIECE) stream.write(xml.slice(at, at + PIECE));
    stream.close();
  } catch (error) {
    throw error instanceof DeclaresEntities ? new Unreadable('declares-entities') : error;
  }
}

/** The one tree of a small document whose root has this name. */
export function readTree(xml: string, root: string): Element {
  let found: Element | undefined;
  try {
    eachElement(xml, root, (element) => {
      found ??= element;
    });
  } catch (error) {
    throw error instanceof NotXml ? new Unreadable('broken-file') : error;
  }
  if (found === undefined) throw new Unreadable('not-this-format');
  return found;
}
