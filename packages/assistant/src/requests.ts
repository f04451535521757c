const PART = /[,，]|(?:并且|然后|顺便|另外)|\band then\b/u;
/** What makes of a part a request of its own: a word that asks, or one that orders. */
const ASKS =
  /谁|哪|几|多少|什么|怎么|如何|吗|呢|有没有|是否|看看|查|列|告诉|打印|催|提醒|布置|出一|生成|做一|\b(?:who|what|which|how|where|when|is|are|tell|show|list|print|remind|make|give)\b/u;
const SHORT = 6;

/** The parts of a folded clause that commas and the like set apart. */
export const partsOf = (clause: string): string[] =>
  clause
    .split(PART)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Whether a part may ask by itself: "the children handed in" in front of a question does not, nor does a day or an hour behind it. */
export const mayAsk = (part: string, namesSomething: boolean): boolean =>
  ASKS.test(part) || (part.length <= SHORT && !namesSomething && !/\d/u.test(part));
