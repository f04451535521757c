// `npm start`: install, build, start. Ends when it is told to, and takes the server with it.
import { spawn } from 'node:child_process';
import { cleanEnv, ensureBuilt, ensureInstalled, root } from './ensure.mjs';

ensureInstalled();
ensureBuilt();
const server = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...cleanEnv(), NODE_ENV: 'production', ZHIBI_PARENT: String(process.pid) },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => server.kill(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM'));
// npm does not pass a SIGTERM on to what it started: when it is gone, everything ends.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined)
  setInterval(() => process.ppid !== parent && server.kill('SIGTERM'), 500).unref();
server.on('exit', (code) => process.exit(code ?? 1));
