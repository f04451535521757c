import type { ClassReport, SpTable } from '@zhibi/contract/analysis';
import type { Language } from '@zhibi/contract/kernel';
import { sectionTitleIn } from '@zhibi/contract/papers';
import type { Cell } from '../../platform/sheets/index.js';
import { statusIn, tableWords } from './report-words.js';

/** A table of the report: how wide its columns are beside each other, which of them are numbers, and how these are written on paper. */
export interface ReportTable {
  title: string;
  columns: { title: string; share: number; as?: 'number' | 'rate'; hasFormulas?: boolean }[];
  rows: Cell[][];
}

export interface Reported {
  report: ClassReport;
  schoolName: string;
  sp: SpTable;
  language: Language;
}

const round = (value: number | null, digits: number): number | null =>
  value === null ? null : Number(value.toFixed(digits));
export const rate = (value: number | null | undefined): number | null => round(value ?? null, 4);
const figure = (value: number | null): number | null => round(value, 2);

export const word = (title: string, share = 2) => ({ title, share });
export const number = (title: string, share = 1) => ({ title, share, as: 'number' as const });
export const share = (title: string, width = 1) => ({ title, share: width, as: 'rate' as const });

/** What the page tells of a class, as tables: the same figures, in the order of the screen. */
export const reportTables = (of: Reported): ReportTable[] => [
  overviewOf(of),
  studentsOf(of),
  questionsOf(of),
  pointsOf(of),
  ...(of.sp.students.length === 0 ? [] : [spOf(of.sp, of.language)]),
];

function overviewOf({ report, language }: Reported): ReportTable {
  const of = tableWords[language];
  const { paper } = report;
  return {
    title: of.numbers,
    columns: [word(of.figure), number(of.value)],
    rows: [
      [of.full, report.fullScore],
      [of.given, report.students],
      [of.sat, report.sat],
      [of.marked, report.marked],
      [of.mean, figure(report.mean)],
      [of.gradeMean, figure(report.gradeMean)],
      [of.median, figure(report.median)],
      [of.best, report.best],
      [of.worst, report.worst],
      [of.excellent, report.excellent],
      [of.passed, report.passed],
      ...(['deviation', 'skewness', 'kurtosis', 'alpha', 'standardError'] as const).map((name) => [
        of[name],
        figure(paper[name]),
      ]),
      ...report.bins.map(({ label, studentIds }) => [`${of.steps} ${label}`, studentIds.length]),
    ],
  };
}

/** The rows of the students, as the CSV has them too. */
export function studentsOf({ report, language }: Pick<Reported, 'report' | 'language'>): ReportTable {
  const of = tableWords[language];
  return {
    title: of.students,
    columns: [
      word(of.studentNo, 1.6),
      word(of.name, 1.6),
      number(of.total),
      ...report.sections.map(({ title }) => number(sectionTitleIn(title, language), 1.4)),
      number(of.change, 1.7),
      word(of.weak, 3),
      word(of.status, 1.2),
    ],
    rows: report.rows.map((row) => [
      row.studentNo,
      row.name,
      row.total,
      ...row.bySection,
      row.change,
      row.weak.join(of.join),
      statusIn(row.status, language),
    ]),
  };
}

function questionsOf({ report, language }: Reported): ReportTable {
  const of = tableWords[language];
  return {
    title: of.questions,
    columns: [
      number(of.no),
      number(of.full),
      share(of.rate),
      number(of.discrimination),
      number(of.deviation),
      number(of.index),
      share(of.efficiency),
      share(of.intendedWeight),
      share(of.effectiveWeight),
    ],
    rows: report.questions.map((one) => [
      one.no,
      one.maxScore,
      rate(one.rate),
      figure(one.discrimination),
      figure(one.deviation),
      figure(one.index),
      rate(one.efficiency),
      rate(one.intendedWeight),
      rate(one.effectiveWeight),
    ]),
  };
}

function pointsOf({ report, language }: Reported): ReportTable {
  const of = tableWords[language];
  const isModelled = report.knowledge.some(({ mastery }) => mastery !== null);
  return {
    title: of.points,
    columns: [
      word(of.point, 3),
      share(of.rate),
      share(of.low, 1.4),
      share(of.high, 1.4),
      number(of.weakCount),
      ...(isModelled ? [share(of.mastery)] : []),
    ],
    rows: report.knowledge.map((one) => [
      one.title,
      rate(one.rate.rate),
      rate(one.rate.low),
      rate(one.rate.high),
      one.weakStudentIds.length,
      ...(isModelled ? [rate(one.mastery?.chance)] : []),
    ]),
  };
}

/** A row for each student from the best, a column for each question from the easiest; 1 is right. Below, the questions' own figures. */
function spOf({ students, questions }: SpTable, language: Language): ReportTable {
  const of = tableWords[language];
  return {
    title: of.sp,
    columns: [
      word(of.name, 3),
      number(of.right, 1.4),
      number(of.caution, 1.4),
      ...questions.map(({ no }) => number(`${no}`, 0.8)),
    ],
    rows: [
      ...students.map((one) => [one.name, one.right, figure(one.caution), ...one.cells.map((cell) => (cell ? 1 : 0))]),
      [of.rightOf, '', '', ...questions.map(({ right }) => right)],
      [of.caution, '', '', ...questions.map(({ caution }) => figure(caution))],
    ],
  };
}
