import { peopleApi } from '@zhibi/contract/people';
import type { z } from 'zod';
import { type Read, useRead } from '../platform/api.js';
import { useUser } from './user.js';

/** The class list of this person: by the chosen stage for a principal, and for an officer who has chosen a school. */
export function useClasses(): Read<z.output<typeof peopleApi.classes.output>> {
  const user = useUser();
  const isStaged = user.asSchoolPrincipal || (user.asRegion && user.schoolId !== '');
  return useRead(peopleApi.classes, isStaged && user.stageId !== null ? { schoolStageId: user.stageId } : {});
}
