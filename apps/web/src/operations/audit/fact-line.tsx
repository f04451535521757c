import { type AuditFact, type RetentionKind, usualRetention } from '@zhibi/contract/operations';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { listed } from '../../platform/listed.js';
import { zh } from '../text.zh.js';

type T = TFunction<'operations'>;

// Rows of older versions may tell of fields that are no more: those stand as they were written.
type Field = keyof typeof zh.audit.fields;
const isField = (name: string): name is Field => Object.hasOwn(zh.audit.fields, name);
type Value = keyof typeof zh.audit.values;
const isValue = (value: string): value is Value => Object.hasOwn(zh.audit.values, value);
const isKind = (name: string): name is RetentionKind => Object.hasOwn(usualRetention, name);

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** One field of an act in words, with what was before where it was something else. */
export function FactLine({ what, fact: { name, before, after } }: { what: string; fact: AuditFact }) {
  const { t } = useTranslation('operations');
  const isKept = what === 'retention-changed' && isKind(name);
  const word = isKept ? t(`retention.kinds.${name}`) : wordOf(t, name);
  // Empty before and after: nothing of it changed.
  if (before === '' && after === '') return null;
  return (
    <div>
      <small>{word}</small> {before && <del>{valueWords(t, name, before)}</del>} {valueWords(t, name, after)}
    </div>
  );
}

const wordOf = (t: T, name: string): string => (isField(name) ? t(`audit.fields.${name}`) : name);

/** Codes in words; ids by their first signs, which tell them apart by eye: whole ones are in the export. */
function valueWords(t: T, name: string, value: string): string {
  const list = listOf(value);
  if (list) return listed(list.map((one) => codeWord(t, name, one))) || '—';
  return codeWord(t, name, value).replace(UUID, (id) => id.slice(0, 8)) || '—';
}

function codeWord(t: T, name: string, value: string): string {
  const ofChange = `${name}-${value}`;
  if (isValue(ofChange)) return t(`audit.values.${ofChange}`);
  if (name === 'changed') return wordOf(t, value);
  return isValue(value) ? t(`audit.values.${value}`) : value.replace(UUID, (id) => id.slice(0, 8));
}

/** Several words of one field. */
function listOf(value: string): string[] | undefined {
  if (!/^\[.*\]$/s.test(value)) return undefined;
  try {
    const read: unknown = JSON.parse(value);
    return Array.isArray(read) && read.every((one) => typeof one === 'string') ? read : undefined;
  } catch {
    return undefined; // what somebody typed between brackets is no list
  }
}
