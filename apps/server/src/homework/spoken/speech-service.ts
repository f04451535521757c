import { randomUUID } from 'node:crypto';
import { Assessment, type SpokenKind, type SpokenLanguage } from '@zhibi/contract/homework/spoken';
import { SUCCESS } from '@zhibi/contract/kernel';
import { z } from 'zod';
import type { Settings } from '../../platform/settings.js';
import { canonicalRequest, signatureOf } from '../../platform/signing.js';

/** What a service is told of a recording: no name, no school, no number of anybody. */
export interface Recording {
  tryId: string;
  kind: SpokenKind;
  language: SpokenLanguage;
  items: readonly string[];
  cues: readonly { no: number; atMs: number }[];
  durationMs: number;
  type: string;
  audio: Uint8Array;
}

const PATIENCE_MS = 60_000;
const LARGEST_ANSWER = 1024 * 1024;
const METHOD = 'HMAC-SHA256';

const Answer = z.object({ code: z.literal(SUCCESS), data: Assessment });

/** A service of speech by HTTP, signed as the protocol says (docs/partners.md). What it answers is held against its shape. */
export class SpeechService {
  constructor(
    private readonly address: string,
    private readonly key: { keyId: string; secret: string },
    private readonly now: () => Date,
  ) {}

  /** The service of the settings; undefined where none is configured. */
  static of(settings: Settings, now: () => Date): SpeechService | undefined {
    const { SPEECH_URL, SPEECH_KEY_ID: keyId, SPEECH_SECRET: secret } = settings;
    if (SPEECH_URL === undefined || keyId === undefined || secret === undefined) return undefined;
    return new SpeechService(SPEECH_URL.replace(/\/$/, ''), { keyId, secret }, now);
  }

  /** How it judges a recording. Throws where it cannot be reached or says nothing that can be read: the work is done again later. */
  async assess({ audio, ...about }: Recording): Promise<Assessment> {
    const body = new TextEncoder().encode(JSON.stringify({ ...about, audio: Buffer.from(audio).toString('base64') }));
    const timestamp = `${Math.floor(this.now().getTime() / 1000)}`;
    const url = new URL(`${this.address}/assess?${new URLSearchParams({ timestamp, nonce: randomUUID() })}`);
    const canonical = canonicalRequest({ method: 'POST', url: `${url.pathname}${url.search}`, body });
    if (canonical === undefined) throw new Error('an address that cannot be signed');
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-key-id': this.key.keyId,
        'x-signature-method': METHOD,
        'x-signature': signatureOf(canonical, this.key.secret, METHOD),
      },
      body,
      redirect: 'error', // a child's voice goes to the configured address and nowhere else
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`the speech service answered ${response.status}`);
    if (text.length > LARGEST_ANSWER) throw new Error('the speech service answers too much');
    return Answer.parse(JSON.parse(text)).data;
  }
}
