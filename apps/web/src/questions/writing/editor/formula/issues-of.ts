import { type MathIssue, mathIssues } from '@zhibi/content';
import { unsupportedIn } from '@zhibi/content/supported';
import { isUnfilled } from './written.js';

export type FormulaIssue =
  | MathIssue
  | { reason: 'unfilled'; at: number; word?: string }
  | { reason: 'unsupported'; at: number; word?: string };

/** Why a formula cannot be put in yet; nothing is wrong with one that has not been begun. */
export function issuesOf(latex: string): FormulaIssue[] {
  if (latex.trim() === '') return [];
  if (isUnfilled(latex)) return [{ reason: 'unfilled', at: 0 }];
  const issues = mathIssues(latex);
  const word = unsupportedIn(latex);
  return word === undefined || issues.length > 0
    ? issues
    : [{ reason: 'unsupported', at: Math.max(0, latex.indexOf(word)), word }];
}
