import type { LabOverview, LabResultRow } from '@zhibi/contract/classroom/laboratory';
import { ABSENT } from '@zhibi/contract/kernel';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';

import styles from './results.module.css';

interface ResultsTableProps {
  overview: LabOverview;
  /** The student and the step that are to be looked at. */
  onOpen: (cell: string) => void;
}

const WORDS = 2;

/** Students by steps; each cell opens what its scorers gave. */
export function ResultsTable({ overview: { lab, students }, onOpen }: ResultsTableProps) {
  const { t } = useTranslation('laboratory');
  const titles = lab.steps.map(({ title, points }, at) => `${at + 1}. ${title} (${points})`);
  const cell = (student: LabResultRow, at: number) => {
    const step = lab.steps[at];
    const one = student.cells[at];
    if (step === undefined || one === undefined) return '';
    const points = one.points === null ? ABSENT : `${one.points}`;
    const title = step.title;
    return (
      <Button
        type="text"
        className={one.differs ? styles.differs : styles.cell}
        aria-label={t('result.openCell', {
          name: student.name,
          title,
          points: one.differs
            ? `${points} ${t('result.differs')}`
            : one.points === null
              ? t('result.noPoints')
              : points,
        })}
        onClick={() => onOpen(`${student.studentId}_${step.stepId}`)}
      >
        {one.differs ? <StatusTag tone="warn">{points}</StatusTag> : points}
        {one.isSettled && '*'}
      </Button>
    );
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <section className={styles.scroll} tabIndex={0} aria-label={t('results')}>
      <PlainTable
        words={WORDS}
        columns={[t('result.student'), t('result.number'), ...titles, t('result.total'), t('result.safety')]}
        rows={students.map((student) => ({
          key: student.studentId,
          cells: [
            student.name,
            <span key="number" className={styles.number}>
              {student.studentNo}
            </span>,
            ...lab.steps.map((_, at) => cell(student, at)),
            student.total ?? ABSENT,
            student.stopped ? (
              <StatusTag key="stopped" tone="bad">
                {t('result.stopped')}
              </StatusTag>
            ) : (
              ''
            ),
          ],
        }))}
      />
    </section>
  );
}
