import { myClassesApi } from '@zhibi/contract/people/my-classes';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { formatDay } from '../../../platform/time.js';
import { together } from '../../../platform/together.js';
import styles from './level.module.css';

/** Who was in which layer from when to when, and by whose word. */
export function HistoryDrawer({
  classId,
  subjectId,
  onClose,
}: {
  classId: string;
  subjectId: number;
  onClose: () => void;
}) {
  const { t } = useTranslation('myClasses');
  const pages = useInfinite(myClassesApi.levelHistory, { classId, subjectId });
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  return (
    <Drawer open title={t('level.historyTitle')} onClose={onClose}>
      <Screen
        read={together({ pages })}
        skeleton={{ rows: 8 }}
        isEmpty={() => rows.length === 0}
        empty={<EmptyState title={t('level.historyEmpty')} hint={t('level.historyEmptyHint')} />}
      >
        {() => (
          <>
            <ul className={styles.history}>
              {rows.map((one) => (
                <li key={one.changeId}>
                  <b>{one.name}</b>
                  <span>{t('level.layer', { level: one.level })}</span>
                  <span>
                    {formatDay(one.from)} – {one.to ? formatDay(one.to) : t('level.now')}
                  </span>
                  <i>{one.setBy}</i>
                </li>
              ))}
            </ul>
            <TableFoot
              shown={rows.length}
              loading={isFetchingNextPage}
              onNext={hasNextPage ? () => void fetchNextPage() : undefined}
            />
          </>
        )}
      </Screen>
    </Drawer>
  );
}
