import { writingApi } from '@zhibi/contract/questions/writing';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { lazily } from '../../../platform/lazily.js';
import { Screen } from '../../../platform/screen.js';
import { Skeleton } from '../../../platform/skeleton.js';
import { formatStamp } from '../../../platform/time.js';
import { together } from '../../../platform/together.js';
import { QuestionText } from '../../parts/question-text.js';
import styles from './one.module.css';

/** Most questions have one version. */
const DiffView = lazily(async () => (await import('./diff-view.js')).DiffView);

/** The versions of a question, the newest first, each beside what it changed. */
export function Versions({ questionId }: { questionId: string }) {
  const { t } = useTranslation('writing');
  const pages = useInfinite(writingApi.versions, { questionId });
  const { rows } = pages;
  return (
    <Screen read={together({ pages })} skeleton={{ rows: 1 }}>
      {() => (
        <div className={styles.versions}>
          {rows.map(({ version, body, author, madeAt, source, licence }, at) => {
            const before = rows[at + 1];
            return (
              <Card
                key={version}
                title={t('card.version', { version })}
                extra={
                  <small style={{ fontSize: 12, color: 'var(--text2)' }}>
                    {[author, formatStamp(madeAt), source, t(`licence.${licence}`)].filter(Boolean).join(' · ')}
                  </small>
                }
              >
                {before ? (
                  <Suspense fallback={<Skeleton shape={{ rows: 3 }} />}>
                    <DiffView before={before.body} after={body} />
                  </Suspense>
                ) : (
                  <QuestionText body={body} />
                )}
              </Card>
            );
          })}
          <TableFoot
            shown={rows.length}
            loading={pages.isFetchingNextPage}
            onNext={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
          />
        </div>
      )}
    </Screen>
  );
}
