import { longestFormula } from '../rich/within-limits.js';
import { forbiddenCommands } from './commands.js';
import { type LatexToken, latexTokens } from './tokens.js';

/** Why a formula will not be set. `at`: where, in UTF-16 units from 0; `word`: the command or environment it is about. */
export type MathIssue = {
  reason:
    | 'empty'
    | 'too-long'
    | 'too-deep'
    | 'forbidden-command'
    | 'brace-not-opened'
    | 'brace-not-closed'
    | 'left-without-right'
    | 'right-without-left'
    | 'begin-without-end'
    | 'end-without-begin'
    | 'script-without-argument';
  at: number;
  word?: string;
};

const deepest = 60;
type Opened = { kind: 'brace' | 'left' | 'begin'; at: number; word?: string };

const notClosed: Record<Opened['kind'], MathIssue['reason']> = {
  brace: 'brace-not-closed',
  left: 'left-without-right',
  begin: 'begin-without-end',
};
const notOpened: Record<Opened['kind'], MathIssue['reason']> = {
  brace: 'brace-not-opened',
  left: 'right-without-left',
  begin: 'end-without-begin',
};

function environmentName(tokens: readonly LatexToken[], at: number): string {
  const close = tokens.findIndex((token, i) => i > at && token.t === 'close');
  const inside = close < 0 ? [] : tokens.slice(at + 1, close).filter((token) => token.t === 'char');
  return inside.map((token) => token.v).join('');
}

/** What a token opens or closes; undefined for everything else. */
function bracketOf(
  tokens: readonly LatexToken[],
  i: number,
): { kind: Opened['kind']; opens: boolean; word?: string } | undefined {
  const token = tokens[i];
  if (token?.t === 'open' || token?.t === 'close') return { kind: 'brace', opens: token.t === 'open' };
  if (token?.t !== 'command') return undefined;
  if (token.v === 'left' || token.v === 'right') return { kind: 'left', opens: token.v === 'left' };
  if (token.v !== 'begin' && token.v !== 'end') return undefined;
  return { kind: 'begin', opens: token.v === 'begin', word: environmentName(tokens, i) };
}

function nestingIssues(tokens: readonly LatexToken[]): MathIssue[] {
  const issues: MathIssue[] = [];
  const open: Opened[] = [];
  tokens.forEach((token, i) => {
    const bracket = bracketOf(tokens, i);
    if (!bracket) return;
    const { kind, opens, word } = bracket;
    const named = word === undefined ? {} : { word };
    if (opens) {
      open.push({ kind, at: token.at, ...named });
      if (open.length === deepest + 1) issues.push({ reason: 'too-deep', at: token.at });
      return;
    }
    const from = open.findLastIndex((one) => one.kind === kind && one.word === word);
    if (from < 0) issues.push({ reason: notOpened[kind], at: token.at, ...named });
    else issues.push(...open.splice(from).slice(1).map(unclosed));
  });
  return [...issues, ...open.map(unclosed)];
}

const unclosed = ({ kind, at, word }: Opened): MathIssue =>
  word === undefined ? { reason: notClosed[kind], at } : { reason: notClosed[kind], at, word };

/** `\ce{O2 ^}`: a gas escapes. What stands in it has a grammar of its own. */
function outsideChemistry(tokens: readonly LatexToken[]): LatexToken[] {
  let [inside, depth] = [false, 0];
  return tokens.filter(({ t, v }) => {
    if (t === 'command' && v === 'ce') [inside, depth] = [true, 0];
    else if (inside && t === 'open') depth++;
    else if (inside && t === 'close' && --depth === 0) inside = false;
    return !inside;
  });
}

function scriptIssues(tokens: readonly LatexToken[]): MathIssue[] {
  const read = outsideChemistry(tokens).filter((token) => !(token.t === 'char' && /\s/.test(token.v)));
  return read.flatMap((token, i): MathIssue[] => {
    const next = read[i + 1];
    const lacks =
      token.t === 'script' && (next === undefined || next.t === 'close' || next.t === 'script' || next.v === '&');
    return lacks ? [{ reason: 'script-without-argument', at: token.at }] : [];
  });
}

/**
 * What is wrong with a formula as far as its signs tell, in the order of the formula; empty when nothing is. Cheap enough for every key
 * press: no renderer is asked, so an unknown command is not found here.
 */
export function mathIssues(latex: string): MathIssue[] {
  if (latex.trim() === '') return [{ reason: 'empty', at: 0 }];
  if (latex.length > longestFormula) return [{ reason: 'too-long', at: longestFormula }];
  const tokens = latexTokens(latex);
  const forbidden = tokens.flatMap(({ t, v, at }): MathIssue[] =>
    t === 'command' && forbiddenCommands.has(v.replace('*', '')) ? [{ reason: 'forbidden-command', at, word: v }] : [],
  );
  return [...forbidden, ...nestingIssues(tokens), ...scriptIssues(tokens)].sort((a, b) => a.at - b.at);
}
