import { stageOfGrade } from '@zhibi/contract/people';
import { gidAfter } from './rules.js';
import { nameInGrade } from './rules-names.js';

/** A class as it stands before the upgrade. */
export interface ClassBefore {
  classId: string;
  name: string;
  gid: number;
  students: number;
}

export interface PlannedClass extends ClassBefore {
  nameAfter: string;
  /** Null for a class that leaves the school. */
  gidAfter: number | null;
  /** The name does not tell its grade, and nobody has given another. */
  asksName: boolean;
}

/** Every class with the grade and the name that it gets; `names` are those that somebody typed. */
export function planClasses(
  classes: readonly ClassBefore[],
  lastGid: number,
  names: Readonly<Record<string, string>>,
): PlannedClass[] {
  return classes.map((one) => {
    const gid = gidAfter(one.gid, lastGid);
    const typed = names[one.classId]?.trim();
    const made = gid === null ? one.name : nameInGrade(one.name, one.gid, gid);
    return { ...one, gidAfter: gid, nameAfter: typed || made || one.name, asksName: made === undefined };
  });
}

/** The names that two classes would share among those that stay. */
export function clashesOf(classes: readonly PlannedClass[]): string[] {
  const times = new Map<string, number>();
  for (const one of classes) if (one.gidAfter !== null) times.set(one.nameAfter, (times.get(one.nameAfter) ?? 0) + 1);
  return [...times].flatMap(([name, count]) => (count > 1 ? [name] : []));
}

export interface SubjectOfStage {
  subjectId: number;
  subjectMainId: number;
  stage: number;
}

/** A lesson whose class passes into another stage; `subjectAfter` is null where the discipline is not taught there. */
export interface PlannedLesson {
  classId: string;
  teacherId: string;
  subjectBefore: number;
  subjectAfter: number | null;
}

/** The lessons that go on in another subject: primary maths becomes junior maths when grade 6 moves up. */
export function planLessons(
  lessons: readonly { classId: string; teacherId: string; subjectId: number }[],
  classes: readonly PlannedClass[],
  subjects: ReadonlyMap<number, SubjectOfStage>,
): PlannedLesson[] {
  const stageByClass = new Map(
    classes.flatMap(({ classId, gidAfter: gid }) => (gid === null ? [] : [[classId, stageOfGrade(gid)] as const])),
  );
  return lessons.flatMap(({ classId, teacherId, subjectId }) => {
    const stage = stageByClass.get(classId);
    const subject = subjects.get(subjectId);
    if (stage === undefined || subject === undefined || subject.stage === stage) return [];
    const next = [...subjects.values()].find(
      (other) => other.subjectMainId === subject.subjectMainId && other.stage === stage,
    );
    return [{ classId, teacherId, subjectBefore: subjectId, subjectAfter: next?.subjectId ?? null }];
  });
}
