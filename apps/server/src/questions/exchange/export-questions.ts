import type { Language } from '@zhibi/contract/kernel';
import { subjectNameIn } from '@zhibi/contract/people';
import type { QuestionForTeacher } from '@zhibi/contract/questions';
import type { ExchangeFormat, LostReason } from '@zhibi/contract/questions/exchange';
import type { Actor } from '@zhibi/contract/session';
import { type Exchanged, mapPictures } from '@zhibi/exchange';
import { subjectsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { type Sheet, sheetFile } from '../../platform/sheets/index.js';
import { findShown } from '../store.js';
import { fileIdsOf } from '../writing/rules.js';
import { mediaOf } from './media.js';
import { fileOf, summaryOf } from './rules.js';
import { licencesOf } from './store-bank.js';
import { writeApart } from './threads.js';
import type { FormWritten } from './write-form.js';

const stages = { 1: 'primary', 2: 'junior', 3: 'senior' } as const;

/** A download, as tables are given too. */
type FileAnswer = Awaited<ReturnType<typeof sheetFile>>;

interface Taken {
  shown: QuestionForTeacher[];
  questions: Exchanged[];
}

/** What the teacher may see of these questions, ready to be written. */
export async function takeQuestions(db: Db, actor: Actor, ids: readonly string[]): Promise<Taken> {
  const byId = await findShown(db, actor, [...ids]);
  const shown = ids.flatMap((id) => byId.get(id) ?? []);
  ensure(shown.length > 0, 'not-found');
  const [subjects, licences] = [await subjectsById(db), await licencesOf(db, actor.schoolId, ids)];
  const questions = shown.map((one): Exchanged => {
    const subject = subjects.get(one.subjectId);
    const licence = licences.get(one.questionId) ?? 'unsaid';
    return {
      body: one.body,
      facts: {
        ...(subject === undefined ? {} : { subject: subject.name, stage: stages[subject.stage] }),
        knowledge: one.knowledge.map(({ title }) => title),
        difficulty: one.difficulty,
        minutes: one.minutes,
        version: one.version,
        ...(licence === 'unsaid' ? {} : { licence }),
        ...(one.source === '' ? {} : { source: one.source }),
        ...(one.year === null ? {} : { year: one.year }),
      },
    };
  });
  return { shown, questions };
}

/** The questions in a form, with their pictures and sounds, and what the form could not carry. */
async function written(
  services: Services,
  schoolId: string,
  format: ExchangeFormat,
  { questions }: Taken,
): Promise<FormWritten> {
  const named = questions.map(({ body }) => fileIdsOf(body));
  const ids = new Set(named.flatMap(({ images, audio }) => [...images, ...audio]));
  const { files, drawings } = await mediaOf(services, schoolId, [...ids]);
  // A drawing that lies in a file travels as a drawing: every form that shows drawings can hold it.
  const drawn = questions.map(({ body, facts }) => ({
    facts,
    body: mapPictures(body, (fileId) => {
      const svg = drawings.get(fileId);
      return svg === undefined ? fileId : { svg };
    }),
  }));
  return writeApart(services, { format, questions: drawn, pictures: files });
}

/** Questions as a download. */
export async function exportFile(
  services: Services,
  { schoolId, language }: { schoolId: string; language: Language },
  format: ExchangeFormat,
  taken: Taken,
): Promise<FileAnswer> {
  const { ending, type } = fileOf(format);
  const count = taken.questions.length;
  const title = language === 'zh' ? '试题' : 'Questions';
  const many = language === 'zh' ? `${count}题` : String(count);
  const about = [...subjectsOf(taken).map((name) => subjectNameIn(name, language)), many];
  const { file, rows, beside } = await written(services, schoolId, format, taken);
  if (file === undefined) return tableFile({ name: title, about, beside }, rows ?? []);
  return { content: Buffer.from(file), type, name: { parts: [title, ...about], ending }, size: file.length };
}

/** The subject, where all are of one. */
function subjectsOf({ questions }: Taken): string[] {
  const names = new Set(questions.map(({ facts }) => facts.subject ?? ''));
  return names.size === 1 ? [...names] : [];
}

export function tableFile(
  named: Pick<Sheet, 'name' | 'about' | 'beside'>,
  [titles = [], ...rows]: readonly string[][],
): Promise<FileAnswer> {
  const columns = titles.map((title) => ({ title, width: /题干|解析/.test(title) ? 48 : 14 }));
  return sheetFile({ ...named, columns, rows }, 'xlsx');
}

/** What the form cannot carry, question by question. */
export async function lossesIn(
  services: Services,
  schoolId: string,
  format: ExchangeFormat,
  taken: Taken,
): Promise<{ items: { questionId: string; text: string; what: LostReason[] }[]; total: number }> {
  const { lost } = await written(services, schoolId, format, taken);
  const items = lost.flatMap(({ question, what }) => {
    const one = taken.shown[question];
    return one === undefined ? [] : [{ questionId: one.questionId, text: summaryOf(one.body), what }];
  });
  return { items, total: taken.shown.length };
}
