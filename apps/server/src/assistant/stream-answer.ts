import { PassThrough } from 'node:stream';
import type { AssistantPiece, AssistantTurn } from '@zhibi/contract/assistant';
import type { Log } from '../platform/log.js';

type OnLine = (
  line: Extract<AssistantPiece, { line: unknown }>['line'],
  sources: AssistantTurn['answer']['sources'],
) => void;

/** Lines of JSON as the sentences come, in the end the whole answer. What breaks off says so: the answer has begun already. */
export function streamAnswer(
  work: (onLine: OnLine) => Promise<AssistantTurn>,
  { log, failed }: { log: Log; failed: string },
) {
  const lines = new PassThrough();
  const tell = (piece: AssistantPiece) => void (lines.writable && lines.write(`${JSON.stringify(piece)}\n`));
  work((line, sources) => tell({ line, sources }))
    .then((turn) => tell({ turn }))
    .catch((err: unknown) => {
      log.error({ err }, 'an answer of the assistant broke off');
      tell({ failed });
    })
    .finally(() => lines.end());
  return lines;
}
