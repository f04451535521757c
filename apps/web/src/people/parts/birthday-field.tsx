import { DayField, type DayFieldProps } from '../../platform/layout/day-field.js';
import { today } from '../../platform/today.js';

/** A pupil in the middle of school: from there no birthday is far. */
const YEARS_OF_A_PUPIL = 10;

/** The day on which somebody was born: not in the future, and the calendar opens where it is near. */
export const BirthdayField = (field: DayFieldProps) => (
  <DayField until={today()} opensAt={today().subtract(YEARS_OF_A_PUPIL, 'year')} {...field} />
);
