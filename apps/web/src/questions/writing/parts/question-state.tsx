import type { BankedQuestion } from '@zhibi/contract/questions/writing';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';

const tones = { waiting: 'wait', published: 'done', returned: 'bad', withdrawn: 'off' } as const satisfies Record<
  string,
  StatusTone
>;

/** Where a question is on its way: archived, in review, in the school's bank; and whether only people can mark it. */
export function QuestionState({ question }: { question: BankedQuestion }) {
  const { t } = useTranslation('writing');
  const { review, version, archivedAt, markable, origin, author } = question;
  const isOld = review?.state === 'published' && review.version < version;
  return (
    <>
      {archivedAt && <StatusTag tone="off">{t('state.archived')}</StatusTag>}
      {review && review.state !== 'withdrawn' && (
        <StatusTag tone={isOld ? 'warn' : tones[review.state]}>
          {isOld ? t('state.changedSince') : t(`state.${review.state}`)}
        </StatusTag>
      )}
      {!markable && <StatusTag tone="off">{t('state.byPeople')}</StatusTag>}
      {/* What came from its own author was adapted from nobody. */}
      {origin && (origin.author === null || origin.author !== author) && (
        <span>{t('state.from', { who: origin.author ?? t(`shelf.${origin.shelf}`) })}</span>
      )}
    </>
  );
}
