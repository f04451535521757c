import { papersApi } from '@zhibi/contract/papers';
import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../../people/index.js';
import { useInfinite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { together } from '../../../platform/together.js';
import { ResourceSwitch } from '../../../questions/index.js';
import { PaperTable } from './paper-table.js';

/** The papers that this teacher has made in the chosen subject, newest first. */
export function Page() {
  const { t } = useTranslation('papers');
  const cards = useTranslation('cards').t;
  const existing = useTranslation('existing').t;
  const subjectId = useSubjectId();
  const pages = useInfinite(papersApi.list, subjectId === null ? null : { subjectId });
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  return (
    <>
      <PageHead
        title={t('list.title')}
        extra={
          <>
            <ResourceSwitch now="papers" />
            <GoButton to="/paper/index">{t('list.library')}</GoButton>
            <GoButton to="/answerCard">{cards('link')}</GoButton>
            <GoButton to="/paperTest/chinese">{t('sheet.link')}</GoButton>
            <GoButton to="/paperTest/auto">{t('list.auto')}</GoButton>
            <GoButton to="/paperTest/paper">{existing('title')}</GoButton>
            <GoButton to="/print/orders">{t('list.printOrders')}</GoButton>
            <GoButton type="primary" to="/paperTest/self">
              {t('list.fresh')}
            </GoButton>
          </>
        }
      />
      <Card flush>
        <Screen read={together({ pages })} skeleton={{ rows: 6 }} isEmpty={() => rows.length === 0} empty={<Nothing />}>
          {() => (
            <>
              <PaperTable papers={rows} />
              <TableFoot
                shown={rows.length}
                loading={isFetchingNextPage}
                onNext={hasNextPage ? () => void fetchNextPage() : undefined}
              />
            </>
          )}
        </Screen>
      </Card>
    </>
  );
}

function Nothing() {
  const { t } = useTranslation('papers');
  return (
    <EmptyState
      title={t('list.empty')}
      hint={t('list.emptyHint')}
      action={
        <GoButton size="small" to="/source/source">
          {t('list.toSource')}
        </GoButton>
      }
    />
  );
}
