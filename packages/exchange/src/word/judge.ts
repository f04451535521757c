import { blanksOf, missingParts, parseRich, type QuestionMeta, questionFromJsonLine } from '@zhibi/content';
import type { WarnReason } from '@zhibi/contract/questions/exchange';
import { clearedOfKey } from '../key-in-stem.js';
import { lineAnswer } from '../key-text.js';
import { isSaid, licenceOf } from '../licence.js';
import type { Facts } from '../model.js';
import type { QuestionCollector } from '../question-collector.js';
import { stageNames } from '../table/columns.js';
import { versionIn, yearAndMinutes } from '../year-and-minutes.js';
import { conclusionOf, isAtOdds } from './conclusion.js';
import type { Cut } from './cut.js';
import { namesKey } from './fields-in-line.js';
import { isSigned } from './is-signed.js';
import type { KeyOf } from './key-of.js';
import { holdsMore } from './more-in-key.js';

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
  'key-in-stem': 0.35,
  'keys-differ': 0.35,
  'key-unclear': 0.35,
  'passage-apart': 0.3,
  'options-guessed': 0.3,
  'options-missing': 0.35,
  'keys-in-a-row': 0.35,
  'questions-in-key': 0.35,
};
const longest = 4_000;
/** Types that a machine marks by their key. */
const markedTypes = ['单选题', '多选题', '判断题', '填空题', '口算题'];

const nameBySection: [RegExp, string][] = [
  [/多(?:项)?选|不定项/, '多选题'],
  [/选择|单选/, '单选题'],
  [/判断/, '判断题'],
  [/填空|默写/, '填空题'],
  [/作文|写作|书面表达/, '作文题'],
  [/口算/, '口算题'],
  [/书法|写字/, '书法题'],
];

/** The type: as the document says, by the heading above, or as the question looks. */
function typeOf(cut: Cut, answer: string, stem: string): { type: string; isGuessed: boolean } {
  const said = cut.facts.get('题型')?.trim();
  if (said !== undefined) return { type: said, isGuessed: false };
  const named = nameBySection.find(([pattern]) => pattern.test(cut.section))?.[1];
  // 完形填空 has options: it is a choice, whatever its heading says of blanks.
  const section = cut.options.length > 0 && named === '填空题' ? undefined : named;
  const letters = /^\s*[A-H]{2,8}\s*$/.test(answer);
  if (cut.options.length > 0)
    return { type: section ?? (letters ? '多选题' : '单选题'), isGuessed: section === undefined && letters };
  if (section !== undefined) return { type: section, isGuessed: false };
  if (/^\s*(?:对|错|√|×|正确|错误)\s*$/.test(answer)) return { type: '判断题', isGuessed: true };
  if (blanksOf(parseRich(stem)).length > 0) return { type: '填空题', isGuessed: true };
  return { type: '解答题', isGuessed: cut.section === '' };
}

/** Options in small letters are those of a choice where a letter is the key. */
const isChoice = ({ hasOddLetters, section }: Cut, answer: string): boolean =>
  !hasOddLetters || /选/.test(section) || /^[A-H]{1,8}$/.test(answer);

/** Whether a letter is the key of a question for which no options were found: they stand in a way that nobody read. */
const lacksOptions = ({ options, parts }: Cut, stem: string, answer: string): boolean => {
  if (options.length + parts.length > 0 || /_{3,}/.test(stem)) return false;
  return (
    /^[A-H]{1,6}$/.test(answer.trim()) || (/^[\u2460-\u2469]$/.test(answer.trim()) && stem.includes(answer.trim()))
  );
};

const isShort = (key: string): boolean => key.length <= 8;
const folded = (key: string): string =>
  key
    .normalize('NFKC')
    .replace(/[\s,，、;；.。]/g, '')
    .toUpperCase();

const ofList = (found: ReturnType<KeyOf>) => (typeof found === 'string' ? undefined : found);

/** The key that stands under the question, else the one that the list has for it. */
function answerOf(cut: Cut, found: ReturnType<KeyOf>, warnings: Set<WarnReason>): string {
  const result = conclusionOf([...cut.analysis, ...(ofList(found)?.analysis ?? [])], cut.options.length > 0) ?? '';
  const [given, other] = [cut.answer.join('\n').trim(), ofList(found)?.lines.join('\n').trim() ?? ''];
  if (isAtOdds(given || other, result)) warnings.add('keys-differ');
  const own = given === '' && other === '' ? result : given;
  if (own !== '' && other !== '' && isShort(own) && isShort(other) && folded(own) !== folded(other))
    warnings.add('keys-differ');
  if (found === 'unclear' && own === '') warnings.add('key-unclear');
  // Whoever gives the keys of a paper means to give them all, also those that a person marks by.
  if (found === 'missing' && own === '' && cut.analysis.length === 0) warnings.add('key-missing');
  // A break behind a key is none of it, unless the document says itself what the question is.
  const said = own === '' ? other : cut.facts.has('题型') ? own : own.replace(/(?:\s*\[\[br\]\])+$/, '');
  if (/^[Ａ-Ｈ\s,，、]+$/.test(said)) return said.normalize('NFKC');
  const isLetters = cut.options.length > 0 && /^[a-h][a-h\s,，、]*$/.test(said);
  return isLetters ? said.toUpperCase().replace(/[\s,，、]/g, '') : said;
}

function lineOf(cut: Cut, keyOf: KeyOf, warnings: Set<WarnReason>): Record<string, unknown> {
  for (const warning of cut.warnings) warnings.add(warning);
  const listed = keyOf(cut);
  const labels = cut.options.map(({ label }) => label);
  const kind = cut.facts.get('题型')?.trim() ?? cut.section;
  const said = { stem: cut.stem.join('\n'), labels, kind, key: answerOf(cut, listed, warnings) };
  const {
    stem,
    key: answer,
    warnings: found,
  } = cut.isMarked || cut.parts.length > 0 ? { ...said, warnings: [] } : clearedOfKey(said);
  for (const warning of found) warnings.add(warning);
  const { type, isGuessed } = typeOf(cut, answer, stem);
  if (!cut.isMarked && namesKey(stem)) warnings.add('key-in-stem');
  if (isGuessed) warnings.add('type-guessed');
  if (!cut.isMarked && !isSigned(cut, answer)) warnings.add('no-sign-of-question');
  if (!isChoice(cut, answer)) warnings.add('options-guessed');
  if (lacksOptions(cut, stem, answer)) warnings.add('options-missing');
  const blanks = blanksOf(parseRich(stem)).length;
  if (!cut.isMarked && holdsMore(cut, markedTypes.includes(type) ? Math.max(1, blanks) : 0))
    warnings.add('questions-in-key');
  if (stem.length > longest && !stem.includes('[[image:')) warnings.add('very-long');
  const analysis = cut.analysis.length > 0 ? cut.analysis : (ofList(listed)?.analysis ?? []);
  return {
    type,
    stem,
    options: cut.options.map(({ label, lines }) => ({ label, content: lines.join('\n') })),
    answer: lineAnswer(answer, type, blanks),
    analysis: analysis.join('\n'),
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
export function judgeCut(collector: QuestionCollector, cut: Cut, keyOf: KeyOf): undefined {
  const warnings = new Set<WarnReason>();
  const line = lineOf(cut, keyOf, warnings);
  const parts = cut.parts.map((part) => lineOf(part, keyOf, warnings));
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
    isExact: true,
    confidence: Math.max(0.05, Number(confidence.toFixed(2))),
  });
}
