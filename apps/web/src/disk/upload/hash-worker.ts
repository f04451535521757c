import { createMD5, md5 } from 'hash-wasm';

/** Reads a file piece by piece and answers its MD5; tells how far it is. Runs beside the page, so that nothing stutters. */
const PIECE_BYTES = 4 * 1024 * 1024;

async function hash(file: File): Promise<string> {
  const md5 = await createMD5();
  md5.init();
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    md5.update(new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer()));
    postMessage({ done: Math.min(1, (at + PIECE_BYTES) / file.size) });
  }
  return md5.digest();
}

addEventListener('message', ({ data }: MessageEvent<File | { nth: number; part: ArrayBuffer }>) => {
  if (!(data instanceof File)) {
    void md5(new Uint8Array(data.part)).then((partMD5) => postMessage({ nth: data.nth, partMD5 }));
    return;
  }
  hash(data).then(
    (md5) => postMessage({ md5 }),
    () => postMessage({ failed: true }), // the file is gone or was changed: the page says so
  );
});
