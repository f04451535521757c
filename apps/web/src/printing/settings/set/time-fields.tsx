import { Select } from 'antd';

const STEP = 15;
const times = Array.from({ length: (24 * 60) / STEP }, (_, at) => {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor((at * STEP) / 60))}${two((at * STEP) % 60)}`;
});
/** 0730 as people write it. */
export const clockText = (time: string): string => `${time.slice(0, 2)}:${time.slice(2)}`;

/** A time of the clock, by the quarter. */
export const ClockSelect = ({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (time: string) => void;
}) => (
  <Select
    showSearch
    aria-label={label}
    style={{ width: 120 }}
    value={value}
    onChange={onChange}
    options={[...new Set([...times, value])].sort().map((time) => ({ value: time, label: clockText(time) }))}
  />
);
