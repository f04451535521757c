import { fieldOfSubject, type StageField } from '@zhibi/contract/analysis/stage-tests';
import { subjectNameIn } from '@zhibi/contract/people';

/** A row of a table as it was read: where it stands, counted from 1, and the text of its cells. */
export interface TableLine {
  at: number;
  cells: string[];
}

export interface ScoreTable {
  head: string[];
  rows: TableLine[];
}

const people: Readonly<Record<string, readonly string[]>> = {
  studentNo: [
    '学号',
    '学生学号',
    '学籍号',
    '学生编号',
    '考号',
    '准考证号',
    '考生号',
    'studentno',
    'studentnumber',
    'studentid',
    'no',
    'no.',
    'number',
  ],
  name: ['姓名', '学生姓名', '考生姓名', '名字', 'name', 'studentname', 'fullname'],
  className: ['班级', '班级名称', '班别', '班', '行政班', '所在班级', 'class', 'classname'],
};

/** A title without remark and spaces: 数学（150分）→ 数学. */
export const plainTitle = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[(（【[].*$/, '')
    .replace(/[*:：_\s-]/g, '');

const withoutStage = (name: string): string => name.replace(/^(?:小学|初中|高中)/, '');
const withoutWord = (title: string): string => title.replace(/(?:成绩|分数|得分|原始分|score|marks?)$/, '');

export type TitlesOf = ReadonlyMap<string, StageField>;

/** What the columns of this test may be called, in either language, with the stage or without. */
export function titlesOf(subjects: readonly { subjectId: number; name: string }[]): TitlesOf {
  const titles = new Map(
    Object.entries(people).flatMap(([field, words]) => words.map((word) => [word, field] as const)),
  );
  for (const { subjectId, name } of subjects)
    for (const word of [name, withoutStage(name), subjectNameIn(name, 'en'), subjectNameIn(withoutStage(name), 'en')])
      titles.set(plainTitle(word), fieldOfSubject(subjectId));
  return titles;
}

export const fieldOfTitle = (title: string, titles: TitlesOf): StageField | null => {
  const plain = plainTitle(title);
  return titles.get(plain) ?? titles.get(withoutWord(plain)) ?? null;
};

/** Which field each column is: by what the school chose before, else by its title; no field twice. */
export function proposeFields(
  head: readonly string[],
  titles: TitlesOf,
  remembered: ReadonlyMap<string, StageField | null>,
): (StageField | null)[] {
  const known = new Set(titles.values());
  const taken = new Set<StageField>();
  return head.map((title) => {
    const chosen = remembered.get(title);
    // What was remembered of a subject that this test has not is no answer here.
    const field =
      chosen === undefined || (chosen !== null && !known.has(chosen)) ? fieldOfTitle(title, titles) : chosen;
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** How far down the names of the columns may stand: above them are titles of the table, and cells that were merged. */
const HEAD_WITHIN = 12;

/**
 * Finds the names of the columns and takes what stands below. A name may stand one row higher, where the cells of two rows were
 * merged (学号 beside 成绩 over 语文 and 数学).
 */
export function tableIn(lines: readonly TableLine[], titles: TitlesOf): ScoreTable {
  const heads = lines.slice(0, HEAD_WITHIN).map(({ cells }, at) => merged(cells, lines[at - 1]?.cells ?? []));
  const known = heads.map((cells) => cells.filter((cell) => fieldOfTitle(cell, titles) !== null).length);
  const most = Math.max(0, ...known);
  const at = most === 0 ? 0 : known.indexOf(most);
  const own = most === 0 ? (lines[0]?.cells ?? []) : (heads[at] ?? []);
  const width = lines.slice(at + 1).reduce((widest, { cells }) => Math.max(widest, cells.length), own.length);
  return {
    head: Array.from({ length: width }, (_, column) => (own[column] ?? '').trim().slice(0, 60)),
    rows: lines.slice(at + 1).filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  };
}

const merged = (own: readonly string[], above: readonly string[]): string[] =>
  Array.from({ length: Math.max(own.length, above.length) }, (_, at) => own[at]?.trim() || above[at]?.trim() || '');
