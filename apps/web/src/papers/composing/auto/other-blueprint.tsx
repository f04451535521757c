import { papersApi } from '@zhibi/contract/papers';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Go } from '../../../platform/layout/go.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { formatNear, formatNumber } from '../../../platform/time.js';
import { together } from '../../../platform/together.js';
import styles from './topics-drawer.module.css';

export interface OtherBlueprintProps {
  isOpen: boolean;
  subjectId: number;
  onClose: () => void;
}

/** Own papers whose blueprint can be taken. */
export function OtherBlueprint({ isOpen, subjectId, onClose }: OtherBlueprintProps) {
  const { t } = useTranslation('auto');
  return (
    <Drawer title={t('from.title')} open={isOpen} onClose={onClose}>
      <p className={styles.note}>{t('from.hint')}</p>
      <p>
        <Go to="/paperTest/auto">{t('from.fresh')}</Go>
      </p>
      <Papers subjectId={subjectId} />
    </Drawer>
  );
}

function Papers({ subjectId }: { subjectId: number }) {
  const { t } = useTranslation('auto');
  const { t: say } = useTranslation('papers');
  const pages = useInfinite(papersApi.list, { subjectId });
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  return (
    <Screen
      read={together({ pages })}
      skeleton={{ rows: 4 }}
      isEmpty={() => rows.length === 0}
      empty={<EmptyState title={t('from.none')} hint={t('from.noneHint')} />}
    >
      {() => (
        <>
          <PlainTable
            columns={[say('list.name'), say('list.questions'), say('list.changed')]}
            rows={rows.map(({ paperId, title, questionCount, totalScore, updatedAt }) => ({
              key: paperId,
              cells: [
                <Go key="go" to={`/paperTest/auto?from=${paperId}`}>
                  {title}
                </Go>,
                t('from.facts', { count: questionCount, score: formatNumber(totalScore) }),
                formatNear(updatedAt),
              ],
            }))}
          />
          <TableFoot
            shown={rows.length}
            loading={isFetchingNextPage}
            onNext={hasNextPage ? () => void fetchNextPage() : undefined}
          />
        </>
      )}
    </Screen>
  );
}
