const numerals = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];
const numeral = (gid: number): string => numerals[gid] ?? String(gid);

/** 小六, 初一, 高三: the grade as it is spoken, within its stage. */
function spoken(gid: number): string {
  if (gid >= 10) return `高${numeral(gid - 9)}`;
  return gid >= 7 ? `初${numeral(gid - 6)}` : `小${numeral(gid)}`;
}

/** One way in which a name tells its grade: what stands before, the grade, what stands after. */
interface Way {
  find: (gid: number) => RegExp;
  say: (gid: number, after: string) => string;
}

const spokenWay: Way = {
  find: (gid) => new RegExp(`^(.*?)${spoken(gid)}(.*)$`),
  say: (gid, after) => spoken(gid) + after,
};
/** 九年级 goes on as 高一, for nobody says 十年级 unless the name already did. */
const numeralWay = (tail: string): Way => ({
  find: (gid) => new RegExp(`^((?:.*[^一二三四五六七八九十初高小])?)${numeral(gid)}(${tail}.*)$`),
  say: (gid, after) => (gid === 10 ? spoken(gid) + after.replace(/^年级/, '') : numeral(gid) + after),
});
const digitWay = (head: string, tail: string): Way => ({
  find: (gid) => new RegExp(`^(${head})${gid}(${tail}.*)$`, 'i'),
  say: (gid, after) => gid + after,
});
const BRACKET = '[(（][^)）]+[)）]';

/** 高一年级 is not 一年级: the way that says more is asked first. */
const ways: readonly Way[] = [
  spokenWay,
  numeralWay('年级'),
  numeralWay(BRACKET),
  digitWay('(?:.*\\D)?', '年级'),
  digitWay('', BRACKET),
  digitWay('', '\\d{2}班'),
  digitWay('.*\\b(?:Grade|Year) ', '(?!\\d)'),
];

/**
 * The name of a class in another grade, in the way in which its name tells the grade: 八年级(1)班 → 九年级(1)班.
 * @returns undefined for a name that does not tell its grade: it is kept, and somebody is asked
 */
export function nameInGrade(name: string, from: number, to: number): string | undefined {
  for (const { find, say } of ways) {
    const match = find(from).exec(name);
    if (match) return `${match[1] ?? ''}${say(to, match[2] ?? '')}`;
  }
  return undefined;
}
