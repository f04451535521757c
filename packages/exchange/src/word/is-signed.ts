import { blanksOf, parseRich } from '@zhibi/content';
import type { Cut } from './cut.js';

/** What asks, wherever it stands: a mark of a question, room for an answer, points, a word that asks. */
const asks =
  /[?？]|_{3,}|[（(][\s\u3000]*[）)]|[（(]\s*\d+\s*分\s*[）)]|看图|写话|造句|组词|(\p{Script=Han})一\1|为什么|怎样|如何|什么|哪|多少|几[个只条元角分本人块棵米天次种]|\b(?:what|who|when|where|why|how|which)\b/iu;
/** A word with which teachers set a task. In the middle of a sentence, or in a list of nouns, it sets none. */
const task =
  /(?:^|[，。；：,;:\s]|请|试|并|再|先)(?:求|解|证|写|填|画|选|译|计算|化简|比较|判断|说明|简述|回答|分析|证明|翻译|阅读|列式|作图|连线|默写|改写|仿写|概括)(?![、。；;]|$)|(?:^|[.;:,]\s*)(?:write|translate|complete|choose|find|solve|explain|prove|show|calculate)\b/i;

/** Whether something that only questions have stands there: options, a key, points, room for an answer. */
export const isPlainly = (cut: Cut): boolean =>
  cut.answer.length + cut.options.length + cut.analysis.length + cut.parts.length > 0 ||
  cut.section !== '' ||
  cut.facts.size > 0 ||
  blanksOf(parseRich(cut.stem.join('\n'))).length > 0 ||
  /[?？]|[（(][\s\u3000]*[）)]|[（(]\s*\d+\s*分\s*[）)]/.test(cut.stem.join('\n'));

/** A single sign asks nothing, whatever key stands behind it or in a list at the end: it is an option that Word counted. */
const isOneSign = ({ stem, options, section, facts }: Cut): boolean =>
  options.length === 0 &&
  section === '' &&
  facts.size === 0 &&
  [...stem.join('').replace(/[\s\p{P}]/gu, '')].length === 1;

/** Whether anything shows that a numbered paragraph is a question and not the point of a list. */
export const isSigned = (cut: Cut, answer: string): boolean =>
  !isOneSign(cut) &&
  (answer !== '' || isPlainly(cut) || asks.test(cut.stem.join('\n')) || task.test(cut.stem.join('\n').trimStart()));
