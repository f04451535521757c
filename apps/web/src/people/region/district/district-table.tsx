import { ABSENT } from '@zhibi/contract/kernel';
import { gradeName } from '@zhibi/contract/people';
import { type DistrictSummary, hiddenMarks, type StudentCount } from '@zhibi/contract/people/region';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session-store.js';
import { formatNumber } from '../../../platform/time.js';
import styles from './part.module.css';
import { useEnterSchool } from './use-enter-school.js';

/** School by school, and the whole district below. A school's name leads into it. */
export function DistrictTable({ summary: { grades, schools, total } }: { summary: DistrictSummary }) {
  const { t } = useTranslation('region');
  const { language } = useSession();
  const enter = useEnterSchool();
  const heads = [
    t('classes'),
    t('teachers'),
    t('students'),
    t('activated'),
    ...grades.map((gid) => gradeName(gid, language)),
  ];
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('school')}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className={styles.number}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {schools.map((school) => (
            <tr key={school.schoolId}>
              <th scope="row">
                <button type="button" className={styles.enter} onClick={() => enter(school.schoolId)}>
                  {school.schoolName}
                </button>
              </th>
              <Numbers line={school} grades={grades} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <Numbers line={total} grades={grades} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Numbers({ line, grades }: { line: DistrictSummary['total']; grades: readonly number[] }) {
  const cells: [key: string, count: StudentCount | null][] = [
    ['classes', line.classes],
    ['teachers', line.teachers],
    ['students', line.students],
    ['activated', line.activated],
    ...grades.map((gid, at): [string, StudentCount | null] => [`${gid}`, line.byGrade[at] ?? null]),
  ];
  return (
    <>
      {cells.map(([key, count]) => (
        <td key={key} className={styles.number}>
          <Count count={count} />
        </td>
      ))}
    </>
  );
}

/** A number, or the sign in its place. */
function Count({ count }: { count: StudentCount | null }) {
  const { language } = useSession();
  if (count === null) return <>{ABSENT}</>;
  if (typeof count === 'number') return <>{formatNumber(count)}</>;
  return <span className={styles.hidden}>{hiddenMarks[count][language]}</span>;
}
