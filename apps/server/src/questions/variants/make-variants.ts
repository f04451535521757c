import { searchText } from '@zhibi/content';
import type { Variant, VariantValues } from '@zhibi/contract/questions/variants';
import type { Actor } from '@zhibi/contract/session';
import type { Rational } from '@zhibi/grading/rational';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure } from '../../platform/problem.js';
import { seeded } from '../../platform/random.js';
import { factsOf } from '../writing/store-facts.js';
import { lockQuestion } from '../writing/store-questions.js';
import { type KeptTemplate, keptTemplate } from './own-template.js';
import { answerOf, findVariants, valuesKey } from './rules-find.js';
import { valueRead } from './rules-print.js';
import { insertVariants, type MadeOf, madeOfById, variantsOf } from './store.js';
import { insertOwnQuestions } from './store-own-questions.js';

interface Wish {
  count: number;
  seed: number;
  /** Variants or the question itself, whose numbers and answers shall not come again. */
  besides?: readonly string[];
}

/**
 * Variants of an own question, or of one of the school's bank, as own questions, `count` of them or none: numbers that no variant had before as long as there are such, answers apart from
 * those of `besides` and, for these, from one another.
 */
export async function takeVariants(
  db: Db,
  actor: Actor,
  questionId: string,
  wish: Wish,
): Promise<{ subjectId: number; questionIds: string[] }> {
  const { count, seed, besides } = wish;
  const { schoolId, accountId } = actor;
  await lockQuestion(db, schoolId, questionId);
  const own = await keptTemplate(db, actor, questionId);
  const known = await variantsOf(db, { schoolId, accountId, templateId: questionId, revision: own.kept.revision });
  const beside = await valuesBeside(db, actor, own, besides ?? []);
  const find = (taken: readonly VariantValues[]) =>
    findVariants(own.row.body, own.read, {
      random: seeded(seed),
      count,
      apart: besides !== undefined && own.read.truths.size === 0,
      taken: new Set(taken.map(valuesKey)),
      takenAnswers: new Set(beside.map(({ answer }) => answer).filter((answer) => answer !== undefined)),
    }).variants;
  const besideValues = beside.map(({ values }) => values);
  const fresh = find([...known.map(({ values }) => values), ...besideValues]);
  // In a paper the numbers of an earlier one may come again; on the shelf they would lie there twice.
  const variants = fresh.length < count && besides !== undefined ? find(besideValues) : fresh;
  ensure(variants.length === count, 'conflict', 'too-few-variants');
  const idByValues = new Map(known.map((one) => [valuesKey(one.values), one.questionId]));
  const made = variants.map((variant) => ({ variant, known: idByValues.get(valuesKey(variant.values)) }));
  const ids = made.map(({ known: id }) => id ?? newId());
  await keepVariants(
    db,
    actor,
    own,
    made.flatMap(({ variant, known: id }, at) => (id === undefined ? [{ variant, questionId: ids[at] ?? '' }] : [])),
  );
  return { subjectId: own.row.subjectId, questionIds: ids };
}

async function keepVariants(
  db: Db,
  actor: Actor,
  { row, kept }: KeptTemplate,
  fresh: readonly { variant: Variant; questionId: string }[],
): Promise<void> {
  const { schoolId, accountId } = actor;
  await insertOwnQuestions(
    db,
    { schoolId, accountId, stage: row.stage, facts: await factsOf(db, schoolId, row) },
    fresh.map(({ variant: { body }, questionId }) => ({ questionId, body, searchText: searchText(body) })),
  );
  await insertVariants(
    db,
    fresh.map(({ variant, questionId }) => ({
      schoolId,
      questionId,
      templateId: row.questionId,
      templateRevision: kept.revision,
      parameters: variant.values,
    })),
  );
}

/** What stands in a paper already, with what is right there; of another revision nobody knows. */
async function valuesBeside(db: Db, { schoolId }: Actor, { row, kept, read }: KeptTemplate, ids: readonly string[]) {
  const madeOf = await madeOfById(db, schoolId, ids);
  return ids.flatMap((id) => {
    const values =
      id === row.questionId ? new Map(read.ranges.map(({ name, now }) => [name, now])) : known(madeOf.get(id));
    if (values === undefined) return [];
    return [{ values: madeOf.get(id)?.values ?? [], answer: answerOf(row.body, read, values) }];
  });

  function known(one: MadeOf | undefined): Map<string, Rational> | undefined {
    if (one === undefined || one.templateId !== row.questionId || one.revision !== kept.revision) return undefined;
    return new Map(one.values.map(({ name, value }) => [name, valueRead(value)]));
  }
}
