import { codesOf, type PrintOptions } from '@zhibi/contract/printing';
import { findEntry } from '@zhibi/contract/printing/settings';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import { dictionaryFor } from './settings/read-settings.js';

/** What is wished is what the centre offers now: a retired option is chosen no more. */
export async function ensureOffered(db: Db, actor: Actor, options: PrintOptions): Promise<void> {
  const dictionary = await dictionaryFor(db, actor);
  const { colour, duplex, binding, imposition } = codesOf(options);
  const isOffered =
    findEntry(dictionary, 'colour', colour)?.enabled &&
    findEntry(dictionary, 'duplex', duplex)?.enabled &&
    findEntry(dictionary, 'binding', binding)?.enabled &&
    findEntry(dictionary, 'imposition', imposition)?.enabled;
  ensure(isOffered === true, 'conflict', 'option-retired');
}
