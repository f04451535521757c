import { type LectureItem, lectureApi } from '@zhibi/contract/marking/lecture';
import { useTranslation } from 'react-i18next';
import { homeworkIn } from '../../../capture/index.js';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Go } from '../../../platform/layout/go.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import table from '../../../platform/layout/paged-table.module.css';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { formatRate } from '../../../platform/time.js';
import { ChooseMarked } from '../parts/choose-marked.js';
import { lowestFirst } from '../parts/lowest-first.js';
import { RateChip } from '../parts/rate-chip.js';
import styles from './prepare.module.css';

/** What to talk about with the class: the questions of a homework, the lowest rate first. */
export function Page() {
  const { t } = useTranslation('lecture');
  const [params] = useSearchParams();
  const homeworkId = homeworkIn(params);
  if (homeworkId) return <Prepare homeworkId={homeworkId} />;
  return (
    <>
      <PageHead title={t('titles.prepare')} />
      <ChooseMarked to="/indexDetail" />
    </>
  );
}

function Prepare({ homeworkId }: { homeworkId: string }) {
  const { t } = useTranslation('lecture');
  const read = useRead(lectureApi.items, { homeworkId });
  const { title = t('titles.prepare'), classNames = [], marked = null } = read.data ?? {};
  const facts = [...classNames, marked === null ? t('notMarked') : t('marked', { rate: formatRate(marked) })];
  return (
    <>
      <PageHead
        title={title}
        note={[...facts, t('prepareNote')].join(' · ')}
        extra={
          <>
            <GoButton to={`/markFull?homework=${homeworkId}`}>{t('toMarking')}</GoButton>
            <GoButton to={`/study/analysis?homework=${homeworkId}`}>{t('toReport')}</GoButton>
            <GoButton to={`/paper/teacherComment?homework=${homeworkId}`}>{t('toNotes')}</GoButton>
            <GoButton type="primary" to={`/comment?homework=${homeworkId}`}>
              {t('start')}
            </GoButton>
          </>
        }
      />
      <Card flush>
        <Screen
          read={read}
          skeleton={{ rows: 8 }}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyState title={t('none')} hint={t('noneHint')} />}
        >
          {({ items }) => (
            <div className={table.scroll}>
              <table className={table.table} data-cards>
                <thead>
                  <tr>
                    {(['question', 'rate', 'full', 'zero', 'note', 'samples', 'actions'] as const).map((column) => (
                      <th key={column} scope="col">
                        {t(`column.${column}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {lowestFirst(items).map((item) => (
                    <Line key={item.itemId} homeworkId={homeworkId} item={item} />
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </Screen>
      </Card>
    </>
  );
}

function Line({
  homeworkId,
  item: { itemId, no, rate, full, zero, note, samples },
}: {
  homeworkId: string;
  item: LectureItem;
}) {
  const { t } = useTranslation('lecture');
  const at = `homework=${homeworkId}&item=${itemId}`;
  return (
    <tr>
      <td>{t('question', { no })}</td>
      <td>
        <RateChip rate={rate} />
      </td>
      <td data-label={t('column.full')}>{t('people', { count: full })}</td>
      <td data-label={t('column.zero')}>{t('people', { count: zero })}</td>
      <td className={styles.note}>{note}</td>
      <td data-label={t('column.samples')}>{samples}</td>
      <td className={styles.actions}>
        <Go to={`/comment?${at}`} aria-label={`${t('lecture')} ${t('question', { no })}`}>
          {t('lecture')}
        </Go>
        <Go to={`/paper/teacherComment?${at}`} aria-label={`${t('toNotes')} ${t('question', { no })}`}>
          {t('toNotes')}
        </Go>
      </td>
    </tr>
  );
}
