import { Input, type InputRef } from 'antd';
import { useEffect, useRef } from 'react';
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
  const field = useRef<InputRef>(null);
  const isEmpty = useRef(value === '');
  useEffect(() => {
    if (isEmpty.current) field.current?.focus(); // it was not there a moment ago: without it nobody would look for it
  }, []);
  return (
    <Field name={t('load.reason')} isWide>
      <Input
        ref={field}
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
