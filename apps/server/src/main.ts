import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { explainStart } from './app/explain-start.js';
import { watchFaults } from './app/faults.js';
import { EngineLost } from './app/open-database.js';
import { type RunningServer, startServer } from './app/start-server.js';
import { consoleLanguage } from './platform/console-language.mjs';

/** EX_TEMPFAIL: to be started again. */
const AGAIN = 75;
/** EX_CONFIG: a person has to mend something first. */
const TO_BE_MENDED = 78;

const language = consoleLanguage(process.env);
const say = (words: { zh: string; en: string }) => console.error(words[language]);

/** Ends with one sentence for what the person who started it can mend; anything else is a bug and shows its stack. */
function explain(error: unknown): never {
  if (error instanceof EngineLost) endWithDatabase();
  const sentence = explainStart(error, process.env);
  if (sentence === undefined) throw error;
  say(sentence);
  process.exit(TO_BE_MENDED);
}

/** Whoever started us starts us again (scripts/start.mjs, a service manager): the next start repairs the database from its own log. */
function endWithDatabase(): never {
  say({
    zh: 'PostgreSQL 已经结束：服务器随之结束，等待重新启动。',
    en: 'PostgreSQL has ended by itself: this server ends too, to be started again.',
  });
  process.exit(AGAIN);
}

let running: RunningServer | undefined;
let ending = false;
async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  if (running === undefined) process.exit(0); // PostgreSQL hears of it by its pipe
  await running.close();
  process.exit(0);
}
process.on('SIGINT', end);
process.on('SIGTERM', end);
// The one who started us is gone: a server that nobody can stop must not stay.
if (process.channel) process.on('disconnect', end);
watchFaults();

const dist = resolve(import.meta.dirname, '../../web/dist');
const web = existsSync(join(dist, 'index.html')) ? dist : undefined;
running = await startServer(process.env, { web }).catch(explain);
process.send?.('up');
process.channel?.unref();
void running.lost.then(() => ending || endWithDatabase());
