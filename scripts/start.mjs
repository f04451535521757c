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
server.on('exit', (code) => process.exit(code ?? 1));
