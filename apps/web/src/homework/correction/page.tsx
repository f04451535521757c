import { homeworkApi } from '@zhibi/contract/homework';
import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../people/index.js';
import { useInfinite } from '../../platform/api.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { TableFoot } from '../../platform/layout/table-foot.js';
import { penDevice } from '../../platform/pen-device.js';
import { Screen } from '../../platform/screen.js';
import { nowStamp } from '../../platform/time.js';
import { together } from '../../platform/together.js';
import { useProgress } from '../parts/use-progress.js';
import styles from './correction.module.css';
import { toCorrect } from './to-correct.js';
import { ToCorrectCard } from './to-correct-card.js';

/** The first screen inside the client of the pens: today's homework to correct, and the ways on. */
export function Page() {
  const { t } = useTranslation('correction');
  const subjectId = useSubjectId();
  const pages = useInfinite(homeworkApi.list, subjectId === null ? null : { subjectId });
  useProgress([homeworkApi.list]);
  const rows = toCorrect(pages.rows, nowStamp());
  const device = penDevice.get();
  return (
    <>
      <PageHead title={t('title')} note={device === '' ? t('note') : t('device', { device })} />
      <Screen
        read={together({ pages })}
        skeleton={{ cards: 3 }}
        isEmpty={() => rows.length === 0}
        empty={<EmptyState title={t('none')} hint={t('noneHint')} />}
      >
        {() => (
          <ul className={styles.list}>
            {rows.map((homework) => (
              <ToCorrectCard key={homework.homeworkId} homework={homework} />
            ))}
          </ul>
        )}
      </Screen>
      {pages.hasNextPage && (
        <TableFoot shown={rows.length} loading={pages.isFetchingNextPage} onNext={() => void pages.fetchNextPage()} />
      )}
      <nav className={styles.more} aria-label={t('more')}>
        <GoButton to="/correct">{t('live')}</GoButton>
        <GoButton to="/correction/auto">{t('auto')}</GoButton>
        <GoButton to="/correction/manual">{t('compose')}</GoButton>
        <GoButton to="/correction/chinese">{t('chinese')}</GoButton>
        <GoButton to="/correction/myQues">{t('questions')}</GoButton>
      </nav>
    </>
  );
}
