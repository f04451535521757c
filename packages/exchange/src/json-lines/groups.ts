/**
 * Names of other collections for questions that ask several things in one text: reading, cloze, seven out of five. Their parts are not apart in the
 * file, so such a question is kept whole, with its answers in order, and nothing of it is marked by machine.
 */
const groups = new Set([
  '选择题组',
  '阅读理解',
  '阅读理解(选择组)',
  '阅读理解（选择组）',
  '完形填空',
  '七选五',
  '语法填空',
  '短文改错',
  '默写填空',
  '默写题',
]);

type Fields = Record<string, unknown>;

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** A line of such a name as a combined question whose answers stand numbered in the open key; undefined for any other line. */
export function groupAsCombined(line: Fields): Fields | undefined {
  const { type, answer, parts } = line;
  if (typeof type !== 'string' || !groups.has(type.trim()) || (isList(parts) && parts.length > 0)) return undefined;
  const answers = (isList(answer) ? answer : [answer]).filter((one) => one !== undefined && one !== null && one !== '');
  const words = answers.map((one) => (isList(one) ? one.join('、') : `${one}`));
  const content = words.length === 1 ? words[0] : words.map((one, nth) => `${nth + 1}. ${one}`).join('\n');
  return { ...line, type: 'combined', answer: words.length === 0 ? [] : { kind: 'open', content } };
}
