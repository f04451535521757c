import katex, { type KatexOptions } from 'katex';
import 'katex/contrib/mhchem';
import { cornersBeside } from './delimiters.js';
import { inEnvironments, standsAlone } from './environments.js';
import { withPrimes } from './primes.js';
import { roomBetweenRows } from './room-between-rows.js';
import { textSigns } from './text-signs.js';
import { withPercents } from './tokens.js';
import { unsupportedIn } from './unsupported.js';

/** A formula that is still growing after so many macros never ends. */
const MOST_MACROS = 200;
const LARGEST_EM = 50;

/** Signs that mean something to KaTeX, or that it writes as the very command. */
const named = new Set([...'~^\\_$', ...'{}%#&©®']);
const spelled = (sign: string): string =>
  named.has(sign) ? `\\char"${sign.charCodeAt(0).toString(16).toUpperCase()} ` : sign;

/** What MathJax has and KaTeX lacks. */
const macros: Readonly<Record<string, string>> = {
  ...Object.fromEntries(textSigns.map(([name, sign]) => [`\\${name}`, spelled(sign)])),
  '\\celsius': '{}^{\\circ}\\mathrm{C}',
  '\\ohm': '\\Omega',
  '\\micro': '\\mu',
  '\\perthousand': '\\text{‰}',
  '\\parallelogram': '\\text{▱}',
  '\\overparen': '\\overset{\\frown}{#1}',
  '\\overarc': '\\overset{\\frown}{#1}',
  '\\wideparen': '\\overset{\\frown}{#1}',
  '\\Q': '\\mathbb{Q}',
  '\\C': '\\mathbb{C}',
  '\\underparen': '\\underset{\\smile}{#1}',
  '\\cancelto': '\\cancel{#2}^{#1}',
  '\\cramped': '{#1}',
  '\\mbox': '\\text{#1}',
  '\\strut': '\\mathstrut',
  '\\iiiint': '\\iint\\mkern-6mu\\iint',
  '\\idotsint': '\\int\\cdots\\int',
  '\\prescript': '{}^{#1}_{#2}{#3}',
  '\\divsymbol': '\\div',
  '\\bigtimes': '\\mathop{\\times}',
  '\\overunderset': '\\overset{#1}{\\underset{#2}{#3}}',
  '\\longrightleftharpoons': '\\rightleftharpoons',
};

/** KaTeX with all that it is taught, as it is; throws for what it cannot set. For comparing it with MathJax. */
export const katexAlone = (latex: string, options: KatexOptions = {}): string =>
  katex.renderToString(latex, {
    throwOnError: true,
    strict: false,
    trust: false,
    maxExpand: MOST_MACROS,
    maxSize: LARGEST_EM,
    macros: { ...macros },
    ...options,
  });

/** A formula as HTML or MathML; throws for what cannot be set, or not on paper as on the screen. */
export function formulaHtml(
  latex: string,
  { displayMode = false, output = 'htmlAndMathml' }: Pick<KatexOptions, 'displayMode' | 'output'> = {},
): string {
  const command = unsupportedIn(latex);
  if (command !== undefined) throw new SyntaxError(`not supported: ${command}`);
  const isForced = !displayMode && standsAlone(latex);
  const set = katexAlone(roomBetweenRows(inEnvironments(cornersBeside(withPrimes(withPercents(latex))))), {
    displayMode: displayMode || isForced,
    output,
  });
  const html = isForced ? set.replace(/^<span class="katex-display">([\s\S]*)<\/span>$/, '$1') : set;
  // What is kept beside the picture is what was typed, not what was set.
  return html.replace(
    /(<annotation encoding="application\/x-tex">)[\s\S]*?(<\/annotation>)/,
    (_, open: string, close: string) => `${open}${asText(latex)}${close}`,
  );
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const asText = (latex: string): string => latex.replace(/[&<>]/g, (sign) => entities[sign] ?? '');
