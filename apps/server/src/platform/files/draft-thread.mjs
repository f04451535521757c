// Runs in a worker thread: writes the parts of files that are still arriving, flushes what came together at once, and takes the hashes of
// what is there without a gap meanwhile. One step away from the thread that answers calls, where every file call would be one.
import { parentPort } from 'node:worker_threads';
import { Draft } from './draft.mjs';

/** Of so many drafts it remembers how far it has read them and keeps the files open. */
const REMEMBERED = 100;
/** So many parts are flushed together at most: nobody waits for a queue. */
const TOGETHER = 16;

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

const answer = (ask, more) => parentPort.postMessage({ ask, ...more });
const failed = (ask, error) => answer(ask, { failed: { code: error.code, message: String(error.message ?? error) } });

let queue = [];
let isRunning = false;

async function run() {
  isRunning = true;
  while (queue.length > 0) {
    const batch = queue.slice(0, TOGETHER);
    queue = queue.slice(TOGETHER);
    const written = new Map();
    for (const { ask, path, part } of batch) {
      const draft = remember(path);
      try {
        if (draft.write(part)) written.set(draft, [...(written.get(draft) ?? []), { ask, part }]);
        else answer(ask);
      } catch (error) {
        failed(ask, error);
      }
    }
    await Promise.all([...written].map(([draft, parts]) => flush(draft, parts)));
  }
  isRunning = false;
}

async function flush(draft, parts) {
  try {
    const flushed = draft.flush();
    for (const { part } of parts) draft.read(part);
    await flushed;
    for (const { ask } of parts) answer(ask);
  } catch (error) {
    draft.strike(parts.map(({ part }) => part.number));
    for (const { ask } of parts) failed(ask, error);
  }
}

async function whole(ask, path) {
  try {
    answer(ask, { whole: await remember(path).whole() });
  } catch (error) {
    failed(ask, error);
  }
}

parentPort.on('message', (message) => {
  if (message.forget) {
    forget(message.forget);
    answer(message.ask);
  } else if (message.part) {
    queue.push(message);
    if (!isRunning) void run();
  } else void whole(message.ask, message.path);
});
