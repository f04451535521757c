import { useQueryClient } from '@tanstack/react-query';
import { homeworkApi, isQuiet } from '@zhibi/contract/homework';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, refresh } from '../../platform/api.js';
import { notify } from '../../platform/notify.js';
import { Refusal } from '../../platform/refusal.js';
import { serverStamp } from '../../platform/server-clock.js';

interface Copy {
  homeworkId: string;
  studentId: string;
}

/** Reminds students of copies, homework by homework, and says once how many were told; `isNight`: nobody is disturbed now. */
export function useRemind(): { remind: (copies: readonly Copy[]) => Promise<void>; isBusy: boolean; isNight: boolean } {
  const { t } = useTranslation('homework');
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const remind = async (copies: readonly Copy[]) => {
    setBusy(true);
    const told = new Set<string>();
    try {
      for (const homeworkId of new Set(copies.map((one) => one.homeworkId))) {
        const studentIds = copies.filter((one) => one.homeworkId === homeworkId).map(({ studentId }) => studentId);
        const { reminded } = await call(homeworkApi.remind, { homeworkId, studentIds });
        if (reminded > 0) for (const id of studentIds) told.add(id);
      }
      if (told.size > 0) notify.done(t('missing.reminded', { count: told.size }));
      else notify.warn(t('missing.remindedNobody'));
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      if (!refusal.isSaid) notify.warn(refusal.message);
    } finally {
      setBusy(false);
      await refresh(queries, [homeworkApi.missing]);
    }
  };
  return { remind, isBusy, isNight: isQuiet(serverStamp()) };
}
