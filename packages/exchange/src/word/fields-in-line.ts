import { cutRuns, keepRuns, type Line, plainLine } from './line.js';

/** What names a part of a question in the middle of a line; `见【解析】` refers to one. */
const within =
  /(?<![见看如阅由据]\s*)【\s*(?:参考答案|答案|解析|分析|解答|详解|点评|点睛|难度|知识点|考点|来源)\s*】|(?<=[。．.？?！!；;）)_\s])(?:(?:参考|正确|标准)?答案|解析)\s*[:：](?=\s*\S)/g;
/** The number of a question says nothing yet. */
const nothing = /^[\s\d.．、()（）第题]*$/;

/** Whether a text holds a key or a solution that is named as one: it is none for students to read. */
export const namesKey = (text: string): boolean => new RegExp(within.source).test(text);

/** A line as the lines it would have, had its writer begun one for the key and one for the solution that stand behind the text. */
export function linesAtFields(line: Line): Line[] {
  if (line.rows !== undefined) return [line];
  const text = plainLine(line.runs);
  const starts: number[] = [];
  for (const { index } of text.matchAll(within))
    if (!nothing.test(text.slice(starts.at(-1) ?? 0, index))) starts.push(index);
  return [0, ...starts].map((from, nth) => {
    const runs = cutRuns(keepRuns(line.runs, starts[nth] ?? text.length), from);
    return nth === 0 ? { ...line, runs } : { ...line, runs, set: '', isSoft: false, warnings: [] };
  });
}
