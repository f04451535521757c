import { type CardBlock, type CardDesign, keyOfQuestion, keysOf } from '@zhibi/contract/papers/cards';
import { useTranslation } from 'react-i18next';

/** What a block is called: its kind, and the numbers of its questions or the words of a heading. */
export function useBlockName({ questions }: Pick<CardDesign, 'questions'>): (block: CardBlock) => string {
  const { t } = useTranslation('cards');
  const noByKey = new Map(questions.map((question) => [keyOfQuestion(question), question.no]));
  return (block) => {
    const numbers = keysOf(block).flatMap((key) => noByKey.get(key) ?? []);
    const [first, last] = [numbers[0], numbers.at(-1)];
    const range = first === undefined ? '' : first === last ? first : `${first}–${last}`;
    const words = block.kind === 'heading' ? block.text : range;
    // Places of the same optional questions are told apart.
    const nth = block.kind === 'optional' && block.nth > 0 ? `(${block.nth + 1})` : '';
    return [t(`block.${block.kind}`), words, nth].filter(Boolean).join(' ');
  };
}
