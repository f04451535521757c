import { actingMinutes } from '@zhibi/contract/operations';
import type { TFunction } from 'i18next';

/** The lengths of time that may be asked for, as entries of a menu. */
export const minuteChoices = (t: TFunction<'operations'>) =>
  actingMinutes.map((count) => ({ key: String(count), label: t('acting.minutes', { count }) }));
