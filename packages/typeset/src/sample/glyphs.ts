import * as mupdf from 'mupdf';

/** A printed letter: where its base line begins, in mm from the top left corner of the page, and which way the line runs. Formulas are drawings and have none. */
export interface Glyph {
  char: string;
  xMm: number;
  yMm: number;
  /** Right end, for letters that do not run upwards. */
  endMm: number;
  font: string;
  turned: boolean;
}

const MM = 25.4 / 72;

/** The letters of a page in the order in which they were printed. */
export function glyphsOf(pdf: Uint8Array, page: number): Glyph[] {
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  const glyphs: Glyph[] = [];
  document
    .loadPage(page - 1)
    .toStructuredText('preserve-images')
    .walk({
      onChar(char, [x, y], font, _size, [ulx, uly, urx, ury]) {
        // The upper edge of a letter runs as its line does: to the right, or upwards.
        const turned = Math.abs(ury - uly) > Math.abs(urx - ulx) && ury < uly;
        glyphs.push({ char, xMm: x * MM, yMm: y * MM, endMm: urx * MM, font: font.getName(), turned });
      },
    });
  document.destroy();
  return glyphs;
}

/** Letters that stand on one base line, from the left; lines from the top. Turned letters are left out. */
export function linesOf(glyphs: readonly Glyph[]): Glyph[][] {
  const lines: Glyph[][] = [];
  for (const glyph of glyphs.filter(({ turned, char }) => !turned && char.trim() !== '')) {
    const line = lines.find(([first]) => first !== undefined && Math.abs(first.yMm - glyph.yMm) < 0.3);
    if (line) line.push(glyph);
    else lines.push([glyph]);
  }
  for (const line of lines) line.sort((a, b) => a.xMm - b.xMm);
  return lines.sort((a, b) => (a[0]?.yMm ?? 0) - (b[0]?.yMm ?? 0));
}
