import { withPercents, withPrimes } from '@zhibi/content/supported';
import type { LiteElement } from 'mathjax-full/js/adaptors/lite/Element.js';
import { LiteAdaptor } from 'mathjax-full/js/adaptors/liteAdaptor.js';
import { RegisterHTMLHandler } from 'mathjax-full/js/handlers/html.js';
import { AllPackages } from 'mathjax-full/js/input/tex/AllPackages.js';
import type ParseOptions from 'mathjax-full/js/input/tex/ParseOptions.js';
import { TeX } from 'mathjax-full/js/input/tex.js';
import { mathjax } from 'mathjax-full/js/mathjax.js';
import { SVG } from 'mathjax-full/js/output/svg.js';
import { flattenGroups } from './flat-groups.js';
import { inkInside, isNothing, RULE, union } from './ink-box.js';
import { DELIMITERS, macros, textPackages } from './mathjax-macros.js';
import { spaceRows } from './row-spacing.js';
import { emsOf } from './sign-width.js';

/**
 * Left out: what hides an error (noundefined, noerrors), what one formula could leave behind for the next (newcommand,
 * setoptions), what reaches out of a formula (html, require, autoload), and physics, which gives \div another meaning.
 */
export const left = [
  'noundefined',
  'noerrors',
  'newcommand',
  'setoptions',
  'html',
  'require',
  'autoload',
  'physics',
  'colorv2',
  'bussproofs',
];

/** Array rules and frames get their width from a style sheet that a picture does not have. */
const rules = `line[data-line],rect[data-frame]{stroke-width:${RULE}px;fill:none}.mjx-dashed{stroke-dasharray:140}.mjx-dotted{stroke-linecap:round;stroke-dasharray:0,140}`;

/** Knows how wide the font of the paper sets what MathJax has no font for. */
class SongAdaptor extends LiteAdaptor {
  override nodeSize(node: LiteElement): [number, number] {
    return [emsOf(this.textContent(node)), TEXT_HEIGHT];
  }
}
const TEXT_HEIGHT = 0.8;

/** After what MathJax itself does with a formula that was read. */
const LAST = 10;

/**
 * LaTeX → SVG of one formula, black as `currentColor`, with lengths in units of 1/1000 em in its viewBox.
 * Throws on what it cannot read; macro loops end after 1,000 substitutions, buffers at 10 kB.
 */
export function openMathJax(): (latex: string, display: boolean) => string {
  const adaptor = new SongAdaptor();
  RegisterHTMLHandler(adaptor);
  const input = new TeX({
    packages: [...AllPackages.filter((name) => !left.includes(name)), DELIMITERS],
    macros,
    textmacros: { packages: textPackages },
    maxMacros: 1_000,
    maxBuffer: 10_240,
    formatError: (_: unknown, cause: Error) => {
      throw cause;
    },
  });
  input.postFilters.add(({ data }: { data: ParseOptions }) => spaceRows(data.root), LAST);
  const output = new SVG({ fontCache: 'none', internalSpeechTitles: false });
  const document = mathjax.document('', { InputJax: input, OutputJax: output });
  return (latex, display) => {
    // Space that stays at the end of a line: a picture has no other.
    const node = document.convert(withPrimes(withPercents(latex)).replaceAll('\\hspace*', '\\hspace'), {
      display,
      em: 16,
      ex: 8,
      containerWidth: 1_000_000,
    });
    const drawing = adaptor.firstChild(node) as LiteElement; // MathJax puts the picture alone into its container
    showAll(drawing);
    flattenGroups(drawing);
    const svg = adaptor.innerHTML(node);
    return svg.replace('>', `><style>${rules}</style>`);
  };
}

/** Room for the edges of letters, in units of the picture. */
const EDGE = 8;

/**
 * Makes the window of a picture as large as its ink. MathJax measures as TeX does: an arrow wider than its letter, the line of a ring and the tail of
 * a slanted letter stand out of the measured box, where a picture is cut.
 */
function showAll(drawing: LiteElement): void {
  const [left, top, width, height] = String(drawing.attributes.viewBox ?? '')
    .split(' ')
    .map(Number);
  if (left === undefined || top === undefined || width === undefined || height === undefined) return;
  const ink = inkInside(drawing);
  if (isNothing(ink)) return;
  const edged = { left: ink.left - EDGE, top: ink.top - EDGE, right: ink.right + EDGE, bottom: ink.bottom + EDGE };
  const all = union({ left, top, right: left + width, bottom: top + height }, edged);
  drawing.attributes.viewBox = [all.left, all.top, all.right - all.left, all.bottom - all.top]
    .map((value) => Number(value.toFixed(1)))
    .join(' ');
  // They would say how large and how wide the window was.
  for (const name of ['width', 'height', 'style']) delete drawing.attributes[name];
}
