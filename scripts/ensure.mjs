// Without dependencies: makes node_modules match package-lock.json, on any npm mirror.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { consoleLanguage } from '../apps/server/src/platform/console-language.mjs';
import { prune } from './prune.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const bin = (...path) => join(root, 'node_modules', ...path);

/** npm hands its settings to children as variables; a nested npm would read them as its own (omit, workspace, global). */
export function cleanEnv() {
  const keep =
    /^npm_config_(registry|cache|userconfig|globalconfig|https?[-_]proxy|proxy|noproxy|cafile|ca|strict_ssl|nodedir)$/i;
  const env = {};
  for (const [name, value] of Object.entries(process.env)) {
    if (!/^npm_(config|lifecycle|package|command|execpath|node_execpath)/i.test(name) || keep.test(name))
      env[name] = value;
  }
  delete env.NODE_ENV;
  return env;
}

/** Runs a program to its end; a failure ends us with its code. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: cleanEnv(),
    shell: process.platform === 'win32',
    ...options,
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** The same, answering whether it succeeded. */
export function attempt(command, args, options = {}) {
  return (
    spawnSync(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: cleanEnv(),
      shell: process.platform === 'win32',
      ...options,
    }).status === 0
  );
}

export const runNode = (...args) => run(process.execPath, args);

const language = consoleLanguage(process.env);
const say = (zh, en) => console.log(`  ${language === 'zh' ? zh : en}`);

const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];

/**
 * Makes node_modules hold what is needed: to 'run' the product, or 'all' of it with what builds on it. Who has all has what running needs;
 * who has that gets only the rest. Who has the tools keeps them: a command of the running product must not take away what somebody works with.
 */
export function ensureInstalled(wanted = 'all') {
  const level = existsSync(bin('vitest')) ? 'all' : wanted;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node 20.19 or later is needed, this is ${process.version}.`);
    process.exit(1);
  }
  const stampFile = bin('.zhibi-stamp');
  const stamp = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex');
  const [present, has] = existsSync(stampFile) ? readFileSync(stampFile, 'utf8').split(' ') : [];
  // A stamp without a word is that of a whole install.
  if (present === stamp && (has !== 'run' || level === 'run')) return;
  say('正在安装依赖……（第一次约一分钟）', 'installing … (about a minute the first time)');
  const omit = level === 'run' ? '--omit=dev' : '--include=dev';
  const isAdded = present === stamp && attempt('npm', ['install', '--no-save', omit, ...quiet]);
  if (!isAdded) run('npm', ['ci', omit, ...quiet]);
  if (level === 'run') prune(bin());
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, `${stamp} ${level}`);
}

const skipped = new Set(['dist', 'node_modules', 'data', '.cache']);
function* filesOf(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (skipped.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesOf(path);
    else yield path;
  }
}

/** Runs `build` when anything that `made` is made of has changed: by time and size where those tell, by content where they do not. */
function ensureMade(made, folders, build) {
  const files = ['package-lock.json', 'scripts/compile.mjs', ...folders].flatMap((name) => {
    const path = join(root, name);
    return statSync(path).isDirectory() ? [...filesOf(path)] : [path];
  });
  const keyOf = (notify) => {
    const hash = createHash('sha256');
    for (const path of files) hash.update(relative(root, path)).update(notify(path));
    return hash.digest('hex');
  };
  const quick = keyOf((path) => {
    const { mtimeMs, size } = statSync(path);
    return `${mtimeMs} ${size}`;
  });
  const keyFile = join(root, made, '.key');
  const [whole, last] = existsSync(keyFile) ? readFileSync(keyFile, 'utf8').split(' ') : [];
  if (last === quick) return;
  const key = keyOf((path) => readFileSync(path));
  if (key !== whole) build();
  writeFileSync(keyFile, `${key} ${quick}`);
}

/** Compiles what sets pages when anything it is made of has changed. */
export const ensurePagesBuilt = () =>
  ensureMade(
    'packages/typeset/dist',
    [
      'scripts/build-pages.mjs',
      'packages/typeset/src',
      'packages/content/src',
      'packages/files/src',
      'packages/contract/src',
    ],
    () => runNode('scripts/build-pages.mjs'),
  );

/** Compiles the server when anything it is made of has changed. */
export function ensureServerBuilt() {
  ensurePagesBuilt();
  ensureMade(
    'apps/server/dist',
    ['scripts/build-server.mjs', 'apps/server/src', 'apps/server/demo', 'apps/server/test', 'packages'],
    () => runNode('scripts/build-server.mjs'),
  );
}

/** Builds the web application and the server when anything they are made of has changed. */
export function ensureBuilt() {
  ensureMade('apps/web/dist', ['apps/web', 'packages'], () => {
    say('正在构建网页……（只在代码变化后）', 'building the web application … (only after a change)');
    runNode(bin('vite/bin/vite.js'), 'build', 'apps/web', '--logLevel', 'warn');
  });
  ensureServerBuilt();
}

/** How a program of the compiled server is started: `main` or `cli`. */
export const serverArgs = (name) => ['--enable-source-maps', join(root, `apps/server/dist/${name}.mjs`)];
