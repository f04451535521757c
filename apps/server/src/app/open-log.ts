import { join, resolve } from 'node:path';
import type { Language, Message } from '@zhibi/contract/kernel';
import type { DestinationStream } from 'pino';
import { type Log, openLog } from '../platform/log.js';
import { openLogFile } from '../platform/log-file.js';
import type { Settings } from '../platform/settings.js';
import { consoleWords } from './console-words.js';

const WARNING = 40;
const ERROR = 50;
/** What comes again within this time is counted, not told again. */
const QUIET_MS = 60_000;

/** The log of a server: a file in DATA_DIR, and a sentence on the console for each warning; or JSON on the console by setting. */
export function openServerLog(settings: Settings, language: Language): Log {
  if (settings.LOG_CONSOLE === 'json') return openLog(settings.LOG_LEVEL);
  const say = (words: Message) => console.error(`  ${words[language]}`);
  const folder = join(resolve(settings.DATA_DIR), 'log');
  const file = openLogFile(folder, () => say(cannotWrite(folder)));
  return openLog(settings.LOG_LEVEL, withConsole(file, say));
}

const cannotWrite = (folder: string): Message => ({
  zh: `日志写不进 ${folder}：请检查磁盘空间与权限。`,
  en: `The log cannot be written to ${folder}: look at the room and the rights there.`,
});

/** What pino tells of a line to a destination that asks for it. */
interface Reported extends DestinationStream {
  lastLevel?: number;
  lastMsg?: string;
  lastObj?: { err?: unknown };
  flush(): void;
}

export function withConsole(
  file: DestinationStream & { path: string; flush(): void },
  say: (words: Message) => void,
  now: () => number = Date.now,
): Reported {
  const lastTold = new Map<string, number>();
  const to: Reported & { [metadata: symbol]: true } = {
    [Symbol.for('pino.metadata')]: true,
    flush: () => file.flush(),
    write: (line) => {
      file.write(line);
      const level = to.lastLevel ?? 0;
      if (level < WARNING) return;
      const what = sentenceOf(to.lastMsg ?? '', to.lastObj?.err);
      if (now() - (lastTold.get(what.en) ?? Number.NEGATIVE_INFINITY) < QUIET_MS) return;
      lastTold.set(what.en, now());
      const kind = level < ERROR ? { zh: '警告', en: 'Warning' } : { zh: '错误', en: 'Error' };
      say({ zh: `${kind.zh}：${what.zh}（详见 ${file.path}）`, en: `${kind.en}: ${what.en} (see ${file.path})` });
    },
  };
  return to;
}

/** What happened and what can be done, with the error's code. The error's own words stay in the file: they may name a child. */
function sentenceOf(words: string, error: unknown): Message {
  const known = consoleWords[words] ?? { zh: words, en: words };
  if (!(error instanceof Error)) return known;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  if (words === '' || words === error.message) return { zh: code, en: code };
  return { zh: `${known.zh}（${code}）`, en: `${known.en}, ${code}` };
}
