import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import type { ReactNode } from 'react';
import './calendar-words.js';
import { FORMATS } from '../typed-day/formats.js';
import { TypedDay } from '../typed-day/typed-day.js';

export interface DayFieldProps {
  /** Set by the form around. */
  id?: string;
  value?: Dayjs | null;
  onChange?: (day: Dayjs | null) => void;
  from?: Dayjs;
  until?: Dayjs;
  isRequired?: boolean;
  /** Where the calendar opens while no day stands in it; today otherwise. */
  opensAt?: Dayjs;
  icon?: ReactNode;
  placeholder?: string;
  'aria-label'?: string;
}

/** A day, in our own calendar: the browser's speaks the language of the system and looks different in each. */
export function DayField({ from, until, icon, isRequired = false, opensAt, onChange, ...rest }: DayFieldProps) {
  return (
    <TypedDay formats={FORMATS} from={from} until={until}>
      {(wrong, forget) => (
        <DatePicker
          {...rest}
          {...(from && { minDate: from })}
          {...(icon && { suffixIcon: icon })}
          {...(until && { maxDate: until })}
          {...(opensAt && { defaultPickerValue: opensAt })}
          {...(wrong && { status: 'error' as const })}
          format={FORMATS}
          allowClear={!isRequired}
          style={{ width: '100%' }}
          onChange={(day) => {
            forget();
            onChange?.(day);
          }}
        />
      )}
    </TypedDay>
  );
}
