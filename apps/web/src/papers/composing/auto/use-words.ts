import type { Change, WantedWish } from '@zhibi/contract/papers/composing';
import type { QuestionType } from '@zhibi/contract/questions';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/time.js';
import { typeNames } from '../../../questions/index.js';

/** The titles of topics by their id. */
export const TopicTitles = createContext<ReadonlyMap<string, string>>(new Map());

const percent = (share: number | null): string => formatNumber((share ?? 0) * 100, 0);
const rate = (value: number | null): string => (value ?? 0).toFixed(2);

/** Wishes and changes in the words of a teacher. */
export function useWords() {
  const { t, i18n } = useTranslation('auto');
  const { t: say } = useTranslation('questions');
  const titles = useContext(TopicTitles);
  const typeName = (type: QuestionType) => say(`type.${typeNames[type]}`);
  const topicName = (topicId: string) => titles.get(topicId) ?? '--';
  const wishWords = ({ wish, wanted: { from, to } }: WantedWish): string => {
    switch (wish.kind) {
      case 'type':
        return t('wish.type', { type: typeName(wish.type), count: to ?? 0 });
      case 'share':
        return t('wish.share', { topic: topicName(wish.topicId), from: percent(from), to: percent(to) });
      case 'difficulty':
        return t('wish.difficulty', { from: rate(from), to: rate(to) });
      case 'minutes':
        return t('wish.minutes', { to: formatNumber(to) });
      case 'source':
        return t('wish.source', { to: formatNumber(to, 0) });
      case 'each-topic':
        return t('wish.eachTopic', { from: formatNumber(from, 0) });
      default:
        return t(`wish.${wish.kind}`);
    }
  };
  const changeWords = ({ wish, wanted, becomes: { from, to } }: Change): string => {
    switch (wish.kind) {
      case 'type': {
        const [type, count, before] = [typeName(wish.type), to ?? 0, wanted.to ?? 0];
        if (count === 0) return t('clash.change.none', { type });
        if (count === before) return t('clash.change.moved', { type });
        return t(count < before ? 'clash.change.fewer' : 'clash.change.more', { type, count });
      }
      case 'share':
        return t('clash.change.share', { topic: topicName(wish.topicId), from: percent(from), to: percent(to) });
      case 'difficulty':
        return t('clash.change.difficulty', { from: rate(from), to: rate(to) });
      case 'minutes':
        return t('clash.change.minutes', { to: formatNumber(to) });
      case 'source':
        return t('clash.change.source', { to: formatNumber(to, 0) });
      case 'each-topic':
        return from === 0
          ? t('clash.change.eachTopicNone')
          : t('clash.change.eachTopic', { from: formatNumber(from, 0) });
      default:
        return t(`clash.change.${wish.kind}`);
    }
  };
  const cellWords = ({ cells }: Change): string =>
    cells
      .map(({ topicId, wanted, becomes }) => t('clash.cell', { topic: topicName(topicId), wanted, becomes }))
      .join(t('clash.comma'));
  return { t, language: i18n.language, typeName, topicName, wishWords, changeWords, cellWords };
}
