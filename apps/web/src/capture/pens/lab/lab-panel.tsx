import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { SubmissionOfStudent } from '@zhibi/contract/homework';
import type { AnswerArea } from '@zhibi/contract/papers';
import { Button, Segmented, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './pen-lab.module.css';
import { ReceivedScores } from './received-scores.js';
import { SentState } from './sent-state.js';

export interface LabPanelProps {
  homeworkId: string;
  students: readonly SubmissionOfStudent[];
  student: SubmissionOfStudent;
  page: number;
  area: AnswerArea | undefined;
  numbers: ReadonlyMap<string, number>;
  onStudent: (studentId: string) => void;
  onPage: (page: number) => void;
  children: ReactNode;
}

/** Whose copy and which page, what lies under the pen, what was sent and what the machine made of it. */
export function LabPanel({
  homeworkId,
  students,
  student,
  page,
  area,
  numbers,
  onStudent,
  onPage,
  children,
}: LabPanelProps) {
  const { t } = useTranslation('capture');
  const at = students.indexOf(student);
  const [before, after] = [students[at - 1], students[at + 1]];
  return (
    <div className={styles.panel}>
      <section>
        <h3>{t('lab.student')}</h3>
        <div className={styles.row}>
          <Button
            icon={<LeftOutlined />}
            aria-label={t('lab.before')}
            disabled={!before}
            onClick={() => before && onStudent(before.studentId)}
          />
          <Select
            aria-label={t('lab.student')}
            value={student.studentId}
            showSearch={{ optionFilterProp: 'label' }}
            options={students.map((one) => ({ value: one.studentId, label: `${one.studentNo} ${one.name}` }))}
            onChange={onStudent}
          />
          <Button
            icon={<RightOutlined />}
            aria-label={t('lab.after')}
            disabled={!after}
            onClick={() => after && onStudent(after.studentId)}
          />
        </div>
      </section>
      <section>
        <h3>{t('lab.page')}</h3>
        <Segmented
          block
          aria-label={t('lab.page')}
          value={page}
          options={student.pageCodes.map((one) => one.page)}
          onChange={onPage}
        />
      </section>
      <section>{children}</section>
      <section className={styles.pen} aria-live="polite">
        <h3>{t('lab.underPen')}</h3>
        <UnderPen area={area} numbers={numbers} />
      </section>
      <SentState />
      <ReceivedScores homeworkId={homeworkId} studentId={student.studentId} numbers={numbers} />
    </div>
  );
}

function UnderPen({ area, numbers }: Pick<LabPanelProps, 'area' | 'numbers'>) {
  const { t } = useTranslation('capture');
  if (!area) return <span>{t('lab.beside')}</span>;
  const no = area.qids.map((id) => numbers.get(id)).find((one) => one !== undefined);
  const kind = t(`area.type${area.areaType}`);
  const more = area.option
    ? t('area.option', { option: area.option })
    : area.blankIndex === null
      ? ''
      : t('area.blank', { no: area.blankIndex + 1 });
  return (
    <>
      <b>{no === undefined ? kind : t('area.question', { no })}</b>
      {[no === undefined ? '' : kind, more].filter(Boolean).join(' · ')}
    </>
  );
}
