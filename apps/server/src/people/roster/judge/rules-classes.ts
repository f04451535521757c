import type { Cell } from './rules-cells.js';
import { narrow } from './rules-cells.js';

const HAN = '一二三四五六七八九十';
/** 1–20 written in Chinese or digits. */
function small(text: string): number | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  if (!/^[一二三四五六七八九十]{1,3}$/.test(text)) return undefined;
  const [tens, ones] = text.includes('十') ? text.split('十') : [undefined, text];
  const digit = (sign: string | undefined, absent: number) => (sign ? HAN.indexOf(sign) + 1 : absent);
  return tens === undefined ? digit(ones, 0) : digit(tens, 1) * 10 + digit(ones, 0);
}

/** The grade that words name: 八年级, 初二, 8, 08, Grade 8, 高一, G10. */
export function gradeOf(text: string): number | undefined {
  const plain = narrow(text).toLowerCase();
  const within = (gid: number | undefined) => (gid !== undefined && gid >= 1 && gid <= 12 ? gid : undefined);
  const staged = /^(小学?|初中?|高中?)([一二三四五六1-6])(?:年级)?$/.exec(plain);
  if (staged?.[1] && staged[2]) {
    const nth = small(staged[2]) ?? 0;
    if (staged[1].startsWith('小')) return nth;
    return nth > 3 ? undefined : nth + (staged[1].startsWith('初') ? 6 : 9);
  }
  const plainly = /^(?:grade|g|year|y)?(\d{1,2}|[一二三四五六七八九十]{1,2})(?:年级|年|级)?$/.exec(plain);
  return within(plainly?.[1] === undefined ? undefined : small(plainly[1]));
}

export function readGrade(text: string): Cell<number> {
  if (text === '') return { value: null };
  const value = gradeOf(text);
  return value === undefined ? { problem: 'grade' } : { value };
}

/** What the words of a class say. */
export interface ClassWords {
  /** As written. */
  text: string;
  gid: number | null;
  /** The number within its grade. */
  nth: number | null;
}

/** Reads 八年级(1)班, 八（1）班, 初二1班, 8-1, 801, Grade 8 Class 1; with the grade of another column also 1班. */
export function readClassWords(text: string, gradeBeside: number | null): ClassWords {
  const plain = narrow(text)
    .toLowerCase()
    .replace(/[()（）[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const joined = plain.replaceAll(' ', '');
  const found = numbered(plain, joined);
  if (found) return { text, ...found };
  const nth = /^(\d{1,2}|[一二三四五六七八九十]{1,3})班?$/.exec(joined)?.[1];
  const own = nth === undefined ? undefined : small(nth);
  if (own !== undefined && gradeBeside !== null) return { text, gid: gradeBeside, nth: own };
  return { text, gid: gradeBeside, nth: null };
}

function numbered(plain: string, joined: string): { gid: number; nth: number } | undefined {
  const pairs: (readonly [string | undefined, string | undefined])[] = [
    /^(\S*?(?:年级|[小初高][一二三四五六1-6]|[一二三四五六七八九]))[- ]?(\d{1,2}|[一二三四五六七八九十]{1,3})[ ]?班?$/,
    /^g?(\d{1,2})[-./ _](\d{1,2})[ ]?班?$/,
    /^(1[0-2]|[1-9])(\d{2})班?$/,
    /^(?:grade|g|year)(\d{1,2}),?(?:class|c)(\d{1,2})$/,
  ].map((pattern, at) => {
    const match = pattern.exec(at === 3 ? joined : plain);
    return [match?.[1], match?.[2]] as const;
  });
  for (const [grade, nth] of pairs) {
    const gid = grade === undefined ? undefined : gradeOf(grade);
    const own = nth === undefined ? undefined : small(nth);
    if (gid !== undefined && own !== undefined && own > 0) return { gid, nth: own };
  }
  return undefined;
}

const grades = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** How a grade is called in the name of a new class: 八年级, 高一. */
export const gradeWord = (gid: number): string => (gid < 10 ? `${grades[gid]}年级` : `高${grades[gid - 9]}`);

/** The name that a new class gets: as it was written where that says it all, else 八年级(1)班. */
export function newClassName({ text, gid, nth }: ClassWords): string {
  const plain = text.replaceAll('（', '(').replaceAll('）', ')').replaceAll(' ', '');
  const isFull = /^[\p{Script=Han}]/u.test(plain) && /(?:年级|[小初高][一二三四五六])/.test(plain);
  return gid === null || nth === null || isFull ? plain : `${gradeWord(gid)}(${nth})班`;
}

interface KnownClass {
  classId: string;
  name: string;
  gid: number;
}

/** What the words of a class mean in this school. */
export type ClassMeaning =
  | { is: 'known'; classId: string; name: string; gid: number }
  | { is: 'new'; name: string; gid: number; key: string }
  | { is: 'wrong'; problem: string };

/** The classes of a school, found by their names however these are written. */
export class ClassBook {
  private readonly byName = new Map<string, KnownClass[]>();
  private readonly byNumber = new Map<string, KnownClass[]>();
  private readonly fresh = new Map<string, string>();

  constructor(
    classes: readonly KnownClass[],
    private readonly school: { firstGid: number; lastGid: number },
    /** Classes that an earlier reading of the same list proposed: their names stand. */
    proposed: readonly { name: string; gid: number }[] = [],
  ) {
    for (const { name, gid } of proposed) this.fresh.set(freshKey({ ...readClassWords(name, gid), gid }), name);
    const put = (map: Map<string, KnownClass[]>, key: string, one: KnownClass) =>
      map.set(key, [...(map.get(key) ?? []), one]);
    for (const one of classes) {
      put(this.byName, nameKey(one.name), one);
      const { nth } = readClassWords(one.name, one.gid);
      if (nth !== null) put(this.byNumber, `${one.gid}:${nth}`, one);
    }
  }

  meaningOf(words: ClassWords): ClassMeaning {
    const { text, gid, nth } = words;
    const named = this.byName.get(nameKey(text)) ?? [];
    const fitting = named.length === 1 || gid === null ? named : named.filter((one) => one.gid === gid);
    const found = fitting.length > 0 ? fitting : nth === null ? [] : (this.byNumber.get(`${gid}:${nth}`) ?? []);
    const [one] = found;
    if (found.length > 1) return { is: 'wrong', problem: 'class-ambiguous' };
    if (one) return { is: 'known', ...one };
    if (gid === null) return { is: 'wrong', problem: 'grade-unknown' };
    if (gid < this.school.firstGid || gid > this.school.lastGid) return { is: 'wrong', problem: 'grade-outside' };
    const key = freshKey({ text, gid, nth });
    const name = this.fresh.get(key) ?? newClassName(words);
    if ([...name].length < 2 || [...name].length > 30) return { is: 'wrong', problem: 'class-name' };
    this.fresh.set(key, name);
    return { is: 'new', name, gid, key };
  }
}

const nameKey = (name: string): string => narrow(name).toLowerCase();

const freshKey = ({ text, gid, nth }: ClassWords): string => (nth === null ? nameKey(text) : `${gid}:${nth}`);
