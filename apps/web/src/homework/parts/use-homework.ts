import { homeworkOfTeacherApi } from '@zhibi/contract/homework';
import { useSubjectId } from '../../people/index.js';
import { useRead } from '../../platform/api.js';

/** The newest homework in the chosen subject; the cards of the home page share one answer. */
export function useRecentHomework() {
  const subjectId = useSubjectId();
  return useRead(homeworkOfTeacherApi.list, subjectId === null ? null : { subjectId });
}
