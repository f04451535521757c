import type { PaperRecord } from '@zhibi/contract/papers/library';
import { useTranslation } from 'react-i18next';
import { GoButton } from '../../../platform/layout/go-button.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { formatNumber } from '../../../platform/time.js';
import { PaperStatusTag } from '../../parts/paper-status.js';
import { PlaceButtons } from '../parts/place-buttons.js';
import { useTypeName } from '../parts/type-name.js';

/** What it is, whose, where it lies, and what can be done with it. */
export function RecordHead({ record }: { record: PaperRecord }) {
  const { t } = useTranslation('library');
  const typeName = useTypeName();
  const { paper, isMine, isShared, archivedAt, ownerName, can } = record;
  const { paperId } = paper;
  const count = paper.sections.reduce((sum, section) => sum + section.items.length, 0);
  const facts = t('facts', {
    type: typeName(paper.paperType),
    count,
    score: formatNumber(paper.totalScore),
    minutes: formatNumber(paper.minutes),
  });
  return (
    <PageHead
      back={isMine ? '/paper/list' : '/paper/index'}
      title={
        <>
          <span translate="no">{paper.title}</span> {isMine && <PaperStatusTag status={paper.status} />}{' '}
          {isMine && isShared && <StatusTag tone="done">{t('shared')}</StatusTag>}{' '}
          {archivedAt !== null && <StatusTag tone="off">{t('archived')}</StatusTag>}
        </>
      }
      note={isMine ? facts : `${facts} · ${t('by', { name: ownerName })}`}
      extra={
        <>
          <PlaceButtons paper={paper} isShared={isShared} isArchived={archivedAt !== null} can={can} look="default" />
          {isMine && <GoButton to={`/paper/ques?paper=${paperId}`}>{t('action.questions')}</GoButton>}
          {count > 0 && <GoButton to={`/paper/areas?paper=${paperId}`}>{t('action.areas')}</GoButton>}
          {can.edit && <GoButton to={`/paperTest/self?paper=${paperId}`}>{t('action.edit')}</GoButton>}
          {isMine && (
            <GoButton type="primary" to={`/paperTest/preview?paper=${paperId}`}>
              {t('action.preview')}
            </GoButton>
          )}
        </>
      }
    />
  );
}
