// `npm run dev`: the web application and the server on one address with the demo world; both follow every change of their sources.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer as listenOn } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { consoleLanguage } from '../apps/server/src/platform/console-language.mjs';
import { bin, cleanEnv, ensureInstalled, root, serverArgs } from './ensure.mjs';

ensureInstalled();
// Of the web application's packages: the root has none of its own.
const { createServer } = await import(pathToFileURL(bin('vite/dist/node/index.js')).href);
const { watchServer } = await import('./build-server.mjs');
rmSync(join(root, 'apps/server/dist'), { recursive: true, force: true }); // what is compiled here is no release

const isChinese = consoleLanguage(process.env) === 'zh';
const say = (zh, en) => console.log(`  ${isChinese ? zh : en}`);
const port = Number(process.env.PORT || 3000);
const inner = await freePort();
process.env.ZHIBI_SERVER = `http://127.0.0.1:${inner}`;
const web = await createServer({
  configFile: join(root, 'apps/web/vite.config.ts'),
  server: { port, strictPort: true },
  clearScreen: false,
});
await web.listen();

let server;
let turn = Promise.resolve();
const env = {
  DATA_DIR: join(root, 'data-dev'),
  DEMO: '1',
  ...cleanEnv(),
  PORT: String(inner),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
};
/** One after the other: the next server finds the database that the last one has left. */
const restart = async () => {
  const begun = Date.now();
  await stop();
  const [file] = serverArgs('main').slice(-1);
  server = fork(file, { cwd: root, env, execArgv: ['--enable-source-maps'] });
  const up = once(server, 'message').then(() => true);
  if (await Promise.race([up, once(server, 'exit').then(() => false)])) {
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    say(`服务器已就绪（${seconds} 秒）。`, `the server is ready (${seconds} s).`);
  }
};
async function stop() {
  if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}
const watcher = watchServer((error) => {
  if (error) console.error(error);
  else turn = turn.then(restart);
});

async function freePort() {
  const probe = listenOn().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const found = probe.address().port;
  probe.close();
  return found;
}

async function end() {
  await Promise.all([watcher.close(), web.close(), stop()]);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
