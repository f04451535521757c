import { z } from 'zod';
import { splitName } from '../kernel/index.js';

/** The kinds of the specification, and folders and whatever else there is. */
export const FileKind = z.enum([
  'folder',
  'word',
  'excel',
  'ppt',
  'pdf',
  'video',
  'audio',
  'txt',
  'zip',
  'image',
  'code',
  'xmind',
  'other',
]);
export type FileKind = z.infer<typeof FileKind>;

const endings: Readonly<Partial<Record<FileKind, string>>> = {
  word: 'doc docx docm dot dotx rtf odt wps',
  excel: 'xls xlsx xlsm xlsb xlt xltx csv ods et',
  ppt: 'ppt pptx pptm pps ppsx pot potx odp dps',
  pdf: 'pdf',
  video: 'mp4 m4v mov avi mkv webm wmv flv mpg mpeg 3gp ts rmvb',
  audio: 'mp3 wav m4a aac flac ogg oga opus wma amr mid',
  txt: 'txt md log rst',
  zip: 'zip rar 7z tar gz tgz bz2 xz',
  image: 'jpg jpeg png gif webp bmp svg heic heif tif tiff avif ico',
  code: 'js mjs ts tsx jsx css html htm xml json yaml yml py java c h cpp cc cs go rs rb php sh sql tex r kt swift vue ipynb toml ini',
  xmind: 'xmind mm',
};
const kindOfEnding = new Map(
  Object.entries(endings).flatMap(([kind, words]) =>
    words.split(' ').map((ending): [string, FileKind] => [ending, FileKind.parse(kind)]),
  ),
);

/** The kind of a file by the ending of its name. */
export const kindOf = (name: string): FileKind =>
  kindOfEnding.get(splitName(name)[1].slice(1).toLowerCase()) ?? 'other';
