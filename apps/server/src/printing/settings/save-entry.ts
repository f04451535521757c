import {
  closedKinds,
  type DictEntry,
  type DictKind,
  entriesOf,
  findEntry,
  isCodeOf,
  isUsual,
} from '@zhibi/contract/printing/settings';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { recordSettings } from './audit-settings.js';
import { dictionaryFor } from './read-settings.js';
import { deleteEntry, isEntryUsed, writeEntry } from './store-dictionary.js';

type Input = Omit<DictEntry, 'position'> & { isNew: boolean };

/** Adds an entry at the end of its list, or names, retires and brings back one. */
export async function saveEntry(db: Db, actor: Actor, { isNew, ...input }: Input): Promise<{ revision: number }> {
  const { kind, code, enabled } = input;
  const dictionary = await dictionaryFor(db, actor);
  const known = findEntry(dictionary, kind, code);
  if (isNew) {
    ensure(!closedKinds.includes(kind), 'conflict', 'kind-closed');
    ensure(isCodeOf(kind, code), 'conflict', 'code-wrong');
    ensure(known === undefined, 'conflict', 'code-taken');
  } else {
    ensure(known !== undefined, 'not-found');
    ensure(known.revision === input.revision, 'conflict', 'changed');
  }
  const others = entriesOf(dictionary, kind).filter((entry) => entry.code !== code);
  ensure(enabled || others.some((entry) => entry.enabled), 'conflict', 'last-enabled');
  const last = Math.max(-1, ...others.map(({ position }) => position));
  const position = known?.position ?? last + 1;
  const revision = await writeEntry(db, actor.organisationId, { ...input, position });
  const plain = ({ zh, en, enabled }: Pick<DictEntry, 'zh' | 'en' | 'enabled'>) => ({ zh, en, enabled });
  const change = { before: known ? plain(known) : {}, after: plain(input) };
  await recordSettings(db, actor, { part: 'list', of: `${kind} ${code}`, ...change });
  return { revision };
}

/** Puts a list in order: all of its entries, so that none is lost between two who do it at once. */
export async function orderEntries(
  db: Db,
  actor: Actor,
  { kind, codes }: { kind: DictKind; codes: readonly string[] },
): Promise<Record<string, never>> {
  const entries = entriesOf(await dictionaryFor(db, actor), kind);
  const isWhole = new Set(codes).size === codes.length && entries.every(({ code }) => codes.includes(code));
  ensure(isWhole && entries.length === codes.length, 'conflict', 'order-differs');
  for (const entry of entries) {
    const position = codes.indexOf(entry.code);
    if (position !== entry.position) await writeEntry(db, actor.organisationId, { ...entry, position });
  }
  const before = { order: entries.map(({ code }) => code) };
  await recordSettings(db, actor, { part: 'list', of: kind, before, after: { order: codes } });
  return {};
}

/** Takes away what was never used. */
export async function removeEntry(
  db: Db,
  actor: Actor,
  { kind, code }: { kind: DictKind; code: string },
): Promise<Record<string, never>> {
  ensure(!isUsual(kind, code), 'conflict', 'entry-usual');
  const dictionary = await dictionaryFor(db, actor);
  const entry = found(findEntry(dictionary, kind, code));
  ensure(
    entriesOf(dictionary, kind).some((entry) => entry.enabled && entry.code !== code),
    'conflict',
    'last-enabled',
  );
  ensure(!(await isEntryUsed(db, kind, code)), 'conflict', 'entry-used');
  await deleteEntry(db, actor.organisationId, kind, code);
  const { zh, en } = entry;
  await recordSettings(db, actor, { part: 'list', of: `${kind} ${code}`, before: { zh, en }, after: {} });
  return {};
}
