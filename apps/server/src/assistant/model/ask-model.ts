import {
  type Asker,
  type Before,
  type Classifier,
  fold,
  type Intent,
  type Lexicon,
  type Slots,
  spot,
  unknownNames,
} from '@zhibi/assistant';
import type { AssistantAnswer } from '@zhibi/contract/assistant';
import type { Question } from '../question.js';
import { ModelConversation } from './answer-with-model.js';
import type { ModelPlace } from './hear-chat.js';
import { HiddenNames } from './names.js';
import { opening, toldBefore } from './prompt.js';

export interface ToModel {
  place: ModelPlace;
  seconds: number;
  classifier: Classifier;
  asker: Asker;
  lexicon: Lexicon;
  /** As it was understood without a model: who asks, in which language. */
  question: Question;
  text: string;
  before: Before | null;
  answer: (intent: Intent, question: Question) => Promise<AssistantAnswer>;
  onLine: (line: AssistantAnswer['lines'][number], sources: AssistantAnswer['sources']) => void;
}

/** A conversation with the model about a question, in which every name is a token. */
export function askModel(asked: ToModel): ModelConversation {
  const { lexicon, question, classifier, text, before, asker } = asked;
  const names = new HiddenNames();
  const slotsOf = new Map<string, Partial<Slots>>();
  const stand = (words: string, slots: Partial<Slots>) => {
    const token = names.add(words);
    slotsOf.set(token, joined(slotsOf.get(token), slots));
  };
  for (const { words, slots } of spot(fold(text), lexicon).named) stand(words, slots);
  for (const { id, name } of lexicon.students) stand(name, { studentIds: [id] });
  for (const { id, name } of lexicon.classes) stand(name, { classIds: [id] });
  for (const { id, title } of lexicon.homework) stand(title, { homeworkId: id });
  names.note(question.actor.name);
  const written = text.normalize('NFKC');
  const isLearned = (feature: string) => classifier.weightsOf.has(feature);
  for (const words of unknownNames(names.hide(written), { isLearned })) names.add(words);
  const tokensBefore = before ? tokensOf(before.slots, slotsOf) : [];
  const looking: Question = {
    ...question,
    call: async (endpoint, input) => {
      const answered = await question.call(endpoint, input);
      names.note(answered);
      return answered;
    },
  };
  return new ModelConversation({
    place: asked.place,
    asker,
    names,
    slotsOf,
    words: question.words,
    messages: opening({
      asker,
      language: question.language,
      today: lexicon.today,
      text: names.hide(written),
      before: before && toldBefore(before.intent, before.slots, tokensBefore),
    }),
    lookUp: (intent, slots) => asked.answer(intent, { ...looking, slots }),
    signal: AbortSignal.timeout(asked.seconds * 1_000),
    onLine: asked.onLine,
  });
}

/** Two of one name are both meant. */
const joined = (one: Partial<Slots> | undefined, two: Partial<Slots>): Partial<Slots> => ({
  ...one,
  ...two,
  ...(two.studentIds && { studentIds: [...new Set([...(one?.studentIds ?? []), ...two.studentIds])] }),
  ...(two.classIds && { classIds: [...new Set([...(one?.classIds ?? []), ...two.classIds])] }),
});

const tokensOf = (before: Slots, slotsOf: ReadonlyMap<string, Partial<Slots>>): string[] =>
  [...slotsOf].flatMap(([token, { studentIds, classIds, homeworkId }]) => {
    const isMeant =
      studentIds?.some((id) => before.studentIds?.includes(id)) ??
      classIds?.some((id) => before.classIds?.includes(id)) ??
      (homeworkId !== undefined && homeworkId === before.homeworkId);
    return isMeant ? [token] : [];
  });
