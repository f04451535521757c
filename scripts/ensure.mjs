// Without dependencies: makes node_modules match package-lock.json, on any npm mirror.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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

export function ensureInstalled() {
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
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

const skipped = new Set(['dist', 'node_modules', 'data', '.cache']);
function hashFolder(hash, folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (skipped.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) hashFolder(hash, path);
    else hash.update(path).update(readFileSync(path));
  }
}

/** Builds the web application when anything it is made of has changed. */
export function ensureBuilt() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of ['apps/web', 'packages']) hashFolder(hash, join(root, folder));
  const key = hash.digest('hex');
  const keyFile = join(root, 'apps/web/dist/.key');
  if (existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return;
  runNode(bin('vite/bin/vite.js'), 'build', 'apps/web', '--logLevel', 'warn');
  writeFileSync(keyFile, key);
}
