import { AssistantPiece, type AssistantTurn, assistantApi } from '@zhibi/contract/assistant';
import { problemCodes, problemMessages } from '@zhibi/contract/kernel';
import { client, toRefusal } from '../../platform/client.js';
import { NETWORK, Refusal } from '../../platform/refusal.js';
import { session } from '../../platform/session-store.js';

/** Sentences that have come so far. */
export type Lines = AssistantTurn['answer']['lines'];

/** Asks, and tells each sentence as it comes; answers the whole in the end. Throws a Refusal. */
export async function askStreamed(
  input: { text: string; mode: 'test' | '1001' },
  onLine: (line: Lines[number]) => void,
): Promise<AssistantTurn> {
  const response = await client.send(assistantApi.askStreamed, input);
  if (response.headers.get('content-type')?.includes('application/json'))
    throw client.refuse(toRefusal(await response.json()), response);
  for await (const piece of piecesOf(response)) {
    if ('turn' in piece) return piece.turn;
    if ('failed' in piece) throw new Refusal({ code: problemCodes.fault.code, message: piece.failed });
    onLine(piece.line);
  }
  // The end never came: the connection broke off on the way.
  throw new Refusal({ code: NETWORK, message: problemMessages.fault[session.get().language] });
}

async function* piecesOf(response: Response): AsyncGenerator<AssistantPiece> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    rest += decoder.decode(value, { stream: !done });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield AssistantPiece.parse(JSON.parse(line));
    if (done) return;
  }
}
