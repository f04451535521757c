import { type Handbook, handbookApi } from '@zhibi/contract/analysis/handbook';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import { useInfinite } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { Go } from '../../platform/layout/go.js';
import { PagedTable } from '../../platform/layout/paged-table.js';
import table from '../../platform/layout/paged-table.module.css';
import { StatusTag } from '../../platform/layout/status-tag.js';
import { WithFormula } from '../../platform/layout/with-formula.js';
import { formatNear, formatShortDay } from '../../platform/time.js';
import styles from './handbook.module.css';

const tones = { waiting: 'run', ready: 'done', failed: 'bad' } as const;

interface HandbookListProps {
  subjectId: number;
  /** Only those of one class. */
  classId?: string | undefined;
}

/** Every issue of booklets, the newest first, with what came back and what it won. */
export function HandbookList({ subjectId, classId }: HandbookListProps) {
  const { t } = useTranslation('handbook');
  const { asTeacher } = useUser();
  const pages = useInfinite(handbookApi.list, { subjectId, classId });
  return (
    <Card flush>
      <PagedTable
        pages={pages}
        columns={[
          { label: t('list.book') },
          { label: t('list.class') },
          { label: t('list.range') },
          { label: t('list.rules') },
          { label: t('list.pages'), number: true },
          { label: t('list.returned'), number: true },
          { label: t('list.gain'), number: true },
          { label: t('list.state') },
        ]}
        line={(book) => <Line key={book.handbookId} book={book} />}
        empty={<EmptyState title={t('empty')} hint={t(asTeacher ? 'emptyHint' : 'emptyRead')} />}
        awaited={5}
      />
    </Card>
  );
}

function Line({ book }: { book: Handbook }) {
  const { t } = useTranslation('handbook');
  const { asRegion } = useUser();
  const { handbookId, rules, sources, copies, pages, returned, asked, right, status } = book;
  const said = [
    rules.dueOnly && t('list.dueOnly'),
    rules.variants === 0 ? t('list.wrongOnly') : t('list.variants', { count: rules.variants }),
  ].filter((one) => one !== false);
  return (
    <tr>
      <td>
        {asRegion ? (
          <b>{book.title}</b>
        ) : (
          <Go to={`/study/handbook?book=${handbookId}`}>
            <b>{book.title}</b>
          </Go>
        )}
        <small className={styles.under}>{formatNear(book.createdAt)}</small>
      </td>
      <td data-label={t('list.class')}>{book.className}</td>
      <td data-label={t('list.range')}>
        {t('list.days', { from: formatShortDay(book.from), to: formatShortDay(book.to) })}
        <small className={styles.under}>
          {sources === null ? t('list.everything') : t('list.sources', { count: sources })}
        </small>
      </td>
      <td data-label={t('list.rules')}>
        {t('list.rule', { pages: rules.maxPages })}
        <small className={styles.under}>{said.join(' · ')}</small>
      </td>
      <td className={table.number} data-label={t('list.pages')}>
        {t('list.pagesOf', { copies, pages })}
      </td>
      <td className={table.number} data-label={t('list.returned')}>
        {t('list.returnedOf', { returned, copies })}
      </td>
      <td className={table.number} data-label={t('list.gain')}>
        <WithFormula formula={t('list.gainHint')}>
          {asked === 0 ? '--' : t('list.gainOf', { right, asked })}
        </WithFormula>
      </td>
      <td data-label={t('list.state')}>
        <StatusTag tone={tones[status]}>{t(`status.${status}`)}</StatusTag>
      </td>
    </tr>
  );
}
