import { homeworkApi } from '@zhibi/contract/homework';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { useProgress } from '../../parts/use-progress.js';
import { Copies } from './copies.js';
import { Counts } from './counts.js';
import { DetailHead } from './detail-head.js';
import { History } from './history.js';
import styles from './page.module.css';

/** One homework: how far it is, and every student's copy. */
export function Page() {
  const { t } = useTranslation('homework');
  const [params] = useSearchParams();
  const homeworkId = params.get('homework') ?? params.get('homeworkId');
  if (homeworkId) return <Detail key={homeworkId} homeworkId={homeworkId} />;
  return (
    <Card>
      <EmptyState title={t('detail.missing')} hint={t('detail.missingHint')} />
    </Card>
  );
}

function Detail({ homeworkId }: { homeworkId: string }) {
  const read = useRead(homeworkApi.detail, { homeworkId });
  useProgress([homeworkApi.detail, homeworkApi.submissions], homeworkId);
  return (
    <Screen read={read}>
      {(homework) => (
        <>
          <DetailHead homework={homework} />
          <Counts progress={homework.progress} />
          <Copies homework={homework} />
          <div className={styles.below}>
            <History homework={homework} />
          </div>
        </>
      )}
    </Screen>
  );
}
