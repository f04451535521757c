import type { Language } from '../kernel/index.js';
import { codeReasons, sessionReasons, weixinReasons } from '../session/index.js';
import type { AuditFact } from './audit.js';
import * as en from './audit-words/en.js';
import * as zh from './audit-words/zh.js';

type Words = Readonly<Record<string, string>>;
const words: Readonly<Record<Language, { whats: Words; fields: Words; values: Words; kinds: Words }>> = { zh, en };
/** Why somebody was not let in, as it was said to them. */
const refusals: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  ...weixinReasons,
  ...codeReasons,
  ...sessionReasons,
};

const own = (list: Words, name: string): string | undefined => (Object.hasOwn(list, name) ? list[name] : undefined);

/** What is kept for a time, by its word in code. */
export const retentionWords = { zh: zh.kinds, en: en.kinds } as const;

/** What was done, in words. Rows of older versions may tell of acts that are no more: those stand as they were written. */
export const actWord = (what: string, language: Language): string => own(words[language].whats, what) ?? what;

/** A fact in words: what the field is called, what was before and what is after; codes stand as what they mean. */
export function factWords(what: string, { name, before, after }: AuditFact, language: Language): AuditFact {
  const { fields, kinds } = words[language];
  const kind = what === 'retention-changed' ? own(kinds, name) : undefined;
  const said = (value: string) => valueWords(name, value, language);
  return { name: kind ?? own(fields, name) ?? name, before: before && said(before), after: said(after) };
}

const SEPARATORS: Readonly<Record<Language, string>> = { zh: '、', en: ', ' };

function valueWords(name: string, value: string, language: Language): string {
  const list = listOf(value);
  if (list === undefined) return codeWord(name, value, language);
  return list.map((one) => codeWord(name, one, language)).join(SEPARATORS[language]);
}

function codeWord(name: string, value: string, language: Language): string {
  const { fields, values } = words[language];
  const reason = name === 'reason' && Object.hasOwn(refusals, value) ? refusals[value]?.[language] : undefined;
  if (name === 'changed') return own(fields, value) ?? value;
  return own(values, `${name}-${value}`) ?? reason ?? own(values, value) ?? value;
}

/** Several words or numbers of one field. */
function listOf(value: string): string[] | undefined {
  if (!/^\[.*\]$/s.test(value)) return undefined;
  try {
    const read: unknown = JSON.parse(value);
    const isList = Array.isArray(read) && read.every((one) => typeof one === 'string' || typeof one === 'number');
    return isList ? read.map(String) : undefined;
  } catch {
    return undefined; // what somebody typed between brackets is no list
  }
}
