import {
  type StageField,
  type StageMark,
  type StageRowProblem,
  type StageRowStatus,
  subjectOfField,
} from '@zhibi/contract/analysis/stage-tests';
import { NO_RESULT } from '@zhibi/files/csv';
import type { MarkChange, TestClass } from '../rules-kept.js';

/** What is known of a student whom a row may mean; `classId` is the class of the test the student is in today, if any. */
export interface Known {
  studentId: string;
  studentNo: string;
  name: string;
  classId: string | null;
}

export interface Standing {
  score: number | null;
  importId: string | null;
}

export interface Facts {
  byNo: ReadonlyMap<string, Known>;
  /** The students of the classes of the test by name. */
  byName: ReadonlyMap<string, readonly Known[]>;
  classes: readonly TestClass[];
  fullOf: ReadonlyMap<number, number>;
  /** The class that a student sat the test in, where scores are there already. */
  entered: ReadonlyMap<string, string>;
  /** `student subject` → what stands now. */
  standing: ReadonlyMap<string, Standing>;
}

export interface RowToJudge {
  rowNo: number;
  texts: ReadonlyMap<StageField, string>;
  skipped: boolean;
}

export interface Judged {
  rowNo: number;
  status: StageRowStatus;
  problems: StageRowProblem[];
  changes: MarkChange[];
  studentId: string | null;
  classId: string | null;
}

const HIDDEN = /[\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g;
const clean = (text: string): string =>
  text
    .replace(HIDDEN, '')
    .replace(/[\s\u3000]+/g, ' ')
    .trim();
const narrow = (text: string): string => clean(text).normalize('NFKC').replaceAll(' ', '');
const plainName = (text: string): string => {
  const name = clean(text);
  return /^[\p{Script=Han}·• ]+$/u.test(name) ? name.replaceAll(' ', '') : name;
};
/** Class names without what schools write in one way or the other: 八年级(1)班 and 八年级（1）班. */
const plainClass = (text: string): string => narrow(text).replace(/[()（）]/g, '');

const ABSENT_WORDS = ['缺考', '缺', '未考', '请假', 'absent', 'abs', 'a'];
const NOTHING = ['', '-', '--', '—', '/', '无'];

/** What a cell of scores says: a mark, nothing, or what is wrong with it. */
export function readMark(
  text: string,
  full: number,
): { mark: StageMark } | { problem: Omit<StageRowProblem, 'field'> } {
  const plain = narrow(text).toLowerCase();
  const wrong = (reason: StageRowProblem['reason'], said = '') => ({ problem: { reason, text: said, count: 0 } });
  if (text === NO_RESULT) return wrong('formula');
  if (NOTHING.includes(plain)) return { mark: null };
  if (ABSENT_WORDS.includes(plain)) return { mark: 'absent' };
  const digits = plain.replace(/分$/, '');
  if (!/^[+-]?\d+(?:\.\d+)?$/.test(digits)) return wrong('not-a-number', clean(text).slice(0, 20));
  const score = Number(digits);
  if (score < 0) return wrong('below-zero');
  if (score > full) return wrong('above-full', String(full));
  return Number.isInteger(score * 2) ? { mark: score } : wrong('half-steps');
}

/** A number as a spreadsheet may have written it: 20260801.0 is 20260801. */
const plainNo = (text: string): string => narrow(text).replace(/^(\d+)\.0+$/, '$1');

type Found = { student: Known; problems: [] } | { student: null; problems: StageRowProblem[] };

/** Whom a row means: by number, else by name within the class it names, else within the classes of the test. */
function whoIs(texts: RowToJudge['texts'], classId: string | null, facts: Facts): Found {
  const refuse = (field: StageField | null, reason: StageRowProblem['reason'], text = '', count = 0): Found => ({
    student: null,
    problems: [{ field, reason, text, count }],
  });
  const [no, name] = [plainNo(texts.get('studentNo') ?? ''), plainName(texts.get('name') ?? '')];
  if (no !== '') {
    const student = facts.byNo.get(no);
    if (student === undefined) return refuse('studentNo', 'unknown-no', no.slice(0, 30));
    const isOther = name !== '' && plainName(student.name) !== name;
    return isOther ? refuse('name', 'name-differs', student.name) : { student, problems: [] };
  }
  if (name === '') return refuse(null, 'nobody');
  const called = facts.byName.get(name) ?? [];
  const inClass = classId === null ? called : called.filter((one) => one.classId === classId);
  const [first, second] = inClass;
  if (first === undefined) return refuse('name', 'unknown-name', name.slice(0, 30));
  if (second === undefined) return { student: first, problems: [] };
  const numbers = inClass.slice(0, 4).map(({ studentNo }) => studentNo);
  return refuse(texts.has('studentNo') ? 'studentNo' : 'name', 'same-name', numbers.join('、'), inClass.length);
}

/**
 * The class of the test that a row is counted in: where the student sat it already, else the class that the row names, else the
 * student's class today. So whoever changes class later stays where the test was sat.
 */
function judgeOne({ rowNo, texts, skipped }: RowToJudge, facts: Facts): Judged {
  const problems: StageRowProblem[] = [];
  const named = texts.get('className') ?? '';
  const plain = plainClass(named);
  const namedClass = plain === '' ? undefined : facts.classes.find(({ className }) => plainClass(className) === plain);
  if (plain !== '' && namedClass === undefined)
    problems.push({ field: 'className', reason: 'unknown-class', text: clean(named).slice(0, 30), count: 0 });
  const { student, problems: who } = whoIs(texts, namedClass?.classId ?? null, facts);
  problems.push(...who);
  const classId = student && (facts.entered.get(student.studentId) ?? namedClass?.classId ?? student.classId);
  if (student && classId === null && !problems.some(({ field }) => field === 'className'))
    problems.push({ field: null, reason: 'not-in-test', text: '', count: 0 });
  const changes: MarkChange[] = [];
  for (const [field, text] of texts) {
    const subjectId = subjectOfField(field);
    if (subjectId === null) continue;
    const read = readMark(text, facts.fullOf.get(subjectId) ?? 0);
    if ('problem' in read) problems.push({ field, ...read.problem });
    else if (read.mark !== null && student) {
      const now = facts.standing.get(`${student.studentId} ${subjectId}`);
      const from: StageMark = now === undefined ? null : (now.score ?? 'absent');
      if (from !== read.mark) changes.push({ subjectId, from, to: read.mark, was: now?.importId ?? null });
    }
  }
  const isNew = changes.length > 0 && changes.every(({ from }) => from === null);
  const good = changes.length === 0 ? 'unchanged' : isNew ? 'added' : 'changed';
  const status = skipped ? 'skipped' : problems.length > 0 ? 'bad' : good;
  return { rowNo, status, problems, changes, studentId: student?.studentId ?? null, classId: classId ?? null };
}

/** Judges rows; whoever stands in two of them that are not left out is wrong in both. Rows that meet must be judged together. */
export function judgeRows(rows: readonly RowToJudge[], facts: Facts): Judged[] {
  const judged = rows.map((row) => judgeOne(row, facts));
  const rowsOf = new Map<string, number[]>();
  for (const { studentId, rowNo, status } of judged)
    if (studentId !== null && status !== 'skipped') rowsOf.set(studentId, [...(rowsOf.get(studentId) ?? []), rowNo]);
  return judged.map((one) => {
    const others = (rowsOf.get(one.studentId ?? '') ?? []).filter((rowNo) => rowNo !== one.rowNo);
    if (one.status === 'skipped' || others.length === 0) return one;
    const twice: StageRowProblem = {
      field: null,
      reason: 'twice',
      text: others.slice(0, 5).join('、'),
      count: others.length,
    };
    return { ...one, status: 'bad' as const, problems: [...one.problems, twice] };
  });
}
