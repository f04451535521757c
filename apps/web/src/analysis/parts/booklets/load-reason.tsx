import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field, Wrong } from './fields.js';

interface LoadReasonProps {
  value: string;
  /** It was refused for want of one. */
  isWrong: boolean;
  onChange: (value: string) => void;
}

/** Asked once the day is found full: leaders read it beside who gave how much. */
export function LoadReason({ value, isWrong, onChange }: LoadReasonProps) {
  const { t } = useTranslation('handbook');
  return (
    <Field name={t('load.reason')} isWide>
      <Input
        aria-label={t('load.reason')}
        maxLength={200}
        value={value}
        status={isWrong ? 'error' : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {isWrong && value.trim() === '' && <Wrong words={t('load.needed')} />}
    </Field>
  );
}
