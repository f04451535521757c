import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import './calendar-words.js';

const VALUE = 'YYYYMMDD';

export interface DaysFieldProps {
  /** Days as the protocol names them, `20261123`. */
  days: readonly string[];
  onChange: (days: string[]) => void;
  'aria-label'?: string;
}

/** Several days, in our own calendar. */
export const DaysField = ({ days, onChange, ...rest }: DaysFieldProps) => (
  <DatePicker
    {...rest}
    multiple
    maxTagCount="responsive"
    style={{ width: '100%' }}
    value={days.map((day) => dayjs(day, VALUE))}
    onChange={(chosen) => onChange((chosen ?? []).map((day) => day.format(VALUE)).sort())}
  />
);
