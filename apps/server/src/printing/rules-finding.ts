import { type Finding, type FindingMark, MOST_MARKS } from '@zhibi/contract/printing';

const MOST_NAMES = 60;

export const passed = (check: Finding['check'], count: number): Finding => ({
  check,
  level: 'passed',
  count,
  names: [],
  marks: [],
});

export const wrong = (
  level: 'warning' | 'error',
  check: Finding['check'],
  count: number,
  names: readonly string[] = [],
  marks: readonly FindingMark[] = [],
): Finding => ({ check, level, count, names: names.slice(0, MOST_NAMES), marks: marks.slice(0, MOST_MARKS) });
