// `npm start`: install, build, and keep the server running until it is told to end.
import { consoleLanguage } from '../apps/server/src/platform/console-language.mjs';
import { cleanEnv, ensureBuilt, ensureInstalled, root, serverArgs } from './ensure.mjs';
import { supervise } from './supervise.mjs';

ensureInstalled('run');
ensureBuilt();
const language = consoleLanguage(process.env);
const { ended, end } = supervise({
  args: serverArgs('main'),
  cwd: root,
  env: { ...cleanEnv(), NODE_ENV: 'production', CONSOLE_LANG: language },
  language,
  say: (sentence) => console.error(`  ${sentence}`),
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => end(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM'));
// npm does not pass a SIGTERM on to what it started: when it is gone, everything ends.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined) {
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    end('SIGTERM');
  }, 500);
  look.unref();
}
process.exit(await ended);
