import { peopleApi } from '@zhibi/contract/people';
import { myClassesApi } from '@zhibi/contract/people/my-classes';
import { useRead } from '../../../platform/api.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { useUser } from '../../user.js';

export interface ClassName {
  classId: string;
  className: string;
}

/** The classes that this person can choose between: a teacher's taught and led, for others all of the school. */
export function useClasses() {
  const isTeacher = useUser().currentRole === 'TEACHER';
  const mine = useRead(myClassesApi.overview, isTeacher ? {} : null);
  const all = useRead(peopleApi.classes, isTeacher ? null : {});
  const classes: readonly ClassName[] | undefined = isTeacher ? mine.data?.items : all.data?.clazzs;
  return { classes, read: isTeacher ? mine : all };
}

/** The class of the address, or the first one; choosing another changes the address. */
export function useClassInAddress(classes: readonly ClassName[] | undefined): {
  classId: string | null;
  choose: (classId: string) => void;
} {
  const [params, setParams] = useSearchParams();
  const classId = params.get('classId') ?? classes?.[0]?.classId ?? null;
  return { classId, choose: (chosen) => setParams({ classId: chosen }) };
}
