import { type HomeworkForTeacher, homeworkOfTeacherApi } from '@zhibi/contract/homework';
import { useSubjectId } from '../../people/index.js';
import { useInfinite } from '../../platform/api.js';

/** What students are writing now, as the page of it lists: the tiles of the home that lead there count the same rows. */
export function useOpenHomework() {
  const subjectId = useSubjectId();
  return useInfinite(homeworkOfTeacherApi.list, subjectId === null ? null : { subjectId, status: 'open' });
}

/** Copies that are not in yet. */
export const missingIn = (list: readonly Pick<HomeworkForTeacher, 'progress'>[]): number =>
  list.reduce((sum, { progress }) => sum + progress.total - progress.handedIn, 0);

/** A count of rows of which there are more than were read. */
export const atLeast = (count: number, isMore: boolean): string => (isMore ? `${count}+` : String(count));
