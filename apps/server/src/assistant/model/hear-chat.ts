import { z } from 'zod';

/** Where a model answers, and as whom it is asked. */
export interface ModelPlace {
  url: string;
  name: string;
  key: string | undefined;
}

export interface ToolCall {
  id: string;
  type: 'function';
  function: { name: string; arguments: string };
}
export type ChatMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; tool_calls?: ToolCall[] }
  | { role: 'tool'; content: string; tool_call_id: string };

/** Why a model is not listened to any longer. */
export type ModelFault = 'silent' | 'gone' | 'nonsense' | 'loops' | 'unsupported';
export class ModelError extends Error {
  constructor(readonly fault: ModelFault) {
    super(`the model is not listened to: ${fault}`);
  }
}

export interface Heard {
  text: string;
  calls: ToolCall[];
  tokens: number;
}

const Chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            tool_calls: z
              .array(
                z.object({
                  index: z.number().int().min(0).max(15).default(0),
                  id: z.string().nullish(),
                  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).optional(),
                }),
              )
              .nullish(),
          })
          .nullish(),
      }),
    )
    .default([]),
  usage: z.object({ total_tokens: z.number().int().nonnegative() }).nullish(),
});
type Chunk = z.infer<typeof Chunk>;

const LONGEST_ANSWER = 1_500;
const LARGEST_STREAM = 512 * 1024;
/** Characters that a token holds at least; for services that do not count. */
const PER_TOKEN = 2;

interface Hearing {
  messages: readonly ChatMessage[];
  tools: readonly unknown[];
  signal: AbortSignal;
  onText: (text: string) => void;
}

/** One answer of a model by the protocol that OpenAI began, told as it comes. Throws ModelError where it does not come or cannot be read. */
export async function hearChat(place: ModelPlace, { messages, tools, signal, onText }: Hearing): Promise<Heard> {
  const body = JSON.stringify({
    model: place.name,
    messages,
    tools,
    stream: true,
    stream_options: { include_usage: true },
    max_tokens: LONGEST_ANSWER,
    temperature: 0,
  });
  const heard: Heard = { text: '', calls: [], tokens: 0 };
  try {
    const response = await fetch(`${place.url.replace(/\/$/, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(place.key === undefined ? {} : { authorization: `Bearer ${place.key}` }),
      },
      body,
      redirect: 'error', // it goes to the configured address and nowhere else
      signal,
    });
    if (!response.ok || !response.body) throw new ModelError('gone');
    for await (const chunk of chunksOf(response.body)) take(heard, chunk, onText);
  } catch (error) {
    if (error instanceof ModelError) throw error;
    throw new ModelError(signal.aborted ? 'silent' : 'gone');
  }
  if (heard.text === '' && heard.calls.length === 0) throw new ModelError('nonsense');
  heard.tokens ||= Math.ceil((body.length + heard.text.length) / PER_TOKEN);
  return heard;
}

function take(heard: Heard, { choices, usage }: Chunk, onText: (text: string) => void): void {
  if (usage) heard.tokens = usage.total_tokens;
  const delta = choices[0]?.delta;
  if (delta?.content) {
    heard.text += delta.content;
    onText(delta.content);
  }
  for (const { index, id, function: said } of delta?.tool_calls ?? []) {
    const call = heard.calls[index] ?? { id: '', type: 'function', function: { name: '', arguments: '' } };
    heard.calls[index] = call;
    if (id) call.id = id;
    if (said?.name) call.function.name += said.name;
    if (said?.arguments) call.function.arguments += said.arguments;
  }
}

/** The events of a stream, each held against its shape. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Chunk> {
  const decoder = new TextDecoder();
  let [rest, size] = ['', 0];
  for await (const bytes of body) {
    size += bytes.length;
    if (size > LARGEST_STREAM) throw new ModelError('nonsense');
    rest += decoder.decode(bytes, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const data = /^data:\s*(.*)$/.exec(line.trim())?.[1];
      if (data === undefined || data === '') continue;
      if (data === '[DONE]') return;
      yield chunkIn(data);
    }
  }
  if (size > 0 && rest.trim() !== '' && !rest.trim().startsWith('data:')) throw new ModelError('nonsense');
}

function chunkIn(data: string): Chunk {
  try {
    return Chunk.parse(JSON.parse(data));
  } catch {
    throw new ModelError('nonsense'); // not JSON, or of another shape: both are no answer
  }
}
