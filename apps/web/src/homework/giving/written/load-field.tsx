import { homeworkApi } from '@zhibi/contract/homework';
import type { Paper } from '@zhibi/contract/papers';
import { Alert, Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { formatNumber } from '../../../platform/time.js';
import { FormField } from '../../parts/form-field.js';
import { isOver, LoadCalendar } from '../../parts/load-calendar.js';
import styles from './audience-field.module.css';
import { type Form, movedTo, opensOn } from './form.js';

export interface LoadFieldProps {
  paper: Pick<Paper, 'paperId' | 'subjectId' | 'minutes'>;
  form: Form;
  isWrong: boolean;
  onChange: (change: Partial<Form>) => void;
}

const reasons = ['review', 'missed', 'some'] as const;

/** The week of the chosen classes over all subjects; beyond the limit of the day a reason is asked for. Holidays have days of their own. */
export function LoadField({ paper, form, isWrong, onChange }: LoadFieldProps) {
  const { t } = useTranslation('homework');
  const isCounted = form.classIds.length > 0 && form.workCategory === 1;
  const known = useRead(homeworkApi.prepare, isCounted ? { paperId: paper.paperId } : null, { quiet: true }).data;
  if (!isCounted) return null;
  const minutes = known?.minutes ?? paper.minutes;
  const day = opensOn(form);
  return (
    <LoadCalendar
      classIds={form.classIds}
      day={day}
      subjectId={paper.subjectId}
      minutes={minutes}
      onPick={(chosen) => onChange(movedTo(form, chosen))}
    >
      {(of) => (
        <>
          {known?.measured && (
            <small className={styles.measured}>
              {t('load.measured', {
                count: known.measured.questions,
                minutes: formatNumber(known.measured.plusMinusMinutes),
              })}
            </small>
          )}
          {(isWrong || form.loadReason !== '' || isOver(of, day, minutes)) && (
            <Reason value={form.loadReason} isWrong={isWrong} onChange={(loadReason) => onChange({ loadReason })} />
          )}
        </>
      )}
    </LoadCalendar>
  );
}

interface ReasonProps {
  value: string;
  isWrong: boolean;
  onChange: (value: string) => void;
}

function Reason({ value, isWrong, onChange }: ReasonProps) {
  const { t } = useTranslation('homework');
  return (
    <Alert
      type="warning"
      title={t('load.tooMuch')}
      description={
        <div className={styles.of}>
          <span className={styles.usual}>
            {reasons.map((one) => (
              <Button key={one} size="small" shape="round" onClick={() => onChange(t(`load.usual.${one}`))}>
                {t(`load.usual.${one}`)}
              </Button>
            ))}
          </span>
          <FormField label={t('load.reason')} wrong={isWrong && t('load.reasonNeeded')}>
            {(id) => (
              <Input.TextArea
                id={id}
                rows={2}
                maxLength={200}
                value={value}
                onChange={(event) => onChange(event.target.value)}
              />
            )}
          </FormField>
          <small>{t('load.whoReads')}</small>
        </div>
      }
    />
  );
}
