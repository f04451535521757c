import { recordsApi } from '@zhibi/contract/people/records';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { formatStamp } from '../../../platform/time.js';
import { together } from '../../../platform/together.js';
import { lifeWords } from './life-words.js';
import styles from './records.module.css';

/** One lifelong history, the newest first, with the year where it is not this one. */
export function History({ whose, id }: { whose: 'student' | 'teacher' | 'class'; id: string }) {
  const { t } = useTranslation('records');
  const pages = useInfinite(recordsApi.history, { whose, id });
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  return (
    <Screen
      read={together({ pages })}
      skeleton={{ rows: 4 }}
      isEmpty={() => rows.length === 0}
      empty={<EmptyState title={t('detail.noHistory')} hint="" />}
    >
      {() => (
        <>
          <ol className={styles.timeline}>
            {rows.map((line) => (
              <li key={line.id}>
                {lifeWords(line, whose)}
                <span>
                  {line.at.slice(0, 4)} · {formatStamp(line.at)} · {line.by ?? t('life.system')}
                </span>
              </li>
            ))}
          </ol>
          {hasNextPage && (
            <TableFoot shown={rows.length} loading={isFetchingNextPage} onNext={() => void fetchNextPage()} />
          )}
        </>
      )}
    </Screen>
  );
}
