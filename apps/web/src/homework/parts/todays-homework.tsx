import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { Screen } from '../../platform/screen.js';
import { useCanGo } from '../../platform/screen-line.js';
import { nowStamp } from '../../platform/time.js';
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

function Publish() {
  const { t } = useTranslation('homework');
  const navigate = useNavigate();
  if (!useCanGo(PUBLISH)) return null;
  return (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate(PUBLISH)}>
      {t('today.publish')}
    </Button>
  );
}

function Compose() {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  if (!useCanGo('/source/source')) return null;
  return (
    <Button size="small" onClick={() => void navigate('/source/source')}>
      {t('entry.resource')}
    </Button>
  );
}
