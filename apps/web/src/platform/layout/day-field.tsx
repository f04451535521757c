import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import type { ReactNode } from 'react';
import './calendar-words.js';

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
export const DayField = ({ from, until, icon, isRequired = false, ...rest }: DayFieldProps) => (
  <DatePicker
    {...rest}
    {...(from && { minDate: from })}
    {...(icon && { suffixIcon: icon })}
    {...(until && { maxDate: until })}
    allowClear={!isRequired}
    style={{ width: '100%' }}
  />
);
