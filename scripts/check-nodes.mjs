// `npm run check:nodes [22 24]`: what is committed here starts and passes `npm run check` with other releases of Node, each in a clone of its own.
// The releases come from npm, so that nothing has to be installed beforehand.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { cleanEnv, root } from './ensure.mjs';

/** A first start installs, builds and makes its database; a busy machine takes its time. */
const START_MS = 900_000;

const named = process.argv.slice(2);
const majors = named.length > 0 ? named : ['22', '24'];
const isWindows = process.platform === 'win32';

const folder = mkdtempSync(join(tmpdir(), 'zhibi-nodes-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

let passed = true;
for (const major of majors) {
  const begun = Date.now();
  const clone = join(folder, major);
  const env = { ...cleanEnv(), PATH: `${nodeOf(major)}${delimiter}${process.env.PATH}` };
  run('git', ['clone', '--quiet', root, clone]);
  const address = await start(clone, { ...env, DATA_DIR: join(folder, `data-${major}`), PORT: '0', DEMO: '0' });
  const isChecked =
    spawnSync('npm', ['run', 'check'], { cwd: clone, env, shell: isWindows, stdio: 'inherit' }).status === 0;
  passed &&= address !== undefined && isChecked;
  const started = address === undefined ? 'did not start' : 'started';
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`Node ${major}: ${started}, ${isChecked ? 'passed' : 'failed'} the checks (${seconds} s)`);
  rmSync(clone, { recursive: true, force: true, maxRetries: 5 });
}
process.exitCode = passed ? 0 : 1;

/** The folder of the programs of the newest release of a major version. */
function nodeOf(major) {
  const place = join(folder, `node-${major}`);
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  run('npm', [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--prefix',
    place,
    `${name}@${major}`,
  ]);
  const { version } = JSON.parse(readFileSync(join(place, 'node_modules', name, 'package.json'), 'utf8'));
  console.log(`Node ${version}`);
  return join(place, 'node_modules', name, 'bin');
}

/** Starts the product until it tells its address, and ends it again. Answers the address; undefined when it ended before. */
async function start(cwd, env) {
  const child = spawn('npm', ['start'], {
    cwd,
    env,
    shell: isWindows,
    detached: !isWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.on('close', () => resolve(undefined)));
  let said = '';
  const told = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        process.stdout.write(text);
        said += text;
        const [address] = /http:\/\/\S+/.exec(said) ?? [];
        if (address !== undefined) resolve(address);
      });
  });
  let waiting;
  const late = new Promise((resolve) => (waiting = setTimeout(resolve, START_MS)));
  const address = await Promise.race([told, ended, late]);
  clearTimeout(waiting);
  const isAnswered =
    address !== undefined &&
    (await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ));
  // npm and all that it started.
  if (child.exitCode === null) isWindows ? child.kill() : process.kill(-child.pid, 'SIGTERM');
  await ended;
  return isAnswered ? address : undefined;
}

function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: folder, env: cleanEnv(), shell: isWindows, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
