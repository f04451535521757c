import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What is sent to a model, as far as a script of it looks. */
export interface Sent {
  model: string;
  messages: { role: string; content: string; tool_calls?: unknown[] }[];
  tools: { function: { name: string; parameters: { properties: { what: { enum: string[] } } } } }[];
}
export type Says =
  | { text: string }
  | { lookUp: Record<string, unknown> }
  | { raw: string; status?: number }
  | 'silence';

/** What the model says to what was sent; a script is called once for each request. */
export type Script = (sent: Sent) => Says;

/** A language model that says what a specification has it say, by the protocol that OpenAI began: in pieces, as a stream. */
export class ModelServer {
  readonly heard: Sent[] = [];
  /** Headers of the last request. */
  authorization = '';
  script: Script = () => ({ text: '' });
  /** Known also once it is gone. */
  #port = 0;
  private constructor(private readonly server: Server) {}

  static async open(): Promise<ModelServer> {
    const server = createServer();
    const model = new ModelServer(server);
    server.on('request', (request, response) => void model.#answer(request, response));
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    model.#port = (server.address() as AddressInfo).port; // as: it listens on TCP
    return model;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}/v1`;
  }

  /** Everything that ever came here. */
  get everything(): string {
    return JSON.stringify(this.heard);
  }

  /** The same without what it has said itself and gets to hear again. */
  get told(): string {
    const heard = this.heard.map((sent) => ({
      ...sent,
      messages: sent.messages.filter(({ role }) => role !== 'assistant'),
    }));
    return JSON.stringify(heard);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer); // as: nothing decodes it
    const sent = JSON.parse(Buffer.concat(parts).toString()) as Sent; // as: what the server sends
    this.heard.push(sent);
    this.authorization = request.headers.authorization ?? '';
    const says = request.url === '/v1/chat/completions' ? this.script(sent) : { raw: 'not here', status: 404 };
    if (says === 'silence') return;
    if ('raw' in says)
      return void response.writeHead(says.status ?? 200, { 'content-type': 'text/event-stream' }).end(says.raw);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const delta of deltasOf(says)) response.write(`data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`);
    response.write(`data: ${JSON.stringify({ choices: [], usage: { total_tokens: 120 } })}\n\n`);
    response.end('data: [DONE]\n\n');
  }
}

/** In pieces of three characters, so that marks and tokens come apart on the way. */
const piecesOf = (text: string): string[] => text.match(/[\s\S]{1,3}/g) ?? [];

function deltasOf(says: { text: string } | { lookUp: Record<string, unknown> }): unknown[] {
  if ('text' in says) return piecesOf(says.text).map((content) => ({ content }));
  const [first = '', ...more] = piecesOf(JSON.stringify(says.lookUp));
  return [
    { tool_calls: [{ index: 0, id: 'call-1', function: { name: 'look_up', arguments: first } }] },
    ...more.map((piece) => ({ tool_calls: [{ index: 0, function: { arguments: piece } }] })),
  ];
}

/** What the last lookup told, or null before there was one. */
export const toldTo = ({ messages }: Sent): string | null => {
  const last = messages.at(-1);
  return last?.role === 'tool' ? last.content : null;
};

/** Looks one thing up, then says something of what it was told. */
export const after =
  (lookUp: (sent: Sent) => Record<string, unknown>, say: (told: string, sent: Sent) => string): Script =>
  (sent) => {
    const told = toldTo(sent);
    return told === null ? { lookUp: lookUp(sent) } : { text: say(told, sent) };
  };
