import { blanksOf, missingParts, parseRich, type QuestionMeta, questionFromJsonLine } from '@zhibi/content';
import type { WarnReason } from '@zhibi/contract/questions/exchange';
import { lineAnswer } from '../key-text.js';
import { isSaid, licenceOf } from '../licence.js';
import type { Facts } from '../model.js';
import type { QuestionCollector } from '../question-collector.js';
import { stageNames } from '../table/columns.js';
import { versionIn, yearAndMinutes } from '../year-and-minutes.js';
import type { Cut } from './cut.js';

/** How much less sure each finding makes: below `certainFrom` a person looks at the question first. */
const doubt: Partial<Record<WarnReason, number>> = {
  'number-jumps': 0.35,
  'options-jump': 0.35,
  'options-too-few': 0.35,
  'option-empty': 0.4,
  'options-not-expected': 0.3,
  'key-names-no-option': 0.35,
  'key-has-several': 0.3,
  'key-of-other-kind': 0.3,
  'blanks-differ-from-key': 0.3,
  'label-twice': 0.4,
  'stem-empty': 0.5,
  'very-long': 0.3,
  'no-sign-of-question': 0.4,
  'type-guessed': 0.1,
  'key-missing': 0.1,
  'formula-broken': 0.3,
  'word-object': 0.3,
};
const longest = 4_000;

const nameBySection: [RegExp, string][] = [
  [/多(?:项)?选|不定项/, '多选题'],
  [/选择|单选/, '单选题'],
  [/判断/, '判断题'],
  [/填空|默写/, '填空题'],
  [/作文|写作|书面表达/, '作文题'],
  [/口算/, '口算题'],
  [/书法|写字/, '书法题'],
];

/** What asks: a mark of a question, room for an answer, points, or a word with which teachers set a task. */
const asks =
  /[?？]|_{3,}|[（(][\s\u3000]*[）)]|[（(]\s*\d+\s*分\s*[）)]|[求解证写填画选译]|计算|化简|比较|判断|说明|简述|回答|分析|为什么|怎样|如何|什么|哪|多少|几|what|who|when|where|why|how|which|write|translate|complete|choose|find|solve|explain/i;

/** Whether anything shows that a numbered paragraph is a question and not the point of a list. */
const isSigned = (cut: Cut, answer: string): boolean =>
  answer !== '' ||
  cut.section !== '' ||
  cut.facts.size > 0 ||
  cut.options.length + cut.analysis.length + cut.parts.length > 0 ||
  blanksOf(parseRich(cut.stem.join('\n'))).length > 0 ||
  asks.test(cut.stem.join('\n'));

/** The type: as the document says, by the heading above, or as the question looks. */
function typeOf(cut: Cut, answer: string): { type: string; isGuessed: boolean } {
  const said = cut.facts.get('题型')?.trim();
  if (said !== undefined) return { type: said, isGuessed: false };
  const section = nameBySection.find(([pattern]) => pattern.test(cut.section))?.[1];
  const letters = /^\s*[A-H]{2,8}\s*$/.test(answer);
  if (cut.options.length > 0)
    return { type: section ?? (letters ? '多选题' : '单选题'), isGuessed: section === undefined && letters };
  if (section !== undefined) return { type: section, isGuessed: false };
  if (/^\s*(?:对|错|√|×|正确|错误)\s*$/.test(answer)) return { type: '判断题', isGuessed: true };
  if (blanksOf(parseRich(cut.stem.join('\n'))).length > 0) return { type: '填空题', isGuessed: true };
  return { type: '解答题', isGuessed: cut.section === '' };
}

/** A key that stands in the text of the stem: `（ B ）`. */
const keyInStem = /[（(]\s*([A-H]{1,6})\s*[）)]\s*[.。]?\s*$/;

function lineOf(cut: Cut, keys: ReadonlyMap<string, string>, warnings: Set<WarnReason>): Record<string, unknown> {
  for (const warning of cut.warnings) warnings.add(warning);
  const own = cut.answer.join('\n').trim();
  const inStem = own === '' && cut.options.length > 0 ? keyInStem.exec(cut.stem.join('\n'))?.[1] : undefined;
  const answer = own !== '' ? own : (inStem ?? keys.get(cut.number) ?? '');
  const { type, isGuessed } = typeOf(cut, answer);
  if (isGuessed) warnings.add('type-guessed');
  if (!isSigned(cut, answer)) warnings.add('no-sign-of-question');
  const stem = cut.stem.join('\n');
  if (stem.length > longest && !stem.includes('[[image:')) warnings.add('very-long');
  return {
    type,
    stem,
    options: cut.options.map(({ label, lines }) => ({ label, content: lines.join('\n') })),
    answer: lineAnswer(answer, type, blanksOf(parseRich(stem)).length),
    analysis: cut.analysis.join('\n'),
  };
}

function factsOf({ facts }: Cut): Record<string, unknown> {
  const difficulty = facts.get('难度')?.trim();
  const stage = facts.get('学段')?.trim();
  return {
    subject: facts.get('学科'),
    source: facts.get('来源'),
    stage: Object.values(stageNames).some((name) => name === stage) ? stage : undefined,
    difficulty: difficulty !== undefined && /^(?:0(?:\.\d+)?|1)$/.test(difficulty) ? Number(difficulty) : undefined,
    knowledge: (facts.get('知识点') ?? facts.get('考点') ?? '').split(/[\n；;]/).flatMap((path) => path.trim() || []),
  };
}

function moreFacts({ facts }: Cut): Omit<Facts, keyof QuestionMeta> {
  const licence = licenceOf(facts.get('版权') ?? '');
  const [year, minutes] = [Number(facts.get('年份') ?? Number.NaN), Number(facts.get('用时') ?? Number.NaN)];
  return {
    ...yearAndMinutes({ year, minutes }),
    ...versionIn(facts.get('版本')),
    ...(licence === undefined ? {} : { licence }),
  };
}

/** Turns a cut into a question and says how sure that is. */
export function judgeCut(collector: QuestionCollector, cut: Cut, keys: ReadonlyMap<string, string>): undefined {
  const warnings = new Set<WarnReason>();
  const line = lineOf(cut, cut.parts.length > 0 ? new Map() : keys, warnings);
  const parts = cut.parts.map((part) => lineOf(part, new Map(), warnings));
  const where = `#${cut.number}`;
  const whole = { ...line, ...factsOf(cut), parts };
  const read = questionFromJsonLine(whole);
  // A key that cannot be one does not cost the question: it is kept as text for the person who mends it.
  const second = read.ok
    ? read
    : questionFromJsonLine({ ...whole, answer: { kind: 'open', content: cut.answer.join('\n') } });
  if (!second.ok) return collector.skip(where, second.problems[0]?.reason ?? 'not-an-object');
  for (const { reason } of missingParts(second.body)) warnings.add(reason);
  const facts = moreFacts(cut);
  if (isSaid(cut.facts.get('版权')) && facts.licence === undefined) warnings.add('licence-unknown');
  const confidence = [...warnings].reduce((sure, warning) => sure - (doubt[warning] ?? 0), read.ok ? 1 : 0.5);
  return collector.add(where, second.body, {
    facts: { ...second.meta, ...facts },
    warnings,
    confidence: Math.max(0.05, Number(confidence.toFixed(2))),
  });
}
