import { homeworkApi } from '@zhibi/contract/homework';
import { useTranslation } from 'react-i18next';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { TableFoot } from '../../platform/layout/table-foot.js';
import { Screen } from '../../platform/screen.js';
import { together } from '../../platform/together.js';
import { Folded } from '../parts/folded.js';
import { atLeast, missingIn, useOpenHomework } from '../parts/use-open-homework.js';
import { useProgress } from '../parts/use-progress.js';
import { WorkCard } from '../parts/work-card.js';
import styles from './page.module.css';

/** The homework that students are writing now. */
export function Page() {
  const { t } = useTranslation('homework');
  const { t: ofAppeals } = useTranslation('appeals');
  const pages = useOpenHomework();
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  useProgress([homeworkApi.list]);
  return (
    <>
      <PageHead
        title={t('home.title')}
        note={
          pages.data &&
          t('home.note', { open: atLeast(rows.length, hasNextPage), missing: atLeast(missingIn(rows), hasNextPage) })
        }
        extra={
          <Folded
            main={
              <GoButton type="primary" to="/homework/written?step=paper">
                {t('home.publish')}
              </GoButton>
            }
          >
            <GoButton to="/homework/missing">{t('missing.title')}</GoButton>
            <GoButton to="/homework/appeals">{ofAppeals('title')}</GoButton>
            <GoButton to="/homework/written">{t('home.list')}</GoButton>
          </Folded>
        }
      />
      <Card>
        <Screen
          read={together({ pages })}
          skeleton={{ cards: 4 }}
          isEmpty={() => rows.length === 0}
          empty={<EmptyState title={t('home.empty')} hint={t('home.emptyHint')} />}
        >
          {() => (
            <>
              <div className={styles.list}>
                {rows.map((homework) => (
                  <WorkCard key={homework.homeworkId} homework={homework} />
                ))}
              </div>
              {hasNextPage && (
                <TableFoot shown={rows.length} loading={isFetchingNextPage} onNext={() => void fetchNextPage()} />
              )}
            </>
          )}
        </Screen>
      </Card>
    </>
  );
}
