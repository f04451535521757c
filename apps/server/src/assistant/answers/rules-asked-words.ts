import { fold } from '@zhibi/assistant';

/** "Who had everything right?", which no learned sentence asks. */
const ALL_RIGHT =
  /(?:谁|哪些|哪几|有没有人|多少人).*(?:全对|全部答对|都(?:做|答)?对)|(?:全对|全部答对)的?(?:有谁|是谁|有哪些|人|同学|学生)|\bwho\b.*\b(?:everything|all(?: of (?:it|them))?) (?:right|correct)/u;
const OF_LESSON = /课堂|这节课|那节课|上节课|上课|课上|\blesson|\bin class\b/u;
const OF_HOMEWORK = /作业|试卷|测验|检测|练习|考试|\b(?:homework|paper|test|quiz|exam)/u;

export const asksAllRight = (text: string): boolean => ALL_RIGHT.test(fold(text));
/** A lesson is meant, and no homework. */
export const isOfLesson = (text: string): boolean => OF_LESSON.test(fold(text)) && !OF_HOMEWORK.test(fold(text));

const SHORTEST = 4;

/** The first of these titles of which so long a part stands in a question, the longest part before all: 单元检测. */
export function titleNamed<T extends { title: string }>(text: string, list: readonly T[]): T | undefined {
  const asked = fold(text);
  let best: { one: T; length: number } | undefined;
  for (const one of list) {
    const length = longestShared(asked, fold(one.title));
    if (length >= SHORTEST && length > (best?.length ?? 0)) best = { one, length };
  }
  return best?.one;
}

/** How long the longest run of letters is that both hold. */
function longestShared(text: string, title: string): number {
  let longest = 0;
  for (const [run] of title.matchAll(/\p{L}+/gu))
    for (let from = 0; from < run.length; from++)
      while (from + longest < run.length && text.includes(run.slice(from, from + longest + 1))) longest++;
  return longest;
}

const words = new Intl.Segmenter('zh', { granularity: 'word' });
/** 高兴, 方程: a name that is a word of every day says by itself nothing of a person. */
const isWord = (name: string): boolean => [...words.segment(name)].length === 1 && /^\p{Script=Han}+$/u.test(name);
/** What is said of a person. */
const ABOUT =
  '(?:同学|考|得了?|拿了?|上次|这次|昨天|今天|交|没交|第几|多少分|几分|的(?:成绩|分数|得分|名次|排名|作业|错题本))';

/** Whether a text speaks of the person of this name. One of a single character would stand in every second sentence. */
export function isPersonNamed(text: string, name: string): boolean {
  if ([...name].length < 2) return false;
  const [asked, folded] = [fold(text), fold(name)];
  if (!asked.includes(folded)) return false;
  return !isWord(name) || new RegExp(`${folded}\\s*${ABOUT}`, 'u').test(asked);
}
