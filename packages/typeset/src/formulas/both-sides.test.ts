import { formulaHtml } from '@zhibi/content/katex';
import { supportedCommands, supportedEnvironments } from '@zhibi/content/supported';
import { beforeAll, expect, it } from 'vitest';
import { environmentForBoth, shapeForBoth } from '../../scripts/commands.js';
import { openFormulas, readMathJax } from './formulas.js';

const formulas = openFormulas();
beforeAll(readMathJax);

const onScreen = (latex: string, displayMode: boolean): boolean => {
  try {
    return formulaHtml(latex, { displayMode }).includes('<math');
  } catch {
    return false;
  }
};
const onPaper = (latex: string, display: boolean): boolean => formulas.draw(latex, display) !== undefined;
/** Where a formula is set: within a line and on a line of its own, on the screen and on paper. */
const setIn = (latex: string) =>
  [false, true].flatMap((display) => [onScreen(latex, display), onPaper(latex, display)]);
const everywhere = [true, true, true, true];

it('screen and paper set every command and environment of the list, within a line as on a line of its own', () => {
  const all = [
    ...[...supportedCommands].flatMap((name) => shapeForBoth(name) ?? []),
    ...[...supportedEnvironments].flatMap((name) => environmentForBoth(name) ?? []),
  ];
  expect(all.length).toBe(supportedCommands.size + supportedEnvironments.size);
  expect(all.filter((latex) => setIn(latex).includes(false))).toEqual([]);
}, 120_000);

const brackets = [
  ...['(', ')', '[', ']', '/', '|', '<', '>', '.'],
  ...`lang rang langle rangle lvert rvert lVert rVert vert Vert | lbrace rbrace { } lbrack rbrack lfloor rfloor lceil rceil lgroup rgroup
    lmoustache rmoustache ulcorner urcorner llcorner lrcorner uparrow downarrow updownarrow Uparrow Downarrow Updownarrow uarr darr uArr dArr
    Uarr Darr backslash lt gt lparen rparen`
    .split(/\s+/)
    .map((name) => `\\${name}`),
];
it.each(brackets)('%s is a bracket on both, of any size', (sign) => {
  const places = [
    `\\left${sign} \\dfrac12 \\right.`,
    `\\left. \\dfrac12 \\right${sign}`,
    `\\left( a \\middle${sign} b \\right)`,
    ...['big', 'Big', 'bigg', 'Bigg', 'bigl', 'Bigr', 'biggm'].map((size) => `\\${size}${sign} x`),
  ];
  expect(places.filter((latex) => setIn(latex).includes(false))).toEqual([]);
});

it.each([
  ['\\left\\lang \\dfrac12 \\right\\rang', '\\left\\langle \\dfrac12 \\right\\rangle'],
  ['\\left\\uArr \\dfrac12 \\right\\darr', '\\left\\Uparrow \\dfrac12 \\right\\downarrow'],
])('%s is drawn on paper as %s', (short, long) =>
  expect(formulas.draw(short, true)?.svg).toBe(formulas.draw(long, true)?.svg),
);

it.each(['a\\hspace*{1em}b', '\\emph{x}', '\\u{x}+\\v{y}', '\\begin{align*}a&=b\\\\c&=\\dfrac12\\end{align*}'])(
  '%s is set on both',
  (latex) => expect(setIn(latex)).toEqual(everywhere),
);

it.each(['align', 'gather', 'equation', 'alignat'])('the lines of %s bear no number, as on paper', (name) => {
  const inside = `\\begin{${name}}${name === 'alignat' ? '{1}' : ''}x\\end{${name}}`;
  const html = formulaHtml(inside, { displayMode: true });
  expect(html).not.toContain('eqn-num');
  expect(html).toContain(`${inside}</annotation>`); // and it stays what was typed
});
