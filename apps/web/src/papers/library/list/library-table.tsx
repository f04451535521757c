import type { LibraryPaper } from '@zhibi/contract/papers/library';
import { useTranslation } from 'react-i18next';
import { Go } from '../../../platform/layout/go.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { formatNear, formatNumber } from '../../../platform/time.js';
import { PaperStatusTag } from '../../parts/paper-status.js';
import { PlaceButtons } from '../parts/place-buttons.js';
import styles from './library-table.module.css';

/** Papers of a shelf; on that of the school each with its teacher. */
export function LibraryTable({
  papers,
  shelf,
}: {
  papers: readonly LibraryPaper[];
  shelf: 'mine' | 'archive' | 'school';
}) {
  const { t } = useTranslation('library');
  const isSchool = shelf === 'school';
  const columns = [
    t('column.name'),
    t(isSchool ? 'column.owner' : 'column.state'),
    t('column.changed'),
    t('column.questions'),
    t('column.score'),
    t('column.given'),
    t('column.actions'),
  ];
  const rows = papers.map((paper) => ({
    key: paper.paperId,
    cells: [
      <Go key="title" to={`/paper/detail?paper=${paper.paperId}`}>
        <span translate="no">{paper.title}</span>
      </Go>,
      isSchool ? (
        <span key="owner" translate="no">
          {paper.ownerName}
        </span>
      ) : (
        <span key="state" className={styles.tags}>
          <PaperStatusTag status={paper.status} />
          {paper.isShared && <StatusTag tone="done">{t('shared')}</StatusTag>}
        </span>
      ),
      formatNear(paper.updatedAt),
      paper.questionCount,
      formatNumber(paper.totalScore),
      paper.homeworkCount,
      <span key="actions" className={styles.actions}>
        {paper.can.edit && <Go to={`/paperTest/self?paper=${paper.paperId}`}>{t('action.edit')}</Go>}
        <PlaceButtons
          paper={paper}
          isShared={paper.isShared}
          isArchived={shelf === 'archive'}
          can={paper.can}
          look="link"
        />
      </span>,
    ],
  }));
  return <PlainTable columns={columns} rows={rows} words={3} withActions asCards />;
}
