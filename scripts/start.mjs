// `npm start`: install, build, start. Ends when it is told to, and takes the server with it.
import { spawn } from 'node:child_process';
import { cleanEnv, ensureBuilt, ensureInstalled, root } from './ensure.mjs';

ensureInstalled();
ensureBuilt();
/** What the server ends with when its PostgreSQL is gone: it is started again. */
const AGAIN = 75;
const PAUSE_MS = 1_000;

let server;
let isEnding = false;
function start() {
  server = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...cleanEnv(), NODE_ENV: 'production', ZHIBI_PARENT: String(process.pid) },
  });
  server.on('exit', (code) => {
    if (code !== AGAIN || isEnding) process.exit(code ?? 1);
    setTimeout(() => (isEnding ? process.exit(code) : start()), PAUSE_MS);
  });
}
function end(signal) {
  isEnding = true;
  server.kill(signal);
}
start();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => end(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM'));
// npm does not pass a SIGTERM on to what it started: when it is gone, everything ends.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined)
  setInterval(() => process.ppid !== parent && end('SIGTERM'), 500).unref();
