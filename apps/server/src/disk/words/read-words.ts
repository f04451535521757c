import { endingOf, howToShow } from '@zhibi/contract/disk';
import { isZip, openZip, readText, readXml } from '../../platform/sheets/index.js';

/** The words of a longer document are searched by its beginning. */
export const LONGEST_TEXT = 200_000;
const PACKAGE = { files: 20_000, unpackedBytes: 300 * 1024 * 1024 };

/** Where the words of an Office package stand, and the elements that hold them and end a line. */
const packages: Readonly<Record<string, { files: RegExp; line: string }>> = {
  word: { files: /^word\/(document|footnotes|header\d*)\.xml$/, line: 'p' },
  slides: { files: /^ppt\/slides\/slide\d+\.xml$/, line: 'p' },
  sheet: { files: /^xl\/sharedStrings\.xml$/, line: 'si' },
};

/** Takes the words out of a PDF. */
export type PdfWords = (pdf: Uint8Array, longest: number) => Promise<string>;

/** The words of a document by what its name says it is; '' for what has none. What is broken is refused as a list of people would be. */
export async function readWords(name: string, bytes: Uint8Array, pdfWords: PdfWords): Promise<string> {
  const how = howToShow(name);
  if (how === 'text' || how === 'code') return tidy(readText(bytes).text);
  if (how === 'pdf') return tidy(await pdfWords(bytes, LONGEST_TEXT));
  if (how === 'mindmap') return endingOf(name) === 'xmind' && isZip(bytes) ? tidy(await mapWords(bytes)) : '';
  const shape = packages[how];
  return shape === undefined || !isZip(bytes) ? '' : tidy(await packageWords(bytes, shape));
}

/** One line of words with single spaces. A NUL is no text for PostgreSQL. */
const tidy = (text: string): string =>
  text.normalize('NFC').replaceAll('\0', ' ').replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT);

async function packageWords(bytes: Uint8Array, { files, line }: { files: RegExp; line: string }): Promise<string> {
  const parts: string[] = [];
  let length = 0;
  const archive = openZip(bytes, PACKAGE);
  for (const name of archive.names) {
    if (!files.test(name) || length > LONGEST_TEXT) continue;
    let inText = false;
    await readXml(archive, name, {
      open: (element) => {
        if (element === 't') inText = true;
      },
      text: (text) => {
        if (!inText || length > LONGEST_TEXT) return;
        parts.push(text);
        length += text.length;
      },
      close: (element) => {
        if (element === 't') inText = false;
        if (element === line) parts.push(' ');
      },
    });
  }
  return parts.join('');
}

async function mapWords(bytes: Uint8Array): Promise<string> {
  const archive = openZip(bytes, PACKAGE);
  const json = archive.open('content.json');
  if (json !== undefined) {
    const titles: string[] = [];
    JSON.parse(new TextDecoder().decode(json), (key, value: unknown) => {
      if (key === 'title' && typeof value === 'string') titles.push(value);
      return value;
    });
    return titles.join(' ');
  }
  const titles: string[] = [];
  await readXml(archive, 'content.xml', { text: (text) => void titles.push(text) });
  return titles.join(' ');
}
