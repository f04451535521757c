import type { TechnicalRecord } from '@zhibi/contract/papers/library';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../platform/layout/card.js';
import { EmptyState } from '../../../../platform/layout/empty-state.js';
import { PlainTable } from '../../../../platform/layout/plain-table.js';
import { formatStamp } from '../../../../platform/time.js';
import detail from '../../parts/paper.module.css';

/** The homework that is bound to the paper. */
export function Bindings({ record: { homework } }: { record: TechnicalRecord }) {
  const { t } = useTranslation('library');
  return (
    <Card className={detail.card ?? ''} title={t('ofSchool.bindings')} flush={homework.length > 0}>
      {homework.length === 0 ? (
        <EmptyState title={t('ofSchool.noBindings')} hint={t('ofSchool.noBindingsHint')} />
      ) : (
        <PlainTable
          asCards
          words={2}
          columns={[t('ofSchool.bindingColumn.title'), t('ofSchool.bindingColumn.start')]}
          rows={homework.map(({ homeworkId, title, startAt }) => ({
            key: homeworkId,
            cells: [
              <span key="title" translate="no">
                {title}
              </span>,
              formatStamp(startAt),
            ],
          }))}
        />
      )}
    </Card>
  );
}
