import type { Endpoint } from '@zhibi/contract/kernel';
import { Refusal } from './refusal.js';

/** Growing, for about as long as a server takes to come back; then the person is asked. */
const pausesMs = [1_000, 2_000, 4_000, 8_000];

/** What a proxy answers while the server behind it is away. */
const awayStatus = new Set([502, 503, 504]);

/** A call that may be sent twice: it changes nothing. */
export const isRead = ({ method, readOnly }: Endpoint): boolean => method === 'GET' || readOnly === true;

/** The network of a school comes back for all of its browsers at one moment. */
const BACK_MS = 1_000;

/** Waits so long, or until soon after the network says that it is back; ends at once where nobody waits any more. */
export type Pause = (ms: number, signal?: AbortSignal | null) => Promise<void>;

/** No two browsers of a school knock at the same moment. */
const spread = (ms: number): number => ms * (0.75 + Math.random() / 2);

export const pauseFor: Pause = (ms, signal) =>
  new Promise((resolve, reject) => {
    const back = () => {
      clearTimeout(timer);
      timer = setTimeout(end, Math.random() * BACK_MS);
    };
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', back);
      if (signal?.aborted) reject(signal.reason);
      else resolve();
    };
    let timer = setTimeout(end, spread(ms));
    addEventListener('online', back, { once: true });
    signal?.addEventListener('abort', end, { once: true });
  });

const wasCutOff = (error: unknown): boolean =>
  error instanceof Refusal && error.is('network') && error.reason !== 'time-out';

/** Does a work that was cut off again; `onAgain` is told before the first time. The last answer is handed on as it is. */
export async function repeated(
  work: () => Promise<Response>,
  tools: { pause: Pause; onAgain: () => void; signal: AbortSignal | null | undefined },
): Promise<Response> {
  for (const [tried, ms] of pausesMs.entries()) {
    try {
      const answer = await work();
      if (!awayStatus.has(answer.status)) return answer;
    } catch (error) {
      if (!wasCutOff(error)) throw error;
    }
    if (tried === 0) tools.onAgain();
    await tools.pause(ms, tools.signal);
  }
  return work();
}
