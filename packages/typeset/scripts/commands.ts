import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { katexAlone } from '@zhibi/content/katex';
import { AllPackages } from 'mathjax-full/js/input/tex/AllPackages.js';
import { ConfigurationHandler } from 'mathjax-full/js/input/tex/Configuration.js';
import { MapHandler } from 'mathjax-full/js/input/tex/MapHandler.js';
import { left, openMathJax } from '../src/formulas/mathjax.js';
import { macros } from '../src/formulas/mathjax-macros.js';

/** Ways in which a command may stand in a formula. */
export const shapes = [
  'C',
  'C{x}',
  'C{x}{y}',
  'C{x}{y}{z}',
  'xC y',
  'C[x]{y}',
  '\\left(xC)',
  'C(x\\right)',
  '\\leftC x\\right.',
  '\\left(xC|y\\right)',
  'C{1em}',
  'C{1em}{1em}',
  'C{1em}{x}',
  'C{red}{x}',
  'C{red}x',
  'C{(}{)}{0pt}{}{x}{y}',
  '\\sumC_1^2',
  '\\text{C{x}}',
  '\\text{C}',
  '\\begin{array}{c}aC{array}',
  '\\begin{array}{c}aC b\\end{array}',
  '\\begin{array}{c}C a\\end{array}',
  '\\begin{array}{c}a\\\\C\\end{array}',
  'C{array}{c}a\\end{array}',
  'C|x|',
] as const;

const environmentShapes = [
  '\\begin{E}a&b\\\\c&d\\end{E}',
  '\\begin{E}{cc}a&b\\\\c&d\\end{E}',
  '\\begin{E}{2}a&b\\\\c&d\\end{E}',
  '\\begin{E}a\\end{E}',
];

/** These change what comes after them, or reach out of the formula. */
const LASTING =
  /^(Declare|newtag|renewtag|usetag|mathtoolsset|label|ref|eqref|refeq|show|message|errmessage|char|noexpand|verb|mathchoice|relax)/;

/** Commands that are one sign. */
const SIGNS = [...',:;!|{}%#$&_ \\>'];

const mathJax = openMathJax();

export const takes = {
  katex: (latex: string) => succeeds(() => katexAlone(latex, { displayMode: true })),
  // A picture without measures has a label at its margin, which a line of text has no place for.
  mathJax: (latex: string) =>
    succeeds(() => /^<svg[^>]* viewBox=/.test(mathJax(latex, true)) && !mathJax(latex, true).includes('"merror"')),
};

function succeeds(set: () => unknown): boolean {
  try {
    return set() !== false;
  } catch {
    return false;
  }
}

/** The names that MathJax knows, by its own tables. */
function namesOfMathJax(): { commands: string[]; environments: string[] } {
  const names = (kinds: readonly ('macro' | 'delimiter' | 'environment')[]) =>
    AllPackages.filter((name) => !left.includes(name)).flatMap((name) =>
      kinds.flatMap((kind) => (ConfigurationHandler.get(name)?.handler[kind] ?? []).flatMap(keysOf)),
    );
  return {
    commands: [...names(['macro', 'delimiter']), ...Object.keys(macros)].map((name) => name.replace(/^\\/, '')),
    environments: names(['environment']),
  };
}

function keysOf(table: string): string[] {
  const map: unknown = Reflect.get(MapHandler.getMap(table) ?? {}, 'map'); // private, and nothing else tells the names
  return map instanceof Map ? [...map.keys()].map(String) : [];
}

/** The names that stand in KaTeX's source. */
function namesOfKatex(): { commands: string[]; environments: string[] } {
  const path = createRequire(import.meta.url)
    .resolve('katex')
    .replace(/katex\.js$/, 'katex.mjs');
  const source = readFileSync(path, 'utf8');
  return {
    commands: [...source.matchAll(/["']\\\\([A-Za-z]+\*?|[^A-Za-z\s"'])["']/g)].map(([, name = '']) => name),
    environments: [...source.matchAll(/names: \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/"([a-zA-Z*]+)"/g)].map(([, name = '']) => name),
    ),
  };
}

export const inShape = (shape: string, name: string): string => shape.replace('C', () => `\\${name}`);

/** A way in which both take a command. */
export const shapeForBoth = (name: string): string | undefined =>
  shapes.map((shape) => inShape(shape, name)).find((latex) => takes.katex(latex) && takes.mathJax(latex));

export const environmentForBoth = (name: string): string | undefined =>
  environmentShapes
    .map((shape) => shape.replaceAll('E', name))
    .find((latex) => takes.katex(latex) && takes.mathJax(latex));

/** What both set, by trying every name that either knows. */
export function supportedByBoth(): { commands: string[]; environments: string[] } {
  const [one, other] = [namesOfMathJax(), namesOfKatex()];
  const commands = [...new Set([...one.commands, ...other.commands, ...SIGNS])]
    .filter((name) => /^([A-Za-z]+\*?|[^A-Za-z@])$/.test(name) && !LASTING.test(name))
    .filter((name) => shapeForBoth(name) !== undefined);
  const environments = [...new Set([...one.environments, ...other.environments])].filter(
    (name) => environmentForBoth(name) !== undefined,
  );
  return { commands: commands.sort(), environments: environments.sort() };
}
