import { instantOf } from '@zhibi/contract/kernel';

const EVENING = '210000';

/** A week is handed in by the evening of its last day, or of the day that a student's own moves to. */
export const handInAt = (day: string, timeZone: string): Date => instantOf(`${day}${EVENING}`, timeZone);
