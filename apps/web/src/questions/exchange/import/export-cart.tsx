import { questionsApi } from '@zhibi/contract/questions';
import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Screen } from '../../../platform/screen.js';
import { ExportForm } from '../../parts/export-form.js';

/** The questions of the cart as a file. */
export function ExportCart() {
  const { t } = useTranslation('exchange');
  const subjectId = useSubjectId();
  const cart = useRead(questionsApi.cart, subjectId === null ? null : { subjectId });
  if (subjectId === null) return <EmptyState title={t('export.noSubject')} hint={t('export.noSubjectHint')} />;
  return (
    <Card title={t('export.title')}>
      <Screen
        read={cart}
        skeleton={{ rows: 3 }}
        isEmpty={({ groups }) => groups.length === 0}
        empty={<EmptyState title={t('export.empty')} hint={t('export.emptyHint')} />}
      >
        {({ groups }) => <ExportForm questionIds={groups.flatMap(({ quesIds }) => quesIds)} />}
      </Screen>
    </Card>
  );
}
