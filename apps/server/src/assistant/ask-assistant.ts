import {
  type Asker,
  type Before,
  type Intent,
  intentWeights,
  isHow,
  isIntent,
  noSlots,
  openClassifier,
  understand,
} from '@zhibi/assistant';
import { type AssistantAnswer, type AssistantTurn, LONGEST_QUESTION } from '@zhibi/contract/assistant';
import { type Language, type RoleCode, toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { newId } from '../platform/ids.js';
import { ensure, Problem } from '../platform/problem.js';
import { answerAllRight } from './answers/all-right.js';
import { answeringOf } from './answers/answer.js';
import { asksAllRight, isPersonNamed } from './answers/rules-asked-words.js';
import type { Call } from './call-as.js';
import { conversationOf } from './conversation.js';
import { atStage, knowPerson } from './know-person.js';
import { type ModelUse, withModel } from './model/with-model.js';
import { languageOfQuestion, plainly, type Question, wordsOf } from './question.js';
import { askedSince, insertTurn, turnsOf } from './store.js';
import type { Looking } from './tools.js';

const A_MINUTE_MS = 60_000;
export const QUESTIONS_A_MINUTE = 20;

const askerOf = (role: RoleCode): Asker => (role === 'STUDENT' ? 'student' : role === 'TEACHER' ? 'teacher' : 'leader');

let opened: ReturnType<typeof openClassifier> | undefined;
/** Unpacked when somebody first asks: not every process is ever asked. */
const classifier = () => (opened ??= openClassifier(intentWeights));

export interface Asking {
  actor: Actor;
  language: Language;
  now: Date;
  timeZone: string;
  /** A connection that cannot write: what is looked up for an answer changes nothing. */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>;
  write<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Asks endpoints as this person. */
  call: Call;
  model: ModelUse | undefined;
}
interface Asked {
  text: string;
  mode: 'test' | '1001';
}

/** Whether the question may be asked at all, and what was asked before it. */
export async function mayAsk({ actor, now, read }: Asking, { text }: Asked): Promise<Before | null> {
  ensure(actor.schoolId !== '', 'not-found');
  ensure(text.length <= LONGEST_QUESTION, 'invalid', 'too-long');
  const since = new Date(now.getTime() - A_MINUTE_MS);
  const { asked, last } = await read(async (db) => ({
    asked: await askedSince(db, actor.schoolId, actor.sessionId, since),
    last: (await turnsOf(db, conversationOf(actor), 1))[0],
  }));
  ensure(asked < QUESTIONS_A_MINUTE, 'too-often', 'asked-too-often', { retryAfterS: A_MINUTE_MS / 1_000 });
  return last && isIntent(last.intent) ? { intent: last.intent, slots: { ...noSlots, ...last.slots } } : null;
}

type OnLine = (line: AssistantAnswer['lines'][number], sources: AssistantAnswer['sources']) => void;

/** Answers what a person asks from what this person may see, and notes both in the conversation. */
export async function askAssistant(
  asking: Asking,
  { text, mode, before, onLine = () => undefined }: Asked & { before: Before | null; onLine?: OnLine },
): Promise<AssistantTurn> {
  const { actor, now, timeZone } = asking;
  const { answer, ...understood } = await answerText(asking, { text, before, onLine });
  const turnId = newId();
  await asking.write((db) =>
    insertTurn(db, {
      schoolId: actor.schoolId,
      id: turnId,
      sessionId: actor.sessionId,
      accountId: actor.accountId,
      studentId: actor.studentId,
      role: actor.role,
      mode,
      asked: text,
      answer,
      ...understood,
      at: now,
    }),
  );
  return { turnId, at: toStamp(now, timeZone), asked: text, answer, thumb: null };
}

async function answerText(
  { actor, language, now, timeZone, call, read, write, model }: Asking,
  { text, before, onLine }: { text: string; before: Before | null; onLine: OnLine },
) {
  const looking: Looking = { actor, here: { now, timeZone }, call };
  const known = await knowPerson(looking, read);
  const { lexicon, classes, students, classmates } = known;
  const asker = askerOf(actor.role);
  const { intent: meant, masked, others, asked, ...named } = understand(classifier(), text, { asker, lexicon, before });
  const intent = classmates.some((name) => isPersonNamed(text, name)) ? 'forbidden' : meant;
  const slots = atStage(named.slots, known);
  const spoken = languageOfQuestion(masked, language);
  const words = wordsOf(spoken);
  const question: Question = { ...looking, text, slots, language: spoken, words, classes, students };
  const byItself = async () => {
    const answer = await answerOrSay(intent, question);
    const isSeveral = others.length > 0 && intent !== 'forbidden';
    const more = isSeveral ? [{ text: words.others(asked, others), cites: [] }] : [];
    return { intent, slots, answer: { ...answer, lines: [...answer.lines, ...more] } };
  };
  const needsNoModel = ['forbidden', 'hello', 'thanks', 'abilities'].includes(intent);
  if (!model || needsNoModel) return { masked, ...(await byItself()) };
  const to = { classifier: classifier(), asker, lexicon, question, text, before, answer: answerOrSay, onLine };
  return { masked, ...(await withModel(model, to, { read, write, byItself })) };
}

/** What answers a question: by its intent, but for what no intent was learned for. */
function answeringFor(intent: Intent, { actor, text }: Question) {
  const isPlain = intent !== 'forbidden' && !isHow(intent);
  return isPlain && actor.role === 'TEACHER' && asksAllRight(text) ? answerAllRight : answeringOf(intent);
}

/** What the person may not see looks to the assistant as it does to the person: not found, and that is the answer. */
async function answerOrSay(intent: Intent, question: Question): Promise<AssistantAnswer> {
  try {
    return await answeringFor(intent, question)(question);
  } catch (problem) {
    if (problem instanceof Problem && (problem.kind === 'not-found' || problem.kind === 'forbidden'))
      return plainly(question.words.notYours);
    throw problem;
  }
}
