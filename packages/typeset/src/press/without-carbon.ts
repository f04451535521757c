import { STAND_IN } from '../formulas/formulas.js';
import { withDrawings } from './drawings.js';

/** Black of three inks, for pages whose dots a pen reads: pens see carbon, and only K has it. Dark enough, and not too wet. */
export const CMY_BLACK = '0.8 0.75 0.7 0';

/** How Typst writes the stand-in: each channel as the nearest 32-bit fraction of 255. */
const standIn = [1, 3, 5].map((at) => Number.parseInt(STAND_IN.slice(at, at + 2), 16));
const written = new RegExp(
  `${standIn
    .map(
      (value) =>
        `0?\\.0*${String(value / 255)
          .replace(/^0\.0*/, '')
          .slice(0, 5)}\\d*`,
    )
    .join(' ')} (scn|SCN|rg|RG)\\b`,
  'g',
);

/**
 * Turns the stand-in colour of a page set for dots into cyan, magenta and yellow without K, in every drawing of the PDF.
 * Typst can name CMYK for text, but not inside the SVG pictures that formulas are.
 */
export const withoutCarbon = (pdf: Uint8Array): Promise<Uint8Array> =>
  withDrawings(pdf, (drawing) =>
    drawing.replace(
      written,
      (_, operator: string) => `${CMY_BLACK} ${operator === operator.toLowerCase() ? 'k' : 'K'}`,
    ),
  );
