import { postMessage } from './post-message.js';
import { type CodeMessage, type CodeSender, textOf } from './sender.js';

/** Codes by the service of the settings. */
export class HttpSender implements CodeSender {
  constructor(
    private readonly url: string,
    private readonly key: string | undefined,
  ) {}

  send(message: CodeMessage): Promise<void> {
    const { phone, code, purpose } = message;
    return postMessage({ url: this.url, key: this.key }, { phone, code, purpose, text: textOf(message) });
  }
}
