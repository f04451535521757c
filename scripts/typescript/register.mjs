// `node --import`: this process reads TypeScript. Its children begin without: what they run is compiled, or they say what they need.
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.setSourceMapsEnabled(true);
  register('./hooks.mjs', import.meta.url);
  const at = process.execArgv.indexOf(import.meta.url);
  if (at > 0) process.execArgv.splice(at - 1, 2);
}
