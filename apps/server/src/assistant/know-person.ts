import type { Lexicon } from '@zhibi/assistant';
import { toStamp } from '@zhibi/contract/kernel';
import { subjectNameIn } from '@zhibi/contract/people';
import { classesOf, isInStage, readName, studentsOf, subjectsById } from '../people/index.js';
import type { Question } from './question.js';
import { type Looking, tools } from './tools.js';

type Known = Pick<Question, 'classes' | 'students'> & { lexicon: Lexicon };

const closed = (reading: string) => reading.replace(/\s/g, '');

/** What this person may name: own classes, their students, own homework. A student may name nobody. */
export async function knowPerson(looking: Looking): Promise<Known> {
  const { db, actor, here } = looking;
  const isTeacher = actor.role === 'TEACHER';
  const rows =
    actor.role === 'STUDENT'
      ? []
      : (await classesOf(db, actor.schoolId, isTeacher ? [...actor.teaches.keys()] : undefined)).filter(({ gid }) =>
          isInStage(actor, gid),
        );
  const students = isTeacher
    ? await studentsOf(
        db,
        actor.schoolId,
        rows.map(({ classId }) => classId),
      )
    : [];
  return {
    classes: rows,
    students,
    lexicon: {
      today: toStamp(here.now, here.timeZone).slice(0, 8),
      classes: rows.map(({ classId, className, gid }) => ({ id: classId, name: className, gid })),
      students: students.map(({ studentId, name, pinyin }) => ({ id: studentId, name, reading: closed(pinyin) })),
      subjects: await subjectsOf(looking),
      homework: await homeworkOf(looking),
      read: (name) => closed(readName(name)),
    },
  };
}

/** By the whole name and by the discipline; of two stages the chosen one is meant. */
async function subjectsOf({ db, actor }: Looking): Promise<Lexicon['subjects']> {
  const taught = new Set([...actor.teaches.values()].flatMap((ids) => [...ids]));
  const all = [...(await subjectsById(db)).values()].filter(
    ({ subjectId }) => actor.role !== 'TEACHER' || taught.has(subjectId),
  );
  const chosenFirst = all.sort(
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
