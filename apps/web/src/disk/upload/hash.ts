export type Hash = (file: File, onProgress: (done: number) => void, signal: AbortSignal) => Promise<string>;

interface Answer {
  done?: number;
  md5?: string;
  failed?: boolean;
}

/** The MD5 of a file, taken by a worker of its own that ends with the work. */
export const hashInWorker: Hash = (file, onProgress, signal) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    signal.addEventListener('abort', () => end(() => reject(new DOMException('stopped', 'AbortError'))), {
      once: true,
    });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.done !== undefined) onProgress(data.done);
      if (data.md5 !== undefined) end(() => resolve(data.md5 ?? ''));
      if (data.failed) end(() => reject(new DOMException('cannot be read', 'NotReadableError')));
    };
    worker.onerror = () => end(() => reject(new DOMException('cannot be read', 'NotReadableError')));
    worker.postMessage(file);
  });

/** The MD5 of the bytes of one part. */
export type HashPart = (part: ArrayBuffer) => Promise<string>;

let partWorker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (partMD5: string) => void>();

/** By a worker that stays: parts come one after the other. The bytes are copied, for they are still to be sent. */
export const hashPartInWorker: HashPart = (part) => {
  if (partWorker === undefined) {
    partWorker = new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' });
    partWorker.onmessage = ({ data: { nth, partMD5 } }: MessageEvent<{ nth: number; partMD5: string }>) => {
      waiting.get(nth)?.(partMD5);
      waiting.delete(nth);
    };
  }
  const [worker, nth] = [partWorker, ++asked];
  return new Promise((resolve) => {
    waiting.set(nth, resolve);
    worker.postMessage({ nth, part });
  });
};
