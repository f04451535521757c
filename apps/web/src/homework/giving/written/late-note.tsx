import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDay, formatStamp } from '../../../platform/time.js';
import { dayAfter } from '../../parts/days.js';
import { type Form, movedTo, opensAt } from './form.js';

interface LateNoteProps {
  form: Form;
  /** When the copies are there; empty: they are. Of several the last. */
  arrivesAt: string;
  onChange: (change: Partial<Form>) => void;
}

const CALLIGRAPHY = 9;

/** The first day on which it may begin at its time of the day, with the copies there. */
const dayFor = (opens: string, arrivesAt: string): string => {
  const day = arrivesAt.slice(0, 8);
  return opens.slice(8) < arrivesAt.slice(8) ? dayAfter(day, 1) : day;
};

/** That the copies come after it opens, and what can be done about it; nothing where they are in time. */
export function LateNote({ form, arrivesAt, onChange }: LateNoteProps) {
  const { t } = useTranslation('homework');
  const opens = opensAt(form);
  if (opens >= arrivesAt) return null;
  const laterOn = dayFor(opens, arrivesAt);
  return (
    <Alert
      type="warning"
      showIcon
      title={t('printPlan.late', { opens: formatStamp(opens), when: formatStamp(arrivesAt) })}
      description={
        <>
          <p style={{ margin: '0 0 8px' }}>
            {t('printPlan.lateHint')}
            {form.taskType !== CALLIGRAPHY && ` ${t('printPlan.screen')}`}
          </p>
          <Button size="small" onClick={() => onChange(movedTo(form, laterOn))}>
            {t('printPlan.later', { day: formatDay(laterOn) })}
          </Button>
        </>
      }
    />
  );
}
