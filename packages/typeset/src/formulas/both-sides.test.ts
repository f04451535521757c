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
