import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import fontkit from '@pdf-lib/fontkit';
import { readCharacterMap, readTables, tableOf } from '../fonts/sfnt.js';

/** What names are printed with: Song, and Kai for the rare characters that Song lacks. TrueType bytes of these code points, opened when needed. */
export interface StampFonts {
  song: (chars: ReadonlySet<number>) => Uint8Array;
  kai: (chars: ReadonlySet<number>) => Uint8Array;
}

/** A text as the operators that show it, in the face that has all of its characters; `turned` runs upwards. */
export type Setter = (text: string, at: { x: number; y: number; size: number; turned?: boolean }) => string;

/** About how long a text is. */
export const ems = (text: string): number =>
  [...text].reduce((sum, char) => sum + (char.charCodeAt(0) < 0x2e80 ? 0.6 : 1), 0);

/** Stands for a character that neither face has, as printers have long done. */
const UNKNOWN = '〓';

/**
 * Cuts both faces down to the characters of all stamps and embeds what is left, once for the whole document.
 * @param prefix of the names of the fonts: what is stamped once more on the same pages needs others
 * @returns the fonts by their resource name, a function that sets text with them, and how wide a text is
 */
export async function stampFont(document: PDFDocument, texts: string[], { song, kai }: StampFonts, prefix = 'Zb') {
  document.registerFontkit(fontkit);
  const wanted = new Set([...texts.join(''), UNKNOWN].map((char) => char.codePointAt(0) ?? 0));
  const first = await embed(document, { name: `${prefix}S`, font: song(wanted) });
  const rare = [...wanted].some((char) => !first.has.has(char));
  const faces = rare ? [first, await embed(document, { name: `${prefix}K`, font: kai(wanted) })] : [first];
  const knownIn = (text: string) => {
    const face = faces.find(({ has }) => [...text].every((char) => has.has(char.codePointAt(0) ?? 0))) ?? first;
    return { face, known: [...text].map((char) => (face.has.has(char.codePointAt(0) ?? 0) ? char : UNKNOWN)).join('') };
  };
  const set: Setter = (text, { x, y, size, turned = false }) => {
    const { face, known } = knownIn(text);
    return `BT /${face.name} ${size} Tf ${turned ? '0 1 -1 0' : '1 0 0 1'} ${x.toFixed(3)} ${y.toFixed(3)} Tm <${[...known].map(face.glyphOf).join('')}> Tj ET`;
  };
  const widthOf = (text: string, size: number): number => {
    const { face, known } = knownIn(text);
    return face.font.widthOfTextAtSize(known, size);
  };
  return { fonts: faces.map(({ name, font }) => ({ name, ref: font.ref })), set, widthOf };
}

interface EmbeddedFace {
  name: string;
  font: PDFFont;
  has: Set<number>;
  /** The glyph of a character as a PDF writes it: asked once, for the same few are in every line. */
  glyphOf: (char: string) => string;
}

async function embed(document: PDFDocument, { name, font }: { name: string; font: Uint8Array }): Promise<EmbeddedFace> {
  const embedded = await document.embedFont(font);
  const glyphs = new Map<string, string>();
  const glyphOf = (char: string) => {
    const glyph = glyphs.get(char) ?? embedded.encodeText(char).asString();
    glyphs.set(char, glyph);
    return glyph;
  };
  return { name, font: embedded, has: charactersOf(font), glyphOf };
}

const charactersOf = (font: Uint8Array) => new Set(readCharacterMap(tableOf(readTables(font), 'cmap')).keys());
