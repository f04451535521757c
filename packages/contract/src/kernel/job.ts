import type { Message } from './problem.js';

/** Why long work may stop: the words of its domain, each with what the person who waits is told. */
export type JobReasons = Readonly<Record<string, Message>>;

/** What a person is told of long work that failed for no reason they could know of: the log knows it. */
export const jobFault: Message = { zh: '没能完成，请再试一次', en: 'It could not be finished. Please try again' };
