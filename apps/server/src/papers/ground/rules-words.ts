import type { GroundKind } from '@zhibi/contract/papers/ground';

/** A heading of a section: 一、选择题（每小题 3 分，共 24 分） */
export const isHeading = (text: string): boolean =>
  /^\s*[一二三四五六七八九十]{1,3}\s*[、．.]/.test(text) || /^\s*第[一二ⅠⅡIV]+[卷部]/.test(text);

const kinds: readonly [RegExp, GroundKind][] = [
  [/多选|多项选择|不定项/, 'multiple'],
  [/选择|单选/, 'single'],
  [/判断/, 'judge'],
  [/填空/, 'blank'],
  [/作文|写作|书面表达/, 'essay'],
  [/解答|计算|简答|应用|证明|阅读|综合/, 'written'],
];

/** What a heading says of its questions. */
export const headingKind = (text: string): GroundKind | undefined => kinds.find(([words]) => words.test(text))?.[1];

/** How many letters of options there are: the last of A, B, C … that are all there. */
export function lettersIn(lines: readonly string[]): number {
  const said = new Set(
    [...lines.join('\n').matchAll(/(?:^|[\s　（(])([A-H])\s*[.．、]/gm)].map(([, letter]) => letter),
  );
  const missing = [...'ABCDEFGH'].findIndex((letter) => !said.has(letter));
  return missing < 0 ? 8 : missing;
}

/** What the words of a question tell: letters to choose from, or a blank. */
export function kindOfWords(lines: readonly string[], letters: number): GroundKind | undefined {
  if (letters >= 3) return 'single';
  return lines.some((line) => /_{3,}|＿{2,}/.test(line)) ? 'blank' : undefined;
}

/** The points that are said: of a question (8 分), or in a heading for each of its questions. */
export function scoreIn(lines: readonly string[], of: 'question' | 'each' = 'question'): number | undefined {
  const words = lines.join('');
  const pattern =
    of === 'each'
      ? /每[小]?[题空][^\d]{0,3}(\d+(?:\.5)?)\s*分/
      : /[（(]\s*(?:本[小]?题[^\d]{0,4})?(\d+(?:\.5)?)\s*分\s*[）)]/;
  const score = Number(pattern.exec(words)?.[1]);
  return score >= 0.5 && score <= 200 ? score : undefined;
}
