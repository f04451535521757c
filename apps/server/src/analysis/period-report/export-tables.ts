import type { PeriodFigures, PeriodLine, PeriodReport } from '@zhibi/contract/analysis/period-report';
import type { Language } from '@zhibi/contract/kernel';
import { gradeName } from '@zhibi/contract/people';
import type { Cell } from '../../platform/sheets/index.js';
import { number, type ReportTable, rate, share, word } from '../reports/report-tables.js';
import { levelWords, tableWords } from './export-words.js';

/** What the page tells, as tables: the same figures, in the order of the screen. */
export const periodTables = (report: PeriodReport, language: Language): ReportTable[] => [
  overview(report, language),
  lines(report, language),
  weeks(report, language),
  points(report, language),
  questions(report, language),
];

const sitting = ({ given, sat }: PeriodFigures) => rate(given === 0 ? null : sat / given);

const figureColumns = (language: Language) => {
  const of = tableWords[language];
  return [
    number(of.results, 1.4),
    number(of.given),
    share(of.sitting, 1.2),
    number(of.marked),
    share(of.rate, 1.4),
    share(of.deviation, 1.2),
    share(of.excellent, 1.4),
    share(of.passed, 1.4),
  ];
};

const figureCells = (of: PeriodFigures): Cell[] => [
  of.results,
  of.given,
  sitting(of),
  of.marked,
  rate(of.rate),
  rate(of.deviation),
  rate(of.excellent),
  rate(of.passed),
];

function overview({ total, leftOut }: PeriodReport, language: Language): ReportTable {
  const of = tableWords[language];
  const names = [of.results, of.given, of.sitting, of.marked, of.rate, of.deviation, of.excellent, of.passed];
  const percent = (value: Cell | undefined, at: number): Cell =>
    typeof value === 'number' && figureColumns(language)[at]?.as === 'rate'
      ? `${Math.round(value * 100)}%`
      : (value ?? null);
  return {
    title: of.numbers,
    columns: [word(of.figure, 3), number(of.value)],
    rows: [
      ...names.map((name, at) => [name, percent(figureCells(total)[at], at)]),
      ...(leftOut === 0 ? [] : [[of.leftOut, leftOut]]),
    ],
  };
}

/** What a line is called. */
export const nameOf = ({ name, gid }: Pick<PeriodLine, 'name' | 'gid'>, language: Language): string =>
  name === '' && gid !== null ? gradeName(gid, language) : name;

/** The lines, as the CSV has them too. */
export function lines(report: PeriodReport, language: Language): ReportTable {
  const level = levelWords[report.by][language];
  const few = tableWords[language].few;
  return {
    title: level.lines,
    columns: [word(level.line, 3), ...figureColumns(language)],
    rows: report.lines.map((one) =>
      one.hidden
        ? [nameOf(one, language), few, ...Array.from({ length: figureColumns(language).length - 1 }, () => null)]
        : [nameOf(one, language), ...figureCells(one.figures)],
    ),
  };
}

function weeks(report: PeriodReport, language: Language): ReportTable {
  const of = tableWords[language];
  return {
    title: of.weeks,
    columns: [word(of.week, 1.6), ...figureColumns(language)],
    rows: report.weeks.map(({ on, figures }) => [on, ...figureCells(figures)]),
  };
}

const answerColumns = (language: Language) => {
  const of = tableWords[language];
  return [number(of.answers), number(of.results, 1.4), share(of.rate), share(of.low, 1.2), share(of.high, 1.2)];
};
const answerCells = ({
  answers,
  results,
  rate: of,
}: PeriodReport['points'][number] | PeriodReport['questions'][number]) => [
  answers,
  results,
  rate(of.rate),
  rate(of.low),
  rate(of.high),
];

function points(report: PeriodReport, language: Language): ReportTable {
  const of = tableWords[language];
  return {
    title: of.points,
    columns: [word(of.point, 3), ...answerColumns(language)],
    rows: report.points.map((one) => [one.title, ...answerCells(one)]),
  };
}

function questions(report: PeriodReport, language: Language): ReportTable {
  const of = tableWords[language];
  return {
    title: of.questions,
    columns: [{ ...word(of.question, 5), hasFormulas: true }, ...answerColumns(language)],
    rows: report.questions.map((one) => [one.words, ...answerCells(one)]),
  };
}
