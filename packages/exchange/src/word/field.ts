import type { Cut } from './cut.js';
import { field, looseAnalysis, looseKey } from './signs.js';

/** What a line names at its beginning, `【解析】` or `答案：`, and how many signs say so. */
export function fieldIn(text: string): { name: string; length: number } | undefined {
  const found = field.exec(text) ?? looseKey.exec(text) ?? looseAnalysis.exec(text);
  if (found === null) return undefined;
  return { name: found[1] ?? (looseKey.test(text) ? '答案' : '解析'), length: found[0].length };
}

/** Keeps a fact of a question; what is named twice stands on lines of its own. */
export function addFact({ facts }: Cut, name: string, value: string): void {
  const before = facts.get(name);
  facts.set(name, before === undefined ? value : `${before}\n${value}`);
}
