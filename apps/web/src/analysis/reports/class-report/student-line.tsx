import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Go } from '../../../platform/layout/go.js';
import { formatNumber } from '../../../platform/time.js';
import type { Row } from '../../parts/report/student-rows.js';
import styles from '../../parts/report/student-table.module.css';
import { useMayMark } from '../../parts/report/use-may-mark.js';
import { Change } from './change.js';
import { CopyStatus } from './copy-status.js';
import { hasPaper } from './has-paper.js';

interface StudentLineProps {
  row: Row;
  hasPassed: boolean;
  onOpen: () => void;
}

/** One student: how many marks, what moved, what is weak, where it leads. */
export function StudentLine({ row, hasPassed, onOpen }: StudentLineProps) {
  const { t } = useTranslation('analysis');
  const mayMark = useMayMark();
  const { studentId, studentNo, name, total, bySection, change, weak, status } = row;
  return (
    <tr className={styles.opens}>
      <td>{studentNo}</td>
      <td>
        <Button type="link" className={styles.name} onClick={onOpen}>
          {name}
        </Button>
      </td>
      <td className={styles.amount}>
        <b className={total === null || hasPassed ? undefined : styles.low}>{formatNumber(total)}</b>
      </td>
      {bySection.map((score, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections keep their order
        <td key={at} className={`${styles.amount} ${styles.section}`}>
          {formatNumber(score)}
        </td>
      ))}
      <td className={styles.amount}>
        <Change points={change} />
      </td>
      <td>
        <Chips words={weak} />
      </td>
      <td className={styles.state}>
        <CopyStatus status={status} />
      </td>
      <td className={styles.does}>
        <span className={styles.actions}>
          {hasPaper(status) && (
            <Button type="link" onClick={onOpen}>
              {t(mayMark ? 'classReport.paper' : 'classReport.scores')}
            </Button>
          )}
          <Go to={`/class/studentWrong?studentId=${studentId}`}>{t('classReport.wrong')}</Go>
        </span>
      </td>
    </tr>
  );
}

/** The weakest points of a student: two where there is room, else one; the rest by number, named on hover. */
const Chips = ({ words: [first, second, ...rest] }: { words: readonly string[] }) => {
  if (first === undefined) return null;
  const others = second === undefined ? rest : [second, ...rest];
  return (
    <div className={styles.chips} title={[first, ...others].join(' · ')}>
      <span className={styles.chip}>{first}</span>
      {second !== undefined && <span className={`${styles.chip} ${styles.roomy}`}>{second}</span>}
      {rest.length > 0 && <span className={`${styles.more} ${styles.roomy}`}>+{rest.length}</span>}
      {others.length > 0 && <span className={`${styles.more} ${styles.tight}`}>+{others.length}</span>}
    </div>
  );
};
