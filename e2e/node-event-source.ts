type Handler = (event: { data: string; lastEventId: string }) => void;

/** What a browser offers under this name, over the fetch of Node, for addresses of one server: the web's own reader runs on it unchanged. */
export const eventSourceAt = (address: string) =>
  class {
    onopen: () => void = () => undefined;
    onerror: () => void = () => undefined;
    readonly #handlers = new Map<string, Handler[]>();
    readonly #abort = new AbortController();

    constructor(path: string) {
      this.#read(`${address}${path}`).catch(() => this.#abort.signal.aborted || this.onerror());
    }

    addEventListener(name: string, handler: Handler): void {
      this.#handlers.set(name, [...(this.#handlers.get(name) ?? []), handler]);
    }

    close(): void {
      this.#abort.abort();
    }

    async #read(url: string): Promise<void> {
      const { ok, body } = await fetch(url, { signal: this.#abort.signal });
      if (!ok || body === null) throw new Error(`${url} was refused`);
      this.onopen();
      let text = '';
      for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
        const blocks = (text + chunk).split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) this.#notify(block);
      }
      throw new Error('the stream has ended');
    }

    #notify(block: string): void {
      const field = (name: string) => block.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1] ?? '';
      for (const handler of this.#handlers.get(field('event')) ?? [])
        handler({ data: field('data'), lastEventId: field('id') });
    }
  };
