import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import './calendar-words.js';
import { TypedDay } from '../typed-day/typed-day.js';

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
  return (
    <TypedDay formats={[FORMAT]} className={className}>
      {(wrong, forget) => (
        <DatePicker
          {...rest}
          showTime={{ format: 'HH:mm' }}
          format={FORMAT}
          needConfirm={false}
          style={{ width: '100%' }}
          value={value ? dayjs(value) : null}
          {...((isWrong || wrong) && { status: 'error' as const })}
          onChange={(moment) => {
            forget();
            onChange(moment?.format(VALUE) ?? '');
          }}
        />
      )}
    </TypedDay>
  );
}
