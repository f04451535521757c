import { PlusOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { Go } from '../../platform/layout/go.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { Screen } from '../../platform/screen.js';
import { nowStamp } from '../../platform/time.js';
import { likeOf } from './addresses.js';
import { isOfToday } from './stage.js';
import styles from './todays-homework.module.css';
import { useRecentHomework } from './use-homework.js';
import { WorkCard } from './work-card.js';

const SHOWN = 8;
const PUBLISH = '/homework/written';

/** The homework a teacher deals with today, each with how far it is and the next click. */
export function Part() {
  const { t } = useTranslation('homework');
  const read = useRecentHomework();
  const now = nowStamp();
  return (
    <Card title={t('today.title')} extra={<Publish />}>
      <Screen
        read={read}
        skeleton={{ cards: 4 }}
        isEmpty={({ items }) => !items.some((homework) => isOfToday(homework, now))}
        empty={<EmptyState title={t('today.empty')} hint={t('today.emptyHint')} action={<Compose />} />}
      >
        {({ items }) => (
          <div className={styles.list}>
            {items
              .filter((homework) => isOfToday(homework, now))
              .slice(0, SHOWN)
              .map((homework) => (
                <WorkCard key={homework.homeworkId} homework={homework} />
              ))}
          </div>
        )}
      </Screen>
    </Card>
  );
}

/** All that is being written, where it may be more than is dealt with today, and the way to one more. */
function Publish() {
  const { t } = useTranslation('homework');
  const last = useRecentHomework().data?.items.find(({ status, forSome }) => status !== 'withdrawn' && !forSome);
  return (
    <>
      <Go to="/jike">{t('board.title')}</Go>
      <Go to="/homework/index">{t('today.all')}</Go>
      {last && <GoButton to={likeOf(last.homeworkId)}>{t('giving.like')}</GoButton>}
      <GoButton type="primary" icon={<PlusOutlined />} to={PUBLISH}>
        {t('today.publish')}
      </GoButton>
    </>
  );
}

function Compose() {
  const { t } = useTranslation('app');
  return (
    <GoButton size="small" to="/source/source">
      {t('entry.resource')}
    </GoButton>
  );
}
