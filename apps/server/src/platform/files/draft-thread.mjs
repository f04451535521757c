// Runs in a worker thread: writes the parts of files that are still arriving, flushes what came together at once, and takes the hashes of
// what is there without a gap meanwhile. One step away from the thread that answers calls, where every file call would be one.
import { setImmediate as turn } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { Draft } from './draft.mjs';

/** Of so many drafts it remembers how far it has read them and keeps the files open. */
const REMEMBERED = 100;

/** @type {Map<string, Draft>} */
const drafts = new Map();

function remember(path) {
  const draft = drafts.get(path) ?? new Draft(path);
  drafts.delete(path);
  drafts.set(path, draft);
  for (const [old, { isBusy }] of drafts) {
    if (drafts.size <= REMEMBERED) break;
    if (!isBusy) forget(old);
  }
  return draft;
}

function forget(path) {
  drafts.get(path)?.close();
  drafts.delete(path);
}

const queue = [];
let isRunning = false;

/** One part after the other, and between two of them whatever the disk has done meanwhile. */
async function run() {
  isRunning = true;
  for (let message = queue.shift(); message !== undefined; message = queue.shift()) {
    void answer(message);
    await turn();
  }
  isRunning = false;
}

async function answer({ ask, path, part }) {
  try {
    const draft = remember(path);
    const reported = part === undefined ? { whole: await draft.whole() } : await draft.keep(part);
    parentPort.postMessage({ ask, ...reported });
  } catch (error) {
    parentPort.postMessage({ ask, failed: { code: error.code, message: String(error.message ?? error) } });
  }
}

parentPort.on('message', (message) => {
  if (message.forget) {
    forget(message.forget);
    parentPort.postMessage({ ask: message.ask });
    return;
  }
  queue.push(message);
  if (!isRunning) void run();
});
