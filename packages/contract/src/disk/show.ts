import { z } from 'zod';
import { splitName } from '../kernel/index.js';

/** How a file is shown without any other program; `none` where it is only kept. */
export const PreviewHow = z.enum([
  'pdf',
  'word',
  'sheet',
  'slides',
  'image',
  'audio',
  'video',
  'text',
  'code',
  'mindmap',
  'zip',
  'none',
]);
export type PreviewHow = z.infer<typeof PreviewHow>;

interface Shown {
  how: PreviewHow;
  /** What its bytes are called when they are served to be seen; the rest is only ever bytes. */
  type?: string;
}

/** By the ending of the name: endings, how they are shown, and the type of those that a browser draws or plays itself. */
const table: readonly (readonly [endings: string, how: PreviewHow, type?: string])[] = [
  ['pdf', 'pdf', 'application/pdf'],
  ['docx docm dotx', 'word'],
  ['xlsx xlsm xltx', 'sheet'],
  ['pptx pptm ppsx potx', 'slides'],
  ['jpg jpeg', 'image', 'image/jpeg'],
  ['png', 'image', 'image/png'],
  ['gif', 'image', 'image/gif'],
  ['webp', 'image', 'image/webp'],
  ['bmp', 'image', 'image/bmp'],
  ['svg', 'image', 'image/svg+xml'],
  ['avif', 'image', 'image/avif'],
  ['ico', 'image', 'image/x-icon'],
  ['mp3', 'audio', 'audio/mpeg'],
  ['wav', 'audio', 'audio/wav'],
  ['m4a', 'audio', 'audio/mp4'],
  ['aac', 'audio', 'audio/aac'],
  ['flac', 'audio', 'audio/flac'],
  ['ogg oga opus', 'audio', 'audio/ogg'],
  ['mp4 m4v mov', 'video', 'video/mp4'],
  ['webm', 'video', 'video/webm'],
  ['txt log csv rst', 'text'],
  [
    'md js mjs ts tsx jsx css html htm xml json yaml yml py java c h cpp cc cs go rs rb php sh sql tex r kt swift vue ipynb toml ini',
    'code',
  ],
  ['xmind mm', 'mindmap'],
  ['zip', 'zip'],
];
const shownByEnding = new Map(
  table.flatMap(([endings, how, type]) =>
    endings.split(' ').map((ending): [string, Shown] => [ending, { how, ...(type === undefined ? {} : { type }) }]),
  ),
);

/** The ending of a name in lower case, without the dot. */
export const endingOf = (name: string): string => splitName(name)[1].slice(1).toLowerCase();

export const howToShow = (name: string): PreviewHow => shownByEnding.get(endingOf(name))?.how ?? 'none';

/** The formats of Office before 2007: no library that is cared for reads them all, so a reader is told what to do. */
export const isOldOffice = (name: string): boolean => /^(doc|dot|xls|xlt|ppt|pps|pot)$/.test(endingOf(name));

/** The type of bytes that may be drawn or played in a page; anything else is bytes that nothing looks into. */
export const typeToShow = (name: string): string =>
  shownByEnding.get(endingOf(name))?.type ?? 'application/octet-stream';
