import { cardsApi } from '@zhibi/contract/papers/cards';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { Go } from '../../platform/layout/go.js';
import { PlainTable } from '../../platform/layout/plain-table.js';
import { TableFoot } from '../../platform/layout/table-foot.js';
import { Screen } from '../../platform/screen.js';
import { formatNear, formatNumber } from '../../platform/time.js';
import { together } from '../../platform/together.js';
import { CardStateTag } from './parts/card-state-tag.js';

/** The cards made so far, with how far each is; nothing where there is none yet. */
export function MadeCards({ subjectId }: { subjectId: number }) {
  const { t } = useTranslation('cards');
  const pages = useInfinite(cardsApi.list, { subjectId });
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const columns = (['card', 'state', 'source', 'changed', 'questions', 'score'] as const).map((name) =>
    t(`column.${name}`),
  );
  if (pages.data !== undefined && rows.length === 0) return null;
  return (
    <Card title={t('made')} flush>
      <Screen read={together({ pages })} skeleton={{ rows: 3 }}>
        {() => (
          <>
            <PlainTable
              columns={columns}
              words={4}
              asCards
              rows={rows.map((one) => ({
                key: one.paperId,
                cells: [
                  <Go key="title" to={`/answerCard/design?card=${one.paperId}`}>
                    {one.title}
                  </Go>,
                  <CardStateTag key="state" state={one.state} />,
                  one.sourceTitle ?? t('noSource'),
                  formatNear(one.updatedAt),
                  one.questionCount,
                  formatNumber(one.totalScore),
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
    </Card>
  );
}
