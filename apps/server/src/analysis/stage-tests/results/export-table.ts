import type { Rank, StageLevel, StageOverview, StageTable } from '@zhibi/contract/analysis/stage-tests';
import type { Language, SheetFormat } from '@zhibi/contract/kernel';
import { subjectNameIn } from '@zhibi/contract/people';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../../platform/db.js';
import { type Sheet, sheetFile } from '../../../platform/sheets/index.js';
import { levelWords, words } from './export-words.js';
import { stageOverview } from './overview.js';
import { stageQuestions } from './questions.js';
import { stageStudents } from './students.js';

interface Asked {
  testId: string;
  subjectId: number | null;
  classId?: string | undefined;
  againstId?: string | undefined;
  table: StageTable;
  format: SheetFormat;
}

type Body = Pick<Sheet, 'columns' | 'rows'> & { about?: readonly string[] };
const levels: readonly StageLevel[] = ['excellent', 'good', 'pass', 'fail', 'low'];
const round = (value: number | null | undefined, digits = 2): number | null =>
  value === null || value === undefined ? null : Number(value.toFixed(digits));

/** One table of the results: the same figures as on the screen, made by the same use cases, so also for the same readers. */
export async function exportStageTable(
  db: Db,
  actor: Actor,
  asked: Asked,
  { now, language }: { now: Date; language: Language },
): ReturnType<typeof sheetFile> {
  const overview = await stageOverview(db, actor, asked, now);
  const word = words[language];
  const subject = overview.subjects.find(({ subjectId }) => subjectId === asked.subjectId);
  const body = await bodyOf(db, actor, { asked, overview, language, now });
  return sheetFile(
    {
      name: overview.name,
      about: [
        subject ? subjectNameIn(subject.subjectName, language) : word.total,
        ...(body.about ?? []),
        word.table[asked.table],
      ],
      columns: body.columns,
      rows: body.rows,
    },
    asked.format,
  );
}

/** Place and number of places in two cells: spreadsheets read `1/37` as a day in January. */
const rankCells = (rank: Rank | null): [string | number | null, number | null] => {
  if (rank === null) return [null, null];
  return rank.kind === 'exact' ? [rank.place, rank.of] : [`${rank.from}–${rank.to} %`, null];
};

interface Making {
  asked: Asked;
  overview: StageOverview;
  language: Language;
  now: Date;
}

async function bodyOf(db: Db, actor: Actor, { asked, overview, language, now }: Making): Promise<Body> {
  const word = words[language];
  const titled = (...titles: string[]) => titles.map((title) => ({ title }));
  if (asked.table === 'students') {
    const { className, rows, against } = await stageStudents(db, actor, asked, now);
    return {
      about: [className],
      columns: titled(
        word.no,
        word.name,
        word.score,
        word.assigned,
        word.level,
        word.change(against?.name ?? ''),
        word.rank,
        word.of,
        word.movedTo,
      ),
      rows: rows.map((row) => [
        row.studentNo,
        row.name,
        row.absent && row.score === null ? word.absent : row.score,
        row.assigned,
        row.level && levelWords[language][row.level],
        row.change,
        ...rankCells(row.rank),
        row.movedTo,
      ]),
    };
  }
  if (asked.table === 'questions' || asked.table === 'knowledge') {
    const { questions, knowledge } = await stageQuestions(db, actor, asked, now);
    return asked.table === 'questions'
      ? {
          columns: titled(word.question, word.full, word.rate, word.discrimination, word.dropped),
          rows: questions.map((one) => [
            one.no,
            one.maxScore,
            round(one.rate, 4),
            round(one.discrimination),
            one.isDropped ? word.yes : null,
          ]),
        }
      : {
          columns: titled(word.point, word.rate, word.low, word.high, word.questions),
          rows: knowledge.map((one) => [
            one.title,
            round(one.rate, 4),
            round(one.low, 4),
            round(one.high, 4),
            one.items.join('、'),
          ]),
        };
  }
  if (asked.table === 'carried')
    return {
      columns: titled(word.subject, word.aboveTotal, word.aboveBoth, word.share),
      rows: overview.carried.map((one) => [
        subjectNameIn(one.subjectName, language),
        one.above,
        one.both,
        round(one.share, 4),
      ]),
    };
  if (asked.table === 'added')
    return {
      columns: titled(word.className, word.counted, word.raw, word.added, word.low, word.high),
      rows: overview.classes.map(({ className, added }) => [
        className,
        added?.students ?? null,
        round(added?.raw),
        round(added?.mean),
        round(added?.low),
        round(added?.high),
      ]),
    };
  if (asked.table === 'classes')
    return {
      columns: titled(
        word.className,
        word.teachers,
        word.entered,
        word.sat,
        word.absent,
        word.unscored,
        word.mean,
        word.median,
        word.deviation,
        ...levels.map((level) => levelWords[language][level]),
        word.contribution,
      ),
      rows: overview.classes.map((one) => [
        one.className,
        one.teachers.join('、'),
        one.entered,
        one.sat,
        one.absent,
        one.unscored,
        round(one.mean),
        one.median,
        round(one.deviation),
        ...levels.map((level) => one.levels?.[level] ?? null),
        round(one.contribution?.good),
      ]),
    };
  return {
    columns: titled(word.figure, word.value),
    rows: [
      [word.full, overview.fullScore],
      [word.entered, overview.entered],
      [word.sat, overview.sat],
      [word.absent, overview.absent],
      [word.unscored, overview.unscored],
      [word.mean, round(overview.mean)],
      [word.median, overview.median],
      [word.deviation, round(overview.deviation)],
      ...levels.map((level) => [levelWords[language][level], overview.levels[level]]),
      ...overview.bins.map(({ from, to, count }) => [`${from}–${to} %`, count]),
    ],
  };
}
