import type { Cut } from './cut.js';
import { fieldIn } from './field.js';
import { type Line, plainLine } from './line.js';
import { optionPieces } from './option-pieces.js';
import { optionLines } from './option-table.js';
import { hasRoom, questionNumber } from './question-number.js';
import { decimal, numbered, section } from './signs.js';

/** So many lines behind a number are looked at for what only a question has. */
const MOST_AHEAD = 40;
/** What a line of its own says above a paper or a part of one, and no solution: `八年级数学周练（二）`. */
const title =
  /试[卷题]|[周天月]\s*练|周周|天天|练习|作业|测[试验评]|检测|考试|[联统]考|期[中末]|月考|模拟|专[题项]|训练|竞赛|单元|第\s*[一二三四五六七八九十\d]{1,3}\s*[套份卷课章节讲周]|[（(]\s*[一二三四五六七八九十]{1,3}\s*[）)]\s*$|[A-CＡ-Ｃ]\s*[组卷]\s*$/;
const longestTitle = 40;

/** Whether a line is the title of a paper or a part of it. */
const isTitle = (text: string): boolean =>
  text.length <= longestTitle && title.test(text) && !/[。，；？！,;?!=＝<>＜＞]/.test(text);

/** Takes the titles off the end of a text into which they ran. What stands behind its own sign, `【解析】…`, is none. */
export function titlesOff(lines: string[]): string[] {
  const titles: string[] = [];
  while (lines.length > 1 && isTitle(lines.at(-1) ?? '')) titles.unshift(...lines.splice(-1));
  return titles;
}

/** What stands under a numbered line before the next one: options, and a key. */
function under(ahead: Iterable<Line>, last: number): { options: boolean; key: boolean } {
  let options = 0;
  let seen = 0;
  for (const line of ahead) {
    const text = plainLine(line.runs);
    if (line.rows !== undefined) options += optionLines(line) === undefined ? 0 : 2;
    else if (text.trim() !== '') {
      const isNumber = !decimal.test(text) && questionNumber(text, { last, isKeyed: true }) !== undefined;
      if (isNumber || section.test(text) || isTitle(text) || seen++ > MOST_AHEAD) break;
      if (fieldIn(text)?.name.endsWith('答案')) return { options: options > 1, key: true };
      options += optionPieces(line.runs).length;
    }
  }
  return { options: options > 1, key: false };
}

/**
 * What a numbered line is that stands in a question though its number does not follow: another question where only questions have what stands in it
 * or under it; a step of the solution, or nobody can tell. Undefined where it is the question's own.
 */
export function numberedAgain(
  text: string,
  at: { own: Cut; target: string[]; last: number; ahead: Iterable<Line> },
): 'question' | 'unsure' | undefined {
  const { own, target, last, ahead } = at;
  if (decimal.test(text) || !numbered.test(text)) return undefined;
  const number = Number(numbered.exec(text)?.[1]);
  const isKey = target === own.answer || target === own.analysis;
  const found = under(ahead, last);
  const isTitled = isTitle(target.at(-1) ?? '') && target.length > 1;
  if (!isKey) {
    const isBehind = target === own.options.at(-1)?.lines;
    const isPlain = found.options && (isBehind || number === 1);
    if (isPlain || (isTitled && (found.key || hasRoom(text)))) return 'question';
    return isBehind || isTitled ? 'unsure' : undefined;
  }
  // A key under the solution is that of the question itself, unless it has one.
  if (hasRoom(text) || found.options || (found.key && own.answer.length > 0)) return 'question';
  // What asks for several things is answered by as many.
  const isAsked = own.stem.some((line) => Number(numbered.exec(line)?.[1]) === number);
  return isAsked ? undefined : 'unsure';
}
