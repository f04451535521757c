import dayjs, { type Dayjs } from 'dayjs';
import { nowStamp } from './time.js';

const DAY = 8;

/** The day that the school has, wherever the browser stands. */
export const today = (): Dayjs => dayjs(nowStamp().slice(0, DAY));
