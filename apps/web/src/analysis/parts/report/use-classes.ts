import { analysisApi } from '@zhibi/contract/analysis';
import { homeworkApi } from '@zhibi/contract/homework';
import { peopleApi } from '@zhibi/contract/people';
import { useRead } from '../../../platform/api.js';
import { useMayMark } from './use-may-mark.js';

export interface ClassOfHomework {
  classId: string;
  className: string;
}

/** The classes that wrote a homework, as far as this reader may read about them, in the order of their names. */
export const useClasses = (homeworkId: string): readonly ClassOfHomework[] =>
  [...useReadable(homeworkId)].sort((a, b) => a.className.localeCompare(b.className, 'zh', { numeric: true }));

function useReadable(homeworkId: string): readonly ClassOfHomework[] {
  const isTeacher = useMayMark();
  const homework = useRead(homeworkApi.detail, isTeacher ? { homeworkId } : null).data;
  const taught = useRead(peopleApi.classes, isTeacher ? {} : null).data?.clazzs ?? [];
  const reports = useRead(analysisApi.reports, isTeacher ? null : {}).data?.items ?? [];
  if (!isTeacher) return reports.filter((report) => report.homeworkId === homeworkId);
  return (homework?.classes ?? []).filter(({ classId }) =>
    taught.some(
      (one) => one.classId === classId && one.subjects.some(({ subjectId }) => subjectId === homework?.subjectId),
    ),
  );
}
