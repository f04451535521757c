import type { ClassRecord } from '@zhibi/contract/people/records';

/** A person as a select holds one: the id, and the name to show. */
export interface Named {
  value: string;
  label: string;
}

/** The form of a class; teachers stand under their subjects. */
export interface ClassFields {
  className: string;
  gid: number;
  headTeacherId: Named | null;
  lessons: Record<number, Named[]>;
}

export const fieldsOfClass = (one: ClassRecord): ClassFields => {
  const lessons: ClassFields['lessons'] = {};
  for (const { subjectId, teacherId, name } of one.lessons) {
    lessons[subjectId] ??= [];
    lessons[subjectId].push({ value: teacherId, label: name });
  }
  return {
    className: one.className,
    gid: one.gid,
    headTeacherId: one.headTeacher && { value: one.headTeacher.teacherId, label: one.headTeacher.name },
    lessons,
  };
};

export const classInput = (fields: ClassFields) => ({
  className: fields.className.trim(),
  gid: fields.gid,
  headTeacherId: fields.headTeacherId?.value ?? null,
  lessons: Object.entries(fields.lessons ?? {}).flatMap(([subjectId, teachers]) =>
    (teachers ?? []).map(({ value }) => ({ subjectId: Number(subjectId), teacherId: value })),
  ),
});
