import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import './calendar-words.js';
import { useTypedDay } from '../typed-day/use-typed-day.js';
import styles from './typed-day.module.css';

const FORMAT = 'YYYY-MM-DD HH:mm';
const VALUE = 'YYYY-MM-DDTHH:mm';

export interface MomentFieldProps {
  id?: string;
  /** `2026-11-21T08:30`, or '' for none. */
  value: string;
  onChange: (value: string) => void;
  isWrong?: boolean;
  className?: string;
  'aria-label'?: string;
}

/** A day and a time, in our own calendar: the browser's speaks the language of the system and looks different in each. */
export function MomentField({ value, onChange, isWrong = false, className, ...rest }: MomentFieldProps) {
  const typed = useTypedDay({ format: FORMAT });
  return (
    <span className={className ? `${styles.field} ${className}` : styles.field} {...typed.around}>
      <DatePicker
        {...rest}
        showTime={{ format: 'HH:mm' }}
        format={FORMAT}
        needConfirm={false}
        style={{ width: '100%' }}
        value={value ? dayjs(value) : null}
        {...(isWrong || typed.wrong !== null ? { status: 'error' as const } : {})}
        onChange={(moment) => {
          typed.forget();
          onChange(moment?.format(VALUE) ?? '');
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
