import type { SubmissionOfStudent } from '@zhibi/contract/homework';
import { Button, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../platform/notify.js';
import styles from './bluetooth.module.css';
import type { SimulatedPen } from './driver/simulated-pen.js';

interface Props {
  pen: SimulatedPen;
  isConnected: boolean;
  students: readonly SubmissionOfStudent[];
  student: SubmissionOfStudent;
  page: number;
  onSet: (change: Record<string, string>) => void;
}

const HOUR_MS = 3_600_000;

/** Whose paper the simulated pen lies on, and what else happens to pens. */
export function SimulatedControls({ pen, isConnected, students, student, page, onSet }: Props) {
  const { t } = useTranslation('browserPens');
  const [isAsleep, setAsleep] = useState(pen.isAsleep);
  const sleep = (next: boolean) => {
    pen.sleep(next);
    setAsleep(next);
  };
  return (
    <section className={styles.pen}>
      <h3>{t('simulated.student')}</h3>
      <Select
        aria-label={t('simulated.student')}
        value={student.studentId}
        showSearch={{ optionFilterProp: 'label' }}
        options={students.map((one) => ({ value: one.studentId, label: `${one.studentNo} ${one.name}` }))}
        onChange={(next) => onSet({ student: next, page: '1' })}
      />
      {student.pageCodes.length > 1 && (
        <Segmented
          block
          aria-label={t('simulated.page')}
          value={page}
          options={student.pageCodes.map((one) => one.page)}
          onChange={(next) => onSet({ page: String(next) })}
        />
      )}
      {isConnected && (
        <div className={styles.row}>
          <Button size="small" onClick={() => sleep(!isAsleep)}>
            {t(isAsleep ? 'simulated.awake' : 'simulated.asleep')}
          </Button>
          <Button
            size="small"
            onClick={() => {
              pen.loseTime(HOUR_MS);
              notify.done(t('simulated.lost'));
            }}
          >
            {t('simulated.lose')}
          </Button>
        </div>
      )}
    </section>
  );
}
