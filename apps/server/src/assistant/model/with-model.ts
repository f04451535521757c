import type { Intent, Slots } from '@zhibi/assistant';
import type { AssistantAnswer } from '@zhibi/contract/assistant';
import { toStamp } from '@zhibi/contract/kernel';
import type { Db } from '../../platform/db.js';
import type { Log } from '../../platform/log.js';
import { dashed } from '../question.js';
import { askModel, type ToModel } from './ask-model.js';
import { ModelError, type ModelPlace } from './hear-chat.js';
import { addUse, findModelSetting, usedOn } from './store.js';

/** The model of the installation, and how much of it a school may use. */
export interface ModelUse {
  place: ModelPlace;
  tokensADay: number;
  seconds: number;
  log: Log;
}

interface Answered {
  intent: Intent;
  slots: Slots;
  answer: AssistantAnswer;
}
interface Around {
  read<T>(work: (db: Db) => Promise<T>): Promise<T>;
  write<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** The answer without a model. */
  byItself: () => Promise<Answered>;
}

/** Asks the model where the school lets it; whatever comes of that, somebody is answered, and told by whom. */
export async function withModel(
  { place, tokensADay, seconds, log }: ModelUse,
  to: Omit<ToModel, 'place' | 'seconds'>,
  { read, write, byItself }: Around,
): Promise<Answered> {
  const { actor, here, words } = to.question;
  const { schoolId } = actor;
  const day = dashed(toStamp(here.now, here.timeZone).slice(0, 8));
  const { isOn, used } = await read(async (db) => ({
    isOn: (await findModelSetting(db, schoolId))?.enabled === true,
    used: await usedOn(db, schoolId, day),
  }));
  if (!isOn) return byItself();
  if (used >= tokensADay) return saying(await byItself(), words.model.spent, null);
  const conversation = askModel({ ...to, place, seconds });
  try {
    return await conversation.answer();
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    log.warn({ fault: error.fault }, 'the language model is not listened to: the assistant answers by itself');
    const left = { name: place.name, sent: conversation.sent };
    return saying(await byItself(), words.model[error.fault], left);
  } finally {
    const tokens = conversation.used;
    await write((db) => addUse(db, { schoolId, day, tokens }));
  }
}

/** The answer without a model, which says why it is one. */
const saying = ({ answer, ...understood }: Answered, why: string, model: AssistantAnswer['model']): Answered => ({
  ...understood,
  answer: { ...answer, lines: [{ text: why, cites: [] }, ...answer.lines], model },
});
