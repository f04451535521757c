import type { Work } from '@zhibi/contract/session';
import { search } from './search.js';

/** The work of a proof, beside the page: typing goes on meanwhile. */
addEventListener('message', ({ data }: MessageEvent<Work>) => {
  void search(data).then((done) => postMessage(done));
});
