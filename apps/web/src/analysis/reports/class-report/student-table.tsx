import type { ClassReport } from '@zhibi/contract/analysis';
import { useTranslation } from 'react-i18next';
import { useSectionTitle } from '../../../papers/index.js';
import { Card } from '../../../platform/layout/card.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { formatDay, formatNumber } from '../../../platform/time.js';
import { StudentFilters } from '../../parts/report/student-filters.js';
import { isFound, type Sorting, sorted, sortingOf } from '../../parts/report/student-rows.js';
import styles from '../../parts/report/student-table.module.css';
import { useFilters } from '../../parts/report/use-filters.js';
import { bestOf } from './behind.js';
import type { Open } from './opened.js';
import { sectionName } from './section-name.js';
import { SortHead } from './sort-head.js';
import { StudentLine } from './student-line.js';

interface StudentTableProps {
  report: ClassReport;
  onOpen: Open;
}

/** The students of the class; search, filter and order stand in the address. */
export function StudentTable({ report, onOpen }: StudentTableProps) {
  const { t } = useTranslation('analysis');
  const { filters, set } = useFilters();
  const { words, weak, sort } = filters;
  const sorting = sortingOf(sort);
  const passed = new Set(bestOf(report, report.passed));
  const found = report.rows.filter((row) => isFound(row, words) && (weak === null || row.weak.includes(weak)));
  return (
    <Card
      flush
      title={t('classReport.students')}
      extra={<StudentFilters report={report} filters={filters} set={set} />}
    >
      <p className={styles.against}>
        <Against report={report} />
      </p>
      <table className={styles.table}>
        <Head report={report} sorting={sorting} onSort={({ by, order }) => set('sort', `${by}.${order}`)} />
        <tbody>
          {sorted(found, sorting).map((row) => (
            <StudentLine
              key={row.studentId}
              row={row}
              hasPassed={passed.has(row.studentId)}
              onOpen={() => onOpen({ kind: 'student', studentId: row.studentId })}
            />
          ))}
        </tbody>
      </table>
      {found.length === 0 && <p className={styles.nobody}>{t('classReport.nobodyFound')}</p>}
      <TableFoot shown={found.length} of={report.rows.length} />
    </Card>
  );
}

/** With what the changes are compared, or why there are none. */
function Against({ report: { previous } }: { report: ClassReport }) {
  const { t } = useTranslation('analysis');
  if (previous === null) return t('classReport.against.none');
  const facts = { title: previous.title, when: formatDay(previous.startAt) };
  return t(previous.marked === 0 ? 'classReport.against.unmarked' : 'classReport.against.homework', facts);
}

interface HeadProps {
  report: ClassReport;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

function Head({ report: { sections }, sorting, onSort }: HeadProps) {
  const { t } = useTranslation('analysis');
  const titleOf = useSectionTitle();
  const sort = { now: sorting, onSort };
  return (
    <thead>
      <tr>
        <SortHead by="studentNo" className={styles.number} {...sort}>
          {t('classReport.column.number')}
        </SortHead>
        <th scope="col" className={styles.who}>
          {t('classReport.column.name')}
        </th>
        <SortHead by="total" className={styles.amount} {...sort}>
          {t('classReport.column.total')}
        </SortHead>
        {sections.map(({ title, maxScore }) => (
          <th key={title} scope="col" className={`${styles.amount} ${styles.section}`} title={titleOf(title)}>
            {sectionName(titleOf(title))} {formatNumber(maxScore)}
          </th>
        ))}
        <SortHead by="change" className={styles.amount} {...sort}>
          {t('classReport.column.change')}
        </SortHead>
        <th scope="col">{t('classReport.column.weak')}</th>
        <th scope="col" className={styles.state}>
          {t('classReport.column.status')}
        </th>
        <th scope="col" className={styles.does}>
          {t('classReport.column.open')}
        </th>
      </tr>
    </thead>
  );
}
