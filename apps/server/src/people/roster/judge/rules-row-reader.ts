import { fieldRules } from '@zhibi/contract/kernel';
import type { Decision, Problem, RosterField, RosterKind } from '@zhibi/contract/people/roster';
import { type Cell, cleanCell } from './rules-cells.js';

/** The texts of a row by field, as they were read or mended. */
export type Texts = Readonly<Partial<Record<RosterField, string>>>;

/** A row before it is understood. */
export interface RawRow {
  rowNo: number;
  texts: Texts;
  /** Columns whose cell is a formula without a result. */
  unreckoned: readonly RosterField[];
  decision: Decision | null;
}

/** Rows of a mixed list that speak of others. */
const otherRoles: Readonly<Record<'students' | 'teachers', RegExp>> = {
  students: /教师|老师|teacher|管理员|administrator|principal|校长|家长|parent|guardian|aide|proctor/i,
  teachers: /学生|student|家长|parent|guardian|relative|管理员|administrator|校长|principal/i,
};

/** What a package of OneRoster says against taking somebody in. */
const remarks: Readonly<Record<string, string | undefined>> = {
  'other school': 'other-school',
  'role ended': 'role-ended',
  'not enabled': 'not-enabled',
  homerooms: 'several-homes',
};

/** OneRoster's GUIDs have so many characters at most. */
const LONGEST_EXTERNAL_ID = 255;

/** Reads the cells of one row and collects what is wrong with them, once for each column. */
export class RowReader {
  readonly problems: Problem[] = [];

  constructor(private readonly row: Pick<RawRow, 'texts' | 'unreckoned'>) {}

  /** The clean text of a column; empty where it is absent. A formula without a result is told and counts as empty. */
  text(field: RosterField): string {
    if (!this.row.unreckoned.includes(field)) return cleanCell(this.row.texts[field] ?? '');
    this.wrong(field, 'formula');
    return '';
  }

  take<T>(field: RosterField, read: (text: string) => Cell<T>): T | null {
    const cell = read(this.text(field));
    if (cell.problem === undefined) return cell.value;
    this.wrong(field, cell.problem);
    return null;
  }

  /** A field that the contract has a rule for, with the rule's own message. */
  byRule(field: RosterField, rule: keyof typeof fieldRules, isNeeded: 'needed' | 'optional'): string | null {
    const text = this.text(field);
    if (text === '') {
      if (isNeeded === 'needed') this.wrong(field, 'required');
      return null;
    }
    const result = fieldRules[rule].safeParse(text);
    if (result.success) return result.data;
    this.wrong(field, result.error.issues[0]?.message ?? rule);
    return null;
  }

  /** How another system names the person: as it stands, whatever its characters. */
  externalId(): string | null {
    const text = (this.row.texts.externalId ?? '').replaceAll('\0', '').trim();
    if (text.length <= LONGEST_EXTERNAL_ID) return text || null;
    this.wrong('externalId', 'external-id');
    return null;
  }

  /** A name by the rule; one of a single character is asked about. */
  personName(): string {
    const text = this.text('name');
    if ([...text].length !== 1) return this.byRule('name', 'name', 'needed') ?? '';
    this.wrong('name', 'one-character');
    return text;
  }

  /** A phone number by the rule; one that breaks it is left out, and its person is taken all the same. */
  phone(): string | null {
    const text = this.text('phone')
      .replace(/^(?:\+?86)?[\s-]*/, '')
      .replace(/[\s-]/g, '');
    if (text === '' || fieldRules.phone.safeParse(text).success) return text || null;
    this.wrong('phone', 'phone-left-out');
    return null;
  }

  /** What the role says against the row; of a class only that it is another school's. */
  role(kind: RosterKind): void {
    const role = this.text('role');
    const [, remark = '', name = ''] =
      /^(other school|role ended|not enabled|homerooms)(?::\s*(.*))?$/.exec(role) ?? [];
    const reason = remarks[remark];
    if (reason === 'several-homes' && this.text('className') !== '') return;
    if (reason !== undefined) this.wrong('role', reason, { name });
    else if (kind !== 'classes' && otherRoles[kind].test(role)) this.wrong('role', 'other-role', { name: role });
  }

  wrong(field: RosterField | null, reason: string, detail?: Record<string, string>): void {
    if (!this.problems.some((known) => known.field === field))
      this.problems.push({ field, reason, ...(detail ? { detail } : {}) });
  }
}
