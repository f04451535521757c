import { pointsApi, signed } from '@zhibi/contract/classroom/points';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { ExportButton } from '../../platform/layout/export-button.js';
import { PlainTable } from '../../platform/layout/plain-table.js';
import { Screen } from '../../platform/screen.js';
import styles from './points.module.css';

const WORDS = 2;

/** Student by day. */
export function Matrix({ classId, month }: { classId: string; month: string }) {
  const { t } = useTranslation('points');
  const board = useRead(pointsApi.board, { classId, month });
  const dayOf = (day: string) => `${Number(day.slice(4, 6))}-${Number(day.slice(6))}`;
  return (
    <Card title={t('tab.matrix')} extra={<ExportButton endpoint={pointsApi.exportBoard} input={{ classId, month }} />}>
      <Screen
        read={board}
        isEmpty={({ students }) => students.length === 0}
        empty={<EmptyState title={t('noStudents')} hint={t('noStudentsHint')} />}
      >
        {({ students, days }) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
          <section className={styles.scroll} tabIndex={0} aria-label={t('tab.matrix')}>
            <PlainTable
              words={WORDS}
              columns={[t('number'), t('name'), t('total'), ...days.map(dayOf)]}
              rows={students.map((one) => ({
                key: one.studentId,
                cells: [
                  one.studentNo,
                  one.name,
                  signed(one.total),
                  ...days.map((day) => {
                    const points = one.days.find((cell) => cell.day === day)?.points;
                    return points === undefined ? '' : signed(points);
                  }),
                ],
              }))}
            />
          </section>
        )}
      </Screen>
    </Card>
  );
}
