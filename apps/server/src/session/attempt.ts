import type { Nothing } from '@zhibi/contract/kernel';
import type { codeReasons, mailReasons, ownerReasons, sessionReasons, weixinReasons } from '@zhibi/contract/session';
import type { z } from 'zod';
import { Problem } from '../platform/problem.js';

type Reason =
  | keyof typeof sessionReasons
  | keyof typeof codeReasons
  | keyof typeof mailReasons
  | keyof typeof weixinReasons
  | keyof typeof ownerReasons
  | 'phone-taken';

export interface Refused {
  refused: Reason;
  retryAfterS?: number;
}

/**
 * What a try to get in came to. A refusal is an answer here, not a throw: what it counted or used up must be committed.
 */
export type Attempt<T> = { answer: T } | Refused;

/** It happened, and there is nothing more to say. */
export type Done = z.output<typeof Nothing>;
export const done: { answer: Done } = { answer: {} };

const conflicts: readonly Reason[] = [
  'image-code-needed',
  'image-code-wrong',
  'password-needed',
  'phone-taken',
  'weixin-taken',
  'weixin-bound',
];
const warnings: readonly Reason[] = ['weixin-off', 'weixin-unreachable', 'mail-off', 'mail-not-sent'];
const tooOften: readonly Reason[] = ['account-waits', 'busy', 'code-too-soon', 'code-too-many', 'mail-too-many'];

/** A refused try becomes its problem only here, after everything has been committed. */
export function answerOf<T>(attempt: Attempt<T>): T {
  if ('answer' in attempt) return attempt.answer;
  const { refused, retryAfterS } = attempt;
  if (tooOften.includes(refused)) throw new Problem('too-often', refused, { retryAfterS });
  if (warnings.includes(refused)) throw new Problem('warning', refused);
  throw new Problem(conflicts.includes(refused) ? 'conflict' : 'forbidden', refused);
}
