import { unzipSync } from 'fflate';
import { Unshowable } from './bytes.js';

/** Office files and mind maps are zips. What they declare beyond this is a bomb; fflate inflates no more than was declared. */
const INFLATED_BYTES = 300 * 1024 * 1024;
const MOST_FILES = 20_000;

/** The wanted files of a package by name. */
export function openPackage(bytes: Uint8Array, wanted: (name: string) => boolean): Record<string, Uint8Array> {
  let inflated = 0;
  let files = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        inflated += originalSize;
        files++;
        if (inflated > INFLATED_BYTES || files > MOST_FILES) throw new Unshowable('too-large');
        return wanted(name);
      },
    });
  } catch (error) {
    throw error instanceof Unshowable ? error : new Unshowable('broken');
  }
}

/** Refuses a package that would grow too large before another library opens it. */
export function ensureModest(bytes: Uint8Array): void {
  openPackage(bytes, () => false);
}

/** A document of XML; nothing outside it is ever read. */
export function xmlOf(bytes: Uint8Array | undefined): Document {
  if (bytes === undefined) throw new Unshowable('broken');
  const document = new DOMParser().parseFromString(new TextDecoder().decode(bytes), 'application/xml');
  if (document.getElementsByTagName('parsererror').length > 0) throw new Unshowable('broken');
  return document;
}

/** The elements of this local name below, whatever their prefix. */
export const within = (node: Document | Element, name: string): Element[] => [
  ...node.getElementsByTagNameNS('*', name),
];

/** The element of this local name directly below. */
export const childOf = (node: Element | undefined, name: string): Element | undefined =>
  [...(node?.children ?? [])].find((one) => one.localName === name);
