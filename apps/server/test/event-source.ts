export interface ReceivedEvent {
  id: number;
  name: string;
  data: Record<string, unknown>;
}

/** A browser's event source, as far as the specifications need it. Fails with the status when it is refused. */
export async function listenTo(address: string, token: string, lastEventId?: number, uuid = crypto.randomUUID()) {
  const abort = new AbortController();
  const response = await fetch(`${address}/api/sse/connect/${uuid}/${Buffer.from(token).toString('base64url')}`, {
    headers: lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) },
    signal: abort.signal,
  });
  if (response.status !== 200 || response.body === null) throw new Error(`refused with ${response.status}`);
  const received: ReceivedEvent[] = [];
  const waiting: ((event: ReceivedEvent) => void)[] = [];
  const ended = read(response.body, (event) => {
    const first = waiting.shift();
    if (first) first(event);
    else received.push(event);
  }).catch(() => undefined); // closing the stream from this side ends the reading with an error
  return {
    uuid,
    ended,
    next: () => {
      const event = received.shift();
      return event ? Promise.resolve(event) : new Promise<ReceivedEvent>((resolve) => waiting.push(resolve));
    },
    close: () => abort.abort(),
  };
}

async function read(body: ReadableStream<Uint8Array>, notify: (event: ReceivedEvent) => void): Promise<void> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string) =>
        block
          .split('\n')
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2);
      const name = field('event');
      if (name !== undefined) notify({ id: Number(field('id')), name, data: JSON.parse(field('data') ?? '{}') });
    }
  }
}
