import type { ExchangeFormat } from '@zhibi/contract/questions/exchange';
import { isZip, openZip } from '@zhibi/files';
import { holdsArchives } from './holds-archives.js';
import { usualLimits, whyUnreadable } from './model.js';
import { readText } from './read-text.js';

function ofArchive(bytes: Uint8Array): ExchangeFormat | undefined {
  const { names } = openZip(bytes, usualLimits);
  if (names.includes('word/document.xml')) return 'docx';
  if (names.includes('xl/workbook.xml')) return 'xlsx';
  // Its reader says that there are only archives within.
  return names.some((name) => name.endsWith('.xml')) || holdsArchives(names) ? 'qti-2.1' : undefined;
}

function ofText(head: string): ExchangeFormat | undefined {
  if (/<quiz[\s>]/.test(head)) return 'moodle-xml';
  if (/<[\w:-]*(?:assessment-?item|questestinterop)\b/i.test(head)) return 'qti-2.1';
  if (/^\s*\[?\s*\{\s*"/.test(head)) return 'jsonl';
  if (/^\s*(?:ANSWER|KEY|(?:正确|参考|标准)?答案)\s*[:：]\s*[A-Z]\s*$/im.test(head) && /^\s*A\s*[.)．、）]/m.test(head))
    return 'aiken';
  if (/^\s*ANSWER\s*[:：]/im.test(head)) return 'aiken';
  if (/^[^\n]*(?:题干|题目|stem)[^\n]*[,\t;]/i.test(head)) return 'xlsx';
  return /(?:^|[^\\])\{[\s\S]*?(?:[^\\])?\}/.test(head) ? 'gift' : undefined;
}

/** What form a file has, by what is in it; undefined when nothing tells. A QTI package of any version is read alike. */
export function guessFormat(bytes: Uint8Array): ExchangeFormat | undefined {
  try {
    return isZip(bytes) ? ofArchive(bytes) : ofText(readText(bytes).slice(0, 65_536));
  } catch (error) {
    if (whyUnreadable(error) === undefined) throw error;
    return undefined;
  }
}
