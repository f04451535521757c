import type { HowIntent } from '@zhibi/assistant';
import { en } from '../manual/manual.en.js';
import { zh } from '../manual/manual.zh.js';
import { placeOf } from '../manual/places.js';
import type { Answering, Question } from '../question.js';
import { at, Reply } from '../reply.js';

/** What is worth asking, by who asks. */
export function examples({ words: { ask }, actor }: Pick<Question, 'words' | 'actor'>): string[] {
  if (actor.role === 'STUDENT') return [ask.due, ask.score, ask.review];
  if (actor.role === 'TEACHER') return [ask.missing, ask.average, ask.toMark, ask.paper];
  return [ask.classes, ask.average, ask.addStudent];
}

export const sayHello: Answering = async (question) =>
  new Reply().say(question.words.hello(question.actor.name)).suggest(...examples(question)).done;
export const sayThanks: Answering = async ({ words }) => new Reply().say(words.thanks).done;
export const sayAbilities: Answering = async (question) =>
  new Reply().say(question.words.abilities).suggest(...examples(question)).done;
export const sayRefused: Answering = async (question) =>
  new Reply()
    .say(question.words.refused)
    .suggest(...examples(question))
    .as('refused');
export const sayUnknown: Answering = async (question) =>
  new Reply()
    .say(question.words.unknown)
    .suggest(...examples(question))
    .as('unknown');

/** How something is done, with the page of the manual that says more, and the way to where it is. */
export const explain =
  (intent: HowIntent): Answering =>
  async ({ language, words }) => {
    const [title, steps] = (language === 'zh' ? zh : en)[intent];
    const reply = new Reply();
    const no = reply.cite(words.manual(title), at('/help', { how: intent }));
    return reply.say(steps, no).link(title, placeOf[intent]).done;
  };
