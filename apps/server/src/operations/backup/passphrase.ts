import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Language } from '@zhibi/contract/kernel';
import { BackupError, isMissing, refusals } from './words.js';

const LEAST = 12;

const asked = {
  zh: ['备份口令：', '再输一次：'],
  en: ['Passphrase of the backup: ', 'Once more: '],
} as const;

interface Given {
  BACKUP_PASSPHRASE?: string | undefined;
  BACKUP_PASSPHRASE_FILE?: string | undefined;
}

/** The passphrase of a backup: out of the environment, a file or the terminal; never of the command line, which every user of the machine sees. */
export async function passphraseOf(
  given: Given,
  { language, isNew }: { language: Language; isNew: boolean },
): Promise<string> {
  const isGiven = given.BACKUP_PASSPHRASE !== undefined || given.BACKUP_PASSPHRASE_FILE !== undefined;
  return isGiven ? givenPassphrase(given) : longEnough(await typed(language, isNew));
}

/** The one that the settings give, where nobody sits at a terminal. */
export function givenPassphrase({ BACKUP_PASSPHRASE, BACKUP_PASSPHRASE_FILE }: Given): string {
  if (BACKUP_PASSPHRASE !== undefined) return longEnough(BACKUP_PASSPHRASE);
  if (BACKUP_PASSPHRASE_FILE === undefined) throw new BackupError(refusals.noPassphrase);
  return longEnough(firstLineOf(BACKUP_PASSPHRASE_FILE));
}

function longEnough(passphrase: string): string {
  if (passphrase.length < LEAST) throw new BackupError(refusals.shortPassphrase);
  return passphrase;
}

function firstLineOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/)[0] ?? '';
  } catch {
    throw new BackupError(isMissing(file));
  }
}

async function typed(language: Language, isNew: boolean): Promise<string> {
  if (!process.stdin.isTTY) throw new BackupError(refusals.noPassphrase);
  const [first, again] = asked[language];
  const passphrase = await ask(first);
  if (isNew && (await ask(again)) !== passphrase) throw new BackupError(refusals.twoPassphrases);
  return passphrase;
}

/** One line of the terminal that is not shown. */
async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
