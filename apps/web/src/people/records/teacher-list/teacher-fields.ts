import { grouped } from '@zhibi/contract/kernel';
import type { TeacherRecord } from '@zhibi/contract/people/records';

/** The form of a teacher; lessons stand subject by subject, as one speaks of them. */
export interface TeacherFields {
  name: string;
  sex: boolean | null;
  teacherNo: string;
  phone: string;
  account?: string;
  mainSubjectId: number | null;
  lessons: { subjectId?: number; classIds: string[] }[];
}

export const emptyTeacher: TeacherFields = {
  name: '',
  sex: null,
  teacherNo: '',
  phone: '',
  mainSubjectId: null,
  lessons: [],
};

export const fieldsOfTeacher = (one: TeacherRecord): TeacherFields => ({
  name: one.name,
  sex: one.sex,
  teacherNo: one.teacherNo ?? '',
  phone: one.phone ?? '',
  mainSubjectId: one.mainSubjectId,
  lessons: [...grouped(one.lessons, ({ subjectId }) => subjectId)].map(([subjectId, list]) => ({
    subjectId,
    classIds: list.map(({ classId }) => classId),
  })),
});

/** What goes to the server: empty texts are absent, each lesson is there once. */
export function teacherInput(fields: TeacherFields) {
  const pairs = (fields.lessons ?? []).flatMap(({ subjectId, classIds }) =>
    subjectId === undefined ? [] : classIds.map((classId) => ({ classId, subjectId })),
  );
  const once = new Map(pairs.map((pair) => [`${pair.classId} ${pair.subjectId}`, pair]));
  return {
    name: fields.name.trim(),
    sex: fields.sex ?? null,
    teacherNo: fields.teacherNo.trim() || null,
    phone: fields.phone.trim() || null,
    mainSubjectId: fields.mainSubjectId ?? null,
    lessons: [...once.values()],
  };
}
