import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Go } from '../../platform/layout/go.js';
import { formatNumber } from '../../platform/time.js';
import { Change } from './change.js';
import { CopyStatus } from './copy-status.js';
import type { Row } from './student-rows.js';
import styles from './student-table.module.css';
import { useMayMark } from './use-may-mark.js';

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
    <tr>
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
      <td>
        <CopyStatus status={status} />
      </td>
      <td className={styles.does}>
        <span className={styles.actions}>
          <Button type="link" onClick={onOpen}>
            {t(mayMark ? 'classReport.paper' : 'classReport.scores')}
          </Button>
          <Go to={`/class/studentWrong?studentId=${studentId}`}>{t('classReport.wrong')}</Go>
        </span>
      </td>
    </tr>
  );
}

const MOST_CHIPS = 2;

/** The weakest points of a student; the rest by number, named on hover. */
const Chips = ({ words }: { words: readonly string[] }) => (
  <span className={styles.chips} title={words.join(' · ')}>
    {words.slice(0, MOST_CHIPS).map((word) => (
      <span key={word} className={styles.chip}>
        {word}
      </span>
    ))}
    {words.length > MOST_CHIPS && <span className={styles.more}>+{words.length - MOST_CHIPS}</span>}
  </span>
);
