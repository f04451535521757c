import { liteAdaptor } from 'mathjax-full/js/adaptors/liteAdaptor.js';
import { RegisterHTMLHandler } from 'mathjax-full/js/handlers/html.js';
import { AllPackages } from 'mathjax-full/js/input/tex/AllPackages.js';
import { TeX } from 'mathjax-full/js/input/tex.js';
import { mathjax } from 'mathjax-full/js/mathjax.js';
import { SVG } from 'mathjax-full/js/output/svg.js';

/**
 * Left out: what hides an error (noundefined, noerrors), what one formula could leave behind for the next (newcommand,
 * setoptions), what reaches out of a formula (html, require, autoload), and physics, which gives \div another meaning.
 */
const left = [
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

/** Things that school formulas use and MathJax lacks. */
const macros = {
  textcircled: ['\\enclose{circle}{\\scriptstyle\\text{#1}}', 1],
  degree: '^{\\circ}',
  celsius: '{}^{\\circ}\\mathrm{C}',
  parallelogram: '▱',
  cancelto: ['\\cancel{#2}^{#1}', 2],
};

/** Array rules and frames get their width from a style sheet that a picture does not have. */
const rules =
  'line[data-line],rect[data-frame]{stroke-width:70px;fill:none}.mjx-dashed{stroke-dasharray:140}.mjx-dotted{stroke-linecap:round;stroke-dasharray:0,140}';

/**
 * LaTeX → SVG of one formula, black as `currentColor`, with lengths in units of 1/1000 em in its viewBox.
 * Throws on what it cannot read; macro loops end after 1,000 substitutions, buffers at 10 kB.
 */
export function openMathJax(): (latex: string, display: boolean) => string {
  const adaptor = liteAdaptor();
  RegisterHTMLHandler(adaptor);
  const input = new TeX({
    packages: AllPackages.filter((name) => !left.includes(name)),
    macros,
    maxMacros: 1_000,
    maxBuffer: 10_240,
    formatError: (_: unknown, cause: Error) => {
      throw cause;
    },
  });
  const output = new SVG({ fontCache: 'none', internalSpeechTitles: false });
  const document = mathjax.document('', { InputJax: input, OutputJax: output });
  return (latex, display) => {
    const node = document.convert(latex, { display, em: 16, ex: 8, containerWidth: 1_000_000 });
    const svg = adaptor.innerHTML(node);
    return svg.replace('>', `><style>${rules}</style>`);
  };
}
