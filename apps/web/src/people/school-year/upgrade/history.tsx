import { gradeName } from '@zhibi/contract/people';
import { schoolYearApi } from '@zhibi/contract/people/school-year';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ExportButton } from '../../../platform/layout/export-button.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { useSession } from '../../../platform/session-store.js';
import { YearPicker } from '../../parts/year-picker.js';
import { useUser } from '../../user.js';
import styles from './page.module.css';

/** The classes as they stood in a year; the year stands in the address. */
export function History() {
  const { t } = useTranslation('schoolYear');
  const { language } = useSession();
  const { schoolYear } = useUser();
  const [params, setParams] = useSearchParams();
  const academicYear = Number(params.get('year')) || Number(schoolYear);
  const read = useRead(schoolYearApi.classes, { academicYear }, { keepOld: true });
  return (
    <Card
      title={t('history.title')}
      extra={
        <div className={styles.line}>
          <YearPicker value={academicYear} onChange={(year) => setParams({ year: String(year) }, { replace: true })} />
          <ExportButton endpoint={schoolYearApi.exportClasses} input={{ academicYear }} />
        </div>
      }
      flush
    >
      <Screen
        read={read}
        skeleton={{ rows: 4 }}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('history.none')} hint={t('history.noneHint')} />}
      >
        {({ items }) => (
          <PlainTable
            columns={[t('history.class'), t('history.grade'), t('history.students')]}
            words={2}
            rows={items.map(({ classId, className, gid, students }) => ({
              key: classId,
              cells: [className, gradeName(gid, language), students],
            }))}
          />
        )}
      </Screen>
    </Card>
  );
}
