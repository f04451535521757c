import { createHash } from 'node:crypto';
import { unsupportedIn } from '@zhibi/content/supported';

/** A formula as a picture. Lengths in em of the text around it; `depthEm` of the height hangs below the base line. */
export interface Formula {
  name: string;
  svg: string;
  widthEm: number;
  heightEm: number;
  depthEm: number;
}

export interface Formulas {
  /** The formula drawn, or undefined when it cannot be read. */
  draw(latex: string, display: boolean): Formula | undefined;
}

/** Computer Modern is small beside Song; so much larger they look the same size. */
const SCALE = 1.07;
const MAX_LATEX = 5_000;
const MAX_SVG = 2_000_000;
const MAX_DEPTH = 60;

/** The colour of formulas under dot codes: a mark that `withoutCarbon` turns into ink without K in the PDF. */
export const STAND_IN = '#010203';

/** Teacher's red, as on the screen. */
export const ANSWER_RED = '#CF2B2B';

/** One for all colours: it draws in the colour of the text around it. */
let mathJax: ((latex: string, display: boolean) => string) | undefined;

/** Has to come before the first formula is drawn. A paper without formulas does not wait for it: MathJax is most of what a process has to read. */
export async function readMathJax(): Promise<void> {
  mathJax ??= (await import('./mathjax.js')).openMathJax();
}

/**
 * Draws formulas with MathJax and keeps the last `keep` of them, the unreadable ones too. Bounded: 5,000 characters, braces 60
 * deep, 1,000 macro substitutions, 2 MB of picture.
 */
export function openFormulas({ colour = '#000000', keep = 5_000 }: { colour?: string; keep?: number } = {}): Formulas {
  const known = new Map<string, Formula | undefined>();
  return {
    draw(latex, display) {
      const key = createHash('sha256').update(`${display}\n${latex}`).digest('hex').slice(0, 24);
      if (known.has(key)) return known.get(key);
      if (mathJax === undefined) throw new Error('MathJax has not been read');
      const formula = drawNew(mathJax, { latex, display, colour, name: `/formulas/${key}-${colour.slice(1)}.svg` });
      if (known.size >= keep) for (const oldest of [...known.keys()].slice(0, keep / 10)) known.delete(oldest);
      known.set(key, formula);
      return formula;
    },
  };
}

interface Wanted {
  latex: string;
  display: boolean;
  colour: string;
  name: string;
}

function drawNew(
  convert: (latex: string, display: boolean) => string,
  { latex, display, colour, name }: Wanted,
): Formula | undefined {
  if (latex.length > MAX_LATEX || braceDepth(latex) > MAX_DEPTH || unsupportedIn(latex) !== undefined) return undefined;
  let svg: string;
  try {
    svg = convert(latex, display);
  } catch {
    // Not LaTeX, or more than the bounds allow: the caller shows the source and reports it.
    return undefined;
  }
  const box = /viewBox="(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+)"/.exec(svg)?.slice(1).map(Number);
  const [, top = 0, width = 0, height = 0] = box ?? [];
  if (width === 0 || height === 0 || svg.length > MAX_SVG || svg.includes('data-mml-node="merror"')) return undefined;
  const em = (units: number) => (units / 1_000) * SCALE;
  const picture = svg.replaceAll('currentColor', colour).replaceAll('font-family="serif"', 'font-family="Zhibi Song"');
  return { name, svg: picture, widthEm: em(width), heightEm: em(height), depthEm: em(top + height) };
}

function braceDepth(latex: string): number {
  let depth = 0;
  let deepest = 0;
  for (const char of latex) {
    if (char === '{') deepest = Math.max(deepest, ++depth);
    else if (char === '}') depth--;
  }
  return deepest;
}
