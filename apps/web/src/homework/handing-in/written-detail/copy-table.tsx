import type { EvidenceSource } from '@zhibi/contract/capture';
import type { HomeworkForTeacher, SubmissionOfStudent, SubmissionStatus } from '@zhibi/contract/homework';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Go } from '../../../platform/layout/go.js';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';
import { formatNear, formatNumber } from '../../../platform/time.js';
import { scansOf } from '../../parts/addresses.js';
import { useRemind } from '../../parts/use-remind.js';
import { givenOf } from './addresses.js';
import styles from './page.module.css';
import { StudentButton } from './student-dialog.js';

const columns = [
  { name: 'no', className: styles.no },
  { name: 'student', className: '' },
  { name: 'class', className: styles.class },
  { name: 'state', className: styles.state },
  { name: 'firstInk', className: `${styles.when} ${styles.began}` },
  { name: 'handedInAt', className: styles.when },
  { name: 'score', className: styles.number },
  { name: 'ink', className: styles.ink },
] as const;

const tones: Record<SubmissionStatus, StatusTone> = {
  assigned: 'off',
  writing: 'run',
  'handed-in': 'wait',
  absent: 'warn',
  marked: 'done',
  released: 'done',
};

export interface CopyTableProps {
  homework: HomeworkForTeacher;
  copies: readonly SubmissionOfStudent[];
  /** By what ways each student answered. */
  waysOf: ReadonlyMap<string, readonly EvidenceSource[]>;
  /** Who sent photographs of which no page is known. */
  strayOf: ReadonlySet<string>;
}

/** One row for each student. */
export function CopyTable({ homework, copies, waysOf, strayOf }: CopyTableProps) {
  const { t } = useTranslation('homework');
  return (
    <table className={styles.table} data-cards>
      <thead>
        <tr>
          {columns.map(({ name, className }) => (
            <th key={name} scope="col" className={className}>
              {t(`detail.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {copies.map((copy) => (
          <Row
            key={copy.studentId}
            copy={copy}
            homework={homework}
            ways={waysOf.get(copy.studentId)}
            isStray={strayOf.has(copy.studentId)}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Asks one student for a copy that is missing; nobody is disturbed at night. */
function RemindOne({ homeworkId, studentId }: { homeworkId: string; studentId: string }) {
  const { t } = useTranslation('homework');
  const { remind, isBusy, isNight } = useRemind();
  return (
    <Button
      type="link"
      size="small"
      loading={isBusy}
      disabled={isNight}
      title={isNight ? t('missing.fromSeven') : undefined}
      onClick={() => void remind([{ homeworkId, studentId }])}
    >
      {t('missing.remind')}
    </Button>
  );
}

interface RowProps {
  copy: SubmissionOfStudent;
  homework: HomeworkForTeacher;
  /** Absent: not known. */
  ways: readonly EvidenceSource[] | undefined;
  isStray: boolean;
}

function Row({ copy, homework, ways, isStray }: RowProps) {
  const { homeworkId } = homework;
  const { t } = useTranslation('homework');
  const { studentId, studentNo, name, className, status, late, firstInkAt, handedInAt, score, endAt, excuse } = copy;
  const isNothing = handedInAt !== null && ways?.length === 0;
  // Only parts of pages were photographed, and the student has not said that they stand.
  const isRetake = (status === 'assigned' || status === 'absent') && ways?.includes('photo');
  const isMissing =
    excuse === null &&
    (status === 'assigned' || status === 'writing' || status === 'absent') &&
    homework.status !== 'scheduled';
  return (
    <tr>
      <td className={styles.own}>{studentNo}</td>
      <td className={styles.name}>{name}</td>
      <td className={styles.class}>{className}</td>
      <td className={styles.tags}>
        <StatusTag tone={tones[status]}>{t(`detail.status.${status}`)}</StatusTag>
        {isNothing && <span className={styles.late}>{t('detail.nothing')}</span>}
        {ways && ways.length > 0 && (
          <span className={styles.way}>{ways.map((source) => t(`detail.way.${source}`)).join(' · ')}</span>
        )}
        {isRetake && <span className={styles.late}>{t('detail.retake')}</span>}
        {isStray && <Go to={scansOf(homeworkId)}>{t('detail.stray')}</Go>}
        {excuse && <span className={styles.late}>{t(`changes.excused.${excuse}`)}</span>}
        {endAt && !handedInAt && <span className={styles.late}>{t('changes.until', { when: formatNear(endAt) })}</span>}
        {late && <span className={styles.late}>{t('detail.late')}</span>}
      </td>
      <td className={`${styles.moment} ${styles.began}`}>{formatNear(isNothing ? null : firstInkAt)}</td>
      <td className={styles.moment} data-label={t('detail.handedInAt')} data-none={handedInAt === null || undefined}>
        {formatNear(handedInAt)}
      </td>
      <td className={styles.number} data-label={t('detail.score')} data-none={score === null || undefined}>
        {formatNumber(score)}
      </td>
      <td className={styles.last}>
        <div className={styles.acts}>
          {(firstInkAt || isRetake) && !isNothing && <Go to={givenOf(homeworkId, studentId)}>{t('detail.open')}</Go>}
          {isMissing && homework.can.adjust && <RemindOne homeworkId={homeworkId} studentId={studentId} />}
          <StudentButton homework={homework} copy={copy} />
        </div>
      </td>
    </tr>
  );
}
