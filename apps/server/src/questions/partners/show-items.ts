import type { PartnerQuestion } from '@zhibi/contract/questions/partners';
import { mapPictures } from '@zhibi/exchange';
import type { Context, Reached } from './reach.js';
import { ourFacts } from './rules.js';
import type { BankItem } from './rules-query.js';

/** Questions of a bank as a teacher finds them. Pictures come with the copy: until then their words stand for them. @param copies item → the teacher's copy */
export const showItems = (
  items: readonly BankItem[],
  { bank }: Pick<Reached, 'bank'>,
  { pointOf }: Context,
  copies: ReadonlyMap<string, string>,
): PartnerQuestion[] =>
  items.map(({ itemId, read: { body, facts } }) => {
    const ours = ourFacts(facts, bank.about);
    const points = ours.knowledge.flatMap((path) => pointOf(path) ?? []);
    return {
      itemId,
      type: body.type,
      body: mapPictures(body, () => undefined),
      topics: facts.knowledge,
      knowledge: points.filter(({ id }, at) => points.findIndex((one) => one.id === id) === at),
      difficulty: facts.difficulty ?? null,
      year: facts.year ?? null,
      source: ours.source ?? '',
      minutes: facts.minutes ?? null,
      questionId: copies.get(itemId) ?? null,
    };
  });
