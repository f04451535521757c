import { type CodeMessage, type CodeSender, SendError, textOf } from './sender.js';

const PATIENCE_MS = 10_000;

/**
 * Hands a message to a service by HTTP: POST {phone, code, purpose, text} as JSON with `Authorization: Bearer KEY`. Any
 * 2xx means it was taken. A small program of the school's own can translate this for the provider it has a contract with.
 */
export class HttpSender implements CodeSender {
  constructor(
    private readonly url: string,
    private readonly key: string | undefined,
    private readonly patienceMs = PATIENCE_MS,
  ) {}

  async send(message: CodeMessage): Promise<void> {
    const { phone, code, purpose } = message;
    const response = await fetch(this.url, {
      method: 'POST',
      redirect: 'error', // a code must not travel to where nobody configured it
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(this.key === undefined ? {} : { authorization: `Bearer ${this.key}` }),
      },
      body: JSON.stringify({ phone, code, purpose, text: textOf(message) }),
      signal: AbortSignal.timeout(this.patienceMs),
    }).catch((error: Error) => {
      throw new SendError(`the message service cannot be reached: ${error.name}`, { cause: error });
    });
    await response.body?.cancel();
    if (!response.ok) throw new SendError(`the message service answered ${response.status}`);
  }
}
