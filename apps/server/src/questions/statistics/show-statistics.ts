import { toStamp } from '@zhibi/contract/kernel';
import type { QuestionBody } from '@zhibi/contract/questions';
import type { ItemStatistics } from '@zhibi/contract/questions/statistics';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { seenQuestion } from '../writing/show-question.js';
import { bankOptions, figuresOf, mayShowBank, optionShares } from './rules.js';
import { bodyIn, findStatistics, type StatisticRow } from './store.js';

/** How a question that the actor may see was answered: in the own school, and by all where no single school can be told from it. */
export async function showStatistics(
  db: Db,
  actor: Actor,
  questionId: string,
  timeZone: string,
): Promise<ItemStatistics> {
  const question = await seenQuestion(db, actor, questionId);
  const { own, bank } = await findStatistics(db, actor.schoolId, questionId);
  const version = own?.version ?? bank?.version ?? null;
  const body =
    version === null || version === question.version
      ? question.body
      : ((await bodyIn(db, { questionId, schoolId: question.schoolId, version })) ?? question.body);
  return {
    questionId,
    version,
    timesUsed: question.timesUsed,
    lastUsedAt: question.lastUsedAt && toStamp(question.lastUsedAt, timeZone),
    school: own ? { ...figuresOf(own.sums), options: optionShares(own.sums, askedIn(body)) } : null,
    bank: bank ? overBank(bank, own, body) : null,
  };
}

/** Of another version than the school's own, the bank says nothing: two versions are two questions. */
function overBank(bank: StatisticRow, own: StatisticRow | undefined, body: QuestionBody): ItemStatistics['bank'] {
  if ((own !== undefined && own.version !== bank.version) || !mayShowBank(bank, own)) return null;
  return {
    ...figuresOf(bank.sums),
    options: bankOptions(bank.sums, own?.sums, askedIn(body)),
    schools: bank.schools,
  };
}

const askedIn = ({ options, answer }: QuestionBody) => ({
  labels: answer.kind === 'choice' ? options.map(({ label }) => label) : [],
  key: answer,
});
