import { type Archive, FileFault, openZip } from '@zhibi/files';
import { Unshowable } from './bytes.js';

/** Office files and mind maps are zips. What they declare beyond this is a bomb. */
const limits = { files: 20_000, unpackedBytes: 300 * 1024 * 1024 };

function showable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof FileFault ? new Unshowable(error.kind === 'too-large' ? 'too-large' : 'broken') : error;
  }
}

/** The files of a package by name; one that would grow too large is refused before anything of it is unpacked. */
export function openPackage(bytes: Uint8Array): Pick<Archive, 'names' | 'open'> {
  const archive = showable(() => openZip(bytes, limits));
  if (archive.unpackedBytes > limits.unpackedBytes) throw new Unshowable('too-large');
  // A picture that every slide shows is taken out once.
  const opened = new Map<string, Uint8Array | undefined>();
  return {
    names: archive.names,
    open: (name) => {
      if (!opened.has(name))
        opened.set(
          name,
          showable(() => archive.open(name)),
        );
      return opened.get(name);
    },
  };
}

/** Refuses a package that would grow too large before another library opens it. */
export const ensureModest = (bytes: Uint8Array): void => void openPackage(bytes);

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
