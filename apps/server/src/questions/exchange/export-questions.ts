import { imagesOf } from '@zhibi/content';
import type { Language } from '@zhibi/contract/kernel';
import type { QuestionForTeacher } from '@zhibi/contract/questions';
import type { ExchangeFormat, LostReason } from '@zhibi/contract/questions/exchange';
import type { Actor } from '@zhibi/contract/session';
import {
  type Exchanged,
  encodeTable,
  lostIn,
  type MediaFile,
  readTable,
  told,
  usualLimits,
  writeQuestions,
} from '@zhibi/exchange';
import { subjectsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import type { House } from '../../platform/house.js';
import { demand } from '../../platform/problem.js';
import { sheetFile } from '../../platform/sheets/index.js';
import { findShown } from '../store.js';
import type { MediaKeeper } from './pictures.js';
import { fileOf, summaryOf } from './rules.js';

const stages = { 1: 'primary', 2: 'junior', 3: 'senior' } as const;

/** A download, as tables are given too. */
type FileAnswer = Awaited<ReturnType<typeof sheetFile>>;

interface Taken {
  shown: QuestionForTeacher[];
  questions: Exchanged[];
  pictures: Map<string, MediaFile>;
}

/** What the teacher may see of these questions, with its pictures, ready to be written. */
export async function takeQuestions(
  db: Db,
  actor: Actor,
  ids: readonly string[],
  { house, keeper }: { house: House; keeper: MediaKeeper },
): Promise<Taken> {
  const byId = await findShown(db, actor, [...ids]);
  const shown = ids.flatMap((id) => byId.get(id) ?? []);
  demand(shown.length > 0, 'not-found');
  const subjects = await subjectsById(db);
  const questions = shown.map((one): Exchanged => {
    const subject = subjects.get(one.subjectId);
    return {
      body: one.body,
      facts: {
        ...(subject === undefined ? {} : { subject: subject.name, stage: stages[subject.stage] }),
        knowledge: one.knowledge.map(({ title }) => title),
        difficulty: one.difficulty,
        minutes: one.minutes,
        ...(one.source === '' ? {} : { source: one.source }),
        ...(one.year === null ? {} : { year: one.year }),
      },
    };
  });
  const fileIds = questions.flatMap(({ body }) => fileIdsOf(body));
  return { shown, questions, pictures: await keeper.bytes(house, db, actor.schoolId, [...new Set(fileIds)]) };
}

const fileIdsOf = (body: Exchanged['body']): string[] =>
  [body, ...body.parts]
    .flatMap(({ stem, options, answer, analysis }) => [
      ...imagesOf(stem),
      ...options.flatMap(({ content }) => imagesOf(content)),
      ...(answer.kind === 'open' ? imagesOf(answer.content) : []),
      ...imagesOf(analysis),
    ])
    .flatMap(({ source }) => (source.kind === 'file' ? [source.fileId] : []));

/** Writes questions in a form, with what it could not carry, by their place. */
export function writeForm(format: ExchangeFormat, { questions, pictures }: Pick<Taken, 'questions' | 'pictures'>) {
  if (format !== 'xlsx') return { ...writeQuestions(format, { questions, pictures }), rows: undefined };
  const { rows, places } = encodeTable({ questions });
  const back = told(() =>
    readTable(
      rows.map((cells, nth) => ({ at: nth + 1, cells })),
      usualLimits,
    ),
  );
  const lost = lostIn({ questions, pictures }, places, (nth) => ({
    one: back.questions[nth],
    pictures: back.pictures,
  }));
  return { file: undefined, rows, lost };
}

/** Questions as a download. */
export async function exportFile(format: ExchangeFormat, taken: Taken, language: Language): Promise<FileAnswer> {
  const { ending, type } = fileOf(format);
  const count = taken.questions.length;
  const name = language === 'zh' ? `试题-${count}题` : `questions-${count}`;
  const { file, rows } = writeForm(format, taken);
  if (rows !== undefined) return tableFile(name, rows);
  return { content: file, type, name: `${name}.${ending}`, size: file.length };
}

export function tableFile(name: string, [titles = [], ...rows]: readonly string[][]): Promise<FileAnswer> {
  const columns = titles.map((title) => ({ title, width: /题干|解析/.test(title) ? 48 : 14 }));
  return sheetFile({ name, columns, rows }, 'xlsx');
}

/** What the form cannot carry, question by question. */
export function lossesIn(
  format: ExchangeFormat,
  taken: Taken,
): { items: { questionId: string; text: string; what: LostReason[] }[]; total: number } {
  const { lost } = writeForm(format, taken);
  const items = lost.flatMap(({ question, what }) => {
    const one = taken.shown[question];
    return one === undefined ? [] : [{ questionId: one.questionId, text: summaryOf(one.body), what }];
  });
  return { items, total: taken.shown.length };
}
