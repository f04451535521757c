import { analysisApi } from '@zhibi/contract/analysis';
import { myClassesApi } from '@zhibi/contract/people/my-classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, useWrite } from '../../../platform/api.js';
import { newSeed } from '../parts/new-seed.js';

export interface DrawWish {
  how: 'random' | 'balanced';
  count: number;
  /** The subject whose returned homework counts for balance; null: scores do not count. */
  subjectId: number | null;
}

/** Has groups drawn by the server; what they are balanced by is said in words. */
export function useDraw(classId: string) {
  const { t } = useTranslation('myClasses');
  const draw = useWrite(myClassesApi.drawGroups);
  const [isReading, setIsReading] = useState(false);
  const run = async ({ how, count, subjectId }: DrawWish) => {
    setIsReading(true);
    try {
      const known = subjectId === null ? [] : (await call(analysisApi.levelProposal, { classId, subjectId })).items;
      const scores = known.map(({ studentId, mastery }) => ({ studentId, rate: mastery.rate }));
      const drawn = await draw.mutateAsync({ classId, count, how, seed: newSeed(), scores });
      const by = drawn.balancedBy.map((one) => t(`group.by.${one}`)).join(t('group.and'));
      return { groups: drawn.groups, words: how === 'random' ? t('group.drawnRandom') : t('group.drawn', { by }) };
    } finally {
      setIsReading(false);
    }
  };
  return { run, isBusy: isReading };
}
