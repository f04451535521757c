import type { Message } from '@zhibi/contract/kernel';

/** What a person is told of long work that failed for no reason they could know of: the log knows it. */
const ofAnyFault: Message = { zh: '没能完成，请再试一次', en: 'It could not be finished. Please try again' };

/** Long work that ends for a reason which the person who waits is told. Whatever else is thrown is a fault. */
export class JobStopped extends Error {
  constructor(readonly told: Message) {
    super(told.en);
  }
}

/** What the person who waits is told. The words of a fault stay in the log: they may name tables, paths, or a child. */
export const toldOf = (error: unknown): Message => (error instanceof JobStopped ? error.told : ofAnyFault);
