import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import type { ReactNode } from 'react';
import './calendar-words.js';
import { useTypedDay } from '../typed-day/use-typed-day.js';
import styles from './typed-day.module.css';

const FORMAT = 'YYYY-MM-DD';

export interface DayFieldProps {
  /** Set by the form around. */
  id?: string;
  value?: Dayjs | null;
  onChange?: (day: Dayjs | null) => void;
  from?: Dayjs;
  until?: Dayjs;
  isRequired?: boolean;
  icon?: ReactNode;
  placeholder?: string;
  'aria-label'?: string;
}

/** A day, in our own calendar: the browser's speaks the language of the system and looks different in each. */
export function DayField({ from, until, icon, isRequired = false, onChange, ...rest }: DayFieldProps) {
  const typed = useTypedDay({ format: FORMAT, from, until });
  return (
    <span className={styles.field} {...typed.around}>
      <DatePicker
        {...rest}
        {...(from && { minDate: from })}
        {...(icon && { suffixIcon: icon })}
        {...(until && { maxDate: until })}
        {...(typed.wrong !== null && { status: 'error' as const })}
        allowClear={!isRequired}
        style={{ width: '100%' }}
        onChange={(day) => {
          typed.forget();
          onChange?.(day);
        }}
      />
      {typed.wrong !== null && (
        <small role="alert" className={styles.wrong}>
          {typed.wrong}
        </small>
      )}
    </span>
  );
}
