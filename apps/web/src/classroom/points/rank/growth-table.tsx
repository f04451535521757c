import { pointsApi, signed } from '@zhibi/contract/classroom/points';
import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ExportButton } from '../../../platform/layout/export-button.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { Screen } from '../../../platform/screen.js';

/** Growth in the chosen subject; places only where the rank policy of the school shows them. */
export function GrowthTable({ classId }: { classId: string }) {
  const { t } = useTranslation('points');
  const subjectId = useSubjectId();
  const of = subjectId === null ? null : { classId, subjectId };
  const read = useRead(pointsApi.growth, of);
  return (
    <Card title={t('rankTab.growth')} extra={of && <ExportButton endpoint={pointsApi.exportGrowth} input={of} />}>
      <Screen
        read={read}
        isEmpty={({ growth }) => growth === null}
        empty={<EmptyState title={t('noGrowth')} hint={t('noGrowthHint')} />}
      >
        {({ growth }) => {
          const nth = growth?.shown === 'exact' ? 'place' : growth?.shown === 'band' ? 'band' : null;
          return (
            <>
              <p>{growth && t('fromTo', { before: growth.before, after: growth.after })}</p>
              <PlainTable
                columns={[t('name'), t('growth'), ...(nth === null ? [] : [t(nth)])]}
                formulas={{ [t('growth')]: t('growthHow') }}
                rows={(growth?.students ?? []).map((one) => ({
                  key: one.studentId,
                  cells: [one.name, signed(one.growth), ...(nth === null ? [] : [one[nth]])],
                }))}
              />
            </>
          );
        }}
      </Screen>
    </Card>
  );
}
