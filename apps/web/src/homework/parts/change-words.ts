import type { ChangeForStudent, ChangeForTeacher } from '@zhibi/contract/homework';
import { useTranslation } from 'react-i18next';
import { formatNear } from '../../platform/time.js';

type Change = ChangeForStudent | ChangeForTeacher;

/** A change in words: what was done, what is different now, and why. */
export function useChangeWords(): (change: Change) => { what: string; facts: string[] } {
  const { t } = useTranslation('homework');
  return ({ kind, title, startAt, endAt, reason, note }) => ({
    what: t(`changes.kind.${kind}`),
    facts: [
      title && t('changes.newTitle', { title }),
      startAt && t('changes.newStart', { when: formatNear(startAt) }),
      endAt && t('changes.newEnd', { when: formatNear(endAt) }),
      reason && t(`changes.reasons.${reason}`),
      note,
    ].filter((fact): fact is string => Boolean(fact)),
  });
}
