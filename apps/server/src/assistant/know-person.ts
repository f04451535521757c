import type { Lexicon, Slots } from '@zhibi/assistant';
import { toStamp } from '@zhibi/contract/kernel';
import { stageOfGrade, stageOfSubject, subjectNameIn } from '@zhibi/contract/people';
import type { Actor } from '@zhibi/contract/session';
import { classesOf, isInStage, readName, studentsOf, subjectsById } from '../people/index.js';
import type { Db } from '../platform/db.js';
import type { Question } from './question.js';
import { type Looking, tools } from './tools.js';

interface Subject {
  subjectId: number;
  subjectMainId: number;
  name: string;
}
type Known = Pick<Question, 'classes' | 'students'> & {
  lexicon: Lexicon;
  subjects: readonly Subject[];
  /** The others in the classes of a student: known so that the own score is never told in the place of theirs. */
  classmates: readonly string[];
};

const closed = (reading: string) => reading.replace(/\s/g, '');

/** What this person may name: of a teacher the own classes, of a leader those of the school, their students, and homework. A student may name nobody. */
export async function knowPerson(
  looking: Looking,
  read: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
): Promise<Known> {
  const { actor, here } = looking;
  const { rows, students, subjects, classmates } = await read((db) => peopleOf(db, actor));
  return {
    classmates,
    classes: rows,
    students,
    subjects,
    lexicon: {
      today: toStamp(here.now, here.timeZone).slice(0, 8),
      classes: rows.map(({ classId, className, gid }) => ({ id: classId, name: className, gid })),
      students: students.map(({ studentId, name, pinyin }) => ({ id: studentId, name, reading: closed(pinyin) })),
      subjects: namesOf(actor, subjects),
      homework: await homeworkOf(looking),
      read: (name) => closed(readName(name)),
    },
  };
}

async function peopleOf(db: Db, actor: Actor) {
  const isTeacher = actor.role === 'TEACHER';
  const rows =
    actor.role === 'STUDENT'
      ? []
      : (await classesOf(db, actor.schoolId, isTeacher ? [...actor.teaches.keys()] : undefined)).filter(({ gid }) =>
          isInStage(actor, gid),
        );
  const students = await studentsOf(
    db,
    actor.schoolId,
    rows.map(({ classId }) => classId),
  );
  const all: Subject[] = [...(await subjectsById(db)).values()];
  if (actor.role !== 'STUDENT') return { rows, students, subjects: all, classmates: [] };
  const classIds = [...actor.memberOf];
  const own = await classesOf(db, actor.schoolId, classIds);
  const others = (await studentsOf(db, actor.schoolId, classIds)).filter(
    ({ studentId }) => studentId !== actor.studentId,
  );
  const stages = new Set(own.map(({ gid }) => stageOfGrade(gid)));
  return {
    rows,
    students,
    subjects: all.filter(({ subjectId }) => stages.has(stageOfSubject(subjectId))),
    classmates: others.map(({ name }) => name),
  };
}

/** Of a discipline that several stages have, the subject at the stage of the class that is named. */
export function atStage(slots: Slots, { classes, subjects }: Pick<Known, 'classes' | 'subjects'>): Slots {
  const one = classes.find(({ classId }) => slots.classIds?.includes(classId));
  const named = subjects.find(({ subjectId }) => subjectId === slots.subjectId);
  const meant = subjects.find(
    ({ subjectId, subjectMainId }) =>
      one && subjectMainId === named?.subjectMainId && stageOfSubject(subjectId) === stageOfGrade(one.gid),
  );
  return meant ? { ...slots, subjectId: meant.subjectId } : slots;
}

/** By the whole name and by the discipline; of two stages the chosen one is meant. */
function namesOf(actor: Actor, subjects: readonly Subject[]): Lexicon['subjects'] {
  const taught = new Set([...actor.teaches.values()].flatMap((ids) => [...ids]));
  const mine = subjects.filter(({ subjectId }) => actor.role !== 'TEACHER' || taught.has(subjectId));
  const chosenFirst = [...mine].sort(
    (a, b) => Number(b.subjectId === actor.subjectId) - Number(a.subjectId === actor.subjectId),
  );
  return chosenFirst.map(({ subjectId, name }) => {
    const english = subjectNameIn(name, 'en').toLowerCase();
    const names = [name, name.replace(/^(?:小学|初中|高中)/u, ''), english, english.split(' ').at(-1) ?? english];
    return { id: subjectId, names: [...new Set(names)].filter((one) => one !== 'chinese' && one !== 'english') };
  });
}

async function homeworkOf(looking: Looking): Promise<Lexicon['homework']> {
  const { actor } = looking;
  if (actor.role === 'STUDENT') return titled((await tools.mine(looking, {})).items);
  if (actor.role !== 'TEACHER') return titled((await tools.reports(looking, {})).items);
  if (actor.subjectId === null) return [];
  return titled((await tools.homework(looking, { subjectId: actor.subjectId })).items);
}

const titled = (items: readonly { homeworkId: string; title: string }[]) =>
  items.map(({ homeworkId, title }) => ({ id: homeworkId, title }));
