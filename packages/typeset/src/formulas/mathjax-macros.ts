import { textSigns } from '@zhibi/content/supported';
import { Configuration } from 'mathjax-full/js/input/tex/Configuration.js';
import ParseMethods from 'mathjax-full/js/input/tex/ParseMethods.js';
import { CommandMap, DelimiterMap } from 'mathjax-full/js/input/tex/SymbolMap.js';
import type { ParseMethod } from 'mathjax-full/js/input/tex/Types.js';
import { TextMacrosMethods } from 'mathjax-full/js/input/tex/textmacros/TextMacrosMethods.js';

const same = (list: string): Record<string, string> =>
  Object.fromEntries(
    list
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split('=') as [string, string]), // each holds one sign of equality
  );
const operators = (list: string): Record<string, string> =>
  Object.fromEntries(list.split(/\s+/).map((name) => [name, `\\operatorname{${name}}`]));

/** What KaTeX has and MathJax lacks, and signs that school formulas use and both lack. */
export const macros: Readonly<Record<string, string | [string, number]>> = {
  ...same(`alef=\\aleph alefsym=\\aleph bull=\\bullet clubs=\\clubsuit diamonds=\\diamondsuit hearts=\\heartsuit spades=\\spadesuit
    dag=\\dagger ddag=\\ddagger Dagger=\\ddagger darr=\\downarrow uarr=\\uparrow larr=\\leftarrow rarr=\\rightarrow harr=\\leftrightarrow
    lrarr=\\leftrightarrow Darr=\\Downarrow dArr=\\Downarrow uArr=\\Uparrow Uarr=\\Uparrow lArr=\\Leftarrow Larr=\\Leftarrow
    rArr=\\Rightarrow Rarr=\\Rightarrow hArr=\\Leftrightarrow Harr=\\Leftrightarrow lrArr=\\Leftrightarrow Lrarr=\\Leftrightarrow
    lang=\\langle rang=\\rangle empty=\\emptyset exist=\\exists infin=\\infty isin=\\in image=\\Im real=\\Re plusmn=\\pm sdot=\\cdot
    sub=\\subset sube=\\subseteq supe=\\supseteq weierp=\\wp thetasym=\\vartheta enskip=\\enspace medspace=\\: thickspace=\\; dotsx=\\ldots
    mathellipsis=\\ldots vcentcolon=: ratio=: coloncolon=\\dblcolon colonequals=\\coloneqq equalscolon=\\eqqcolon
    N=\\mathbb{N} natnums=\\mathbb{N} R=\\mathbb{R} reals=\\mathbb{R} Reals=\\mathbb{R} Z=\\mathbb{Z} cnums=\\mathbb{C} Complex=\\mathbb{C}
    Alpha=\\mathrm{A} Beta=\\mathrm{B} Epsilon=\\mathrm{E} Zeta=\\mathrm{Z} Eta=\\mathrm{H} Iota=\\mathrm{I} Kappa=\\mathrm{K} Mu=\\mathrm{M}
    Nu=\\mathrm{N} Omicron=\\mathrm{O} Rho=\\mathrm{P} Tau=\\mathrm{T} Chi=\\mathrm{X} copyright=\\text{©} pounds=\\text{£}
    mathsterling=\\text{£} notni=\\not\\ni varvdots=\\vdots`),
  ...operators('tg ctg cotg cosec arctg arcctg sh ch th cth'),
  argmax: '\\operatorname*{arg\\,max}',
  argmin: '\\operatorname*{arg\\,min}',
  plim: '\\operatorname*{plim}',
  bm: ['\\boldsymbol{#1}', 1],
  bold: ['\\mathbf{#1}', 1],
  emph: ['\\textit{#1}', 1],
  u: ['\\breve{#1}', 1],
  v: ['\\check{#1}', 1],
  textmd: ['\\text{#1}', 1],
  underbar: ['\\underline{#1}', 1],
  overleftharpoon: ['\\overset{\\leftharpoonup}{#1}', 1],
  overrightharpoon: ['\\overset{\\rightharpoonup}{#1}', 1],
  Overrightarrow: ['\\overset{\\Rightarrow}{#1}', 1],
  overarc: ['\\overparen{#1}', 1],
  wideparen: ['\\overparen{#1}', 1],
  Q: '\\mathbb{Q}',
  C: '\\mathbb{C}',
  textcircled: ['\\enclose{circle}{\\scriptstyle\\text{#1}}', 1],
  degree: '^{\\circ}',
  celsius: '{}^{\\circ}\\mathrm{C}',
  parallelogram: '▱',
  cancelto: ['\\cancel{#2}^{#1}', 2],
  textregistered: '\\text{®}',
  textcopyright: '\\text{©}',
  textless: '<',
  textgreater: '>',
};

const TEXT = 'zhibi-text-signs';
// The reader of words hands itself to these methods, not the reader of formulas that the table's type names.
const methods = TextMacrosMethods as unknown as Record<string, ParseMethod>; // see above
new CommandMap(TEXT, Object.fromEntries(textSigns.map(([name, sign]) => [name, ['Insert', sign]])), methods);
Configuration.create(TEXT, { parser: 'text', handler: { macro: [TEXT] } });

/** What is read within `\text{…}`. */
export const textPackages = ['text-base', TEXT];

/** What MathJax has to be told to use, beside its own packages. */
export const DELIMITERS = 'zhibi-delimiters';
/** Names of macros that may also stand behind \left, \middle, \right and \big, where MathJax takes nothing but what it knows as a bracket. */
new DelimiterMap(DELIMITERS, ParseMethods.delimiter as ParseMethod, {
  // Its type names the sign that it is handed, as above.
  '\\lang': '⟨',
  '\\rang': '⟩',
  '\\uarr': '↑',
  '\\darr': '↓',
  '\\uArr': '⇑',
  '\\Uarr': '⇑',
  '\\dArr': '⇓',
  '\\Darr': '⇓',
});
Configuration.create(DELIMITERS, { handler: { delimiter: [DELIMITERS] } });
