import type { roomApi } from '@zhibi/contract/classroom/room';
import type { z } from 'zod';
import { Refusal } from '../../platform/refusal.js';

export type Answer = z.input<typeof roomApi.answer.input>;
export type Writing = z.input<typeof roomApi.write.input>;

/** An answer that came when none was taken any more, or none of this kind. */
export interface LostAnswer extends Pick<Answer, 'taskId' | 'round' | 'no' | 'labels'> {
  why: string;
}

export const answerKey = ({ taskId, round, no }: Pick<Answer, 'taskId' | 'round' | 'no'>): string =>
  `${taskId} ${round} ${no}`;

interface Outcome<T> {
  onRefused: (one: T, why: string) => void;
  onCutOff: () => void;
}

/** Sends everything that waits; what is refused is told and waits no longer, a network that is gone leaves it waiting. */
export async function sendAll<T extends { nth: number }>(
  waiting: Map<string, T>,
  send: (one: T) => Promise<unknown>,
  { onRefused, onCutOff }: Outcome<T>,
): Promise<void> {
  for (const [key, one] of waiting) {
    try {
      await send(one);
      if (waiting.get(key)?.nth === one.nth) waiting.delete(key);
    } catch (error) {
      const isRefused =
        error instanceof Refusal && (error.is('conflict') || error.is('forbidden') || error.is('not-found'));
      if (!isRefused) onCutOff();
      else if (waiting.get(key)?.nth === one.nth) {
        waiting.delete(key);
        onRefused(one, error.message);
      }
    }
  }
}
