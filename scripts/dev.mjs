// `npm run dev`: the web application and the server on one address with the demo world; both follow every change of their sources.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer as listenOn } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { consoleLanguage } from '../apps/server/src/platform/console-language.mjs';
import { bin, cleanEnv, ensureInstalled, root, serverArgs } from './ensure.mjs';
import { openRelay } from './relay.mjs';

ensureInstalled();
// Of the web application's packages: the root has none of its own.
const { createServer } = await import(pathToFileURL(bin('vite/dist/node/index.js')).href);
const { watchServer } = await import('./build-server.mjs');
rmSync(join(root, 'apps/server/dist'), { recursive: true, force: true }); // what is compiled here is no release

const isChinese = consoleLanguage(process.env) === 'zh';
const say = (zh, en) => console.log(`  ${isChinese ? zh : en}`);
const port = Number(process.env.PORT || 3000);
const relay = await openRelay();
process.env.ZHIBI_SERVER = `http://127.0.0.1:${relay.port}`;
const web = await createServer({
  configFile: join(root, 'apps/web/vite.config.ts'),
  server: { port, strictPort: true },
  clearScreen: false,
});
await web.listen();

const env = { DATA_DIR: join(root, 'data-dev'), DEMO: '1', ...cleanEnv(), PUBLIC_URL: `http://127.0.0.1:${port}` };
const options = { cwd: root, env, execArgv: ['--enable-source-maps'] };
const program = (name) => serverArgs(name).at(-1);
const isUp = (child) => Promise.race([once(child, 'message').then(() => true), once(child, 'exit').then(() => false)]);
const isOver = (child) => child === undefined || child.exitCode !== null || child.signalCode !== null;

let [server, keeper, ending] = [undefined, undefined, false];
let turn = Promise.resolve();
/** PostgreSQL stays while servers come and go: to stop and start it takes longer than all else. */
async function keepDatabase() {
  if (env.DATABASE_URL || !isOver(keeper)) return;
  keeper = fork(program('keep'), { ...options });
  await isUp(keeper);
}
/** The next server is ready before the last one ends: whoever asks meanwhile is answered by that. */
async function renew() {
  if (ending) return;
  const begun = Date.now();
  await keepDatabase();
  const inner = await freePort();
  const next = fork(program('main'), { ...options, env: { ...env, PORT: String(inner) } });
  if (!(await isUp(next))) return;
  relay.leadTo(inner);
  server?.kill('SIGTERM');
  server = next;
  if (ending) server.kill('SIGTERM');
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  say(`服务器已就绪（${seconds} 秒）。`, `the server is ready (${seconds} s).`);
}
async function stop(child) {
  if (isOver(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
const watcher = watchServer((error) => {
  if (error) console.error(error);
  else turn = turn.then(renew);
});

async function freePort() {
  const probe = listenOn().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const found = probe.address().port;
  probe.close();
  return found;
}

async function end() {
  if (ending) return;
  ending = true;
  relay.close();
  await Promise.all([watcher.close(), web.close(), stop(server)]);
  await stop(keeper);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
