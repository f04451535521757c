import { type Classifier, familiarity, guess } from './classify.js';
import { tokensOf } from './features.js';
import { clausesOf } from './fold.js';
import { type Asker, type Intent, intentsOf, isHow, isIntent } from './intents.js';
import { isOrder } from './orders.js';
import { mayAsk, partsOf } from './requests.js';
import { isSign, signs } from './signs.js';
import { type Lexicon, noSlots, type Slots, spot } from './spot.js';

/** What was understood of one message. */
export interface Understood {
  intent: Intent;
  slots: Slots;
  /** The sentence with signs in the place of names, days and numbers: it names nobody whom the lexicon knows. */
  masked: string;
  /** 0..1 */
  chance: number;
  /** Something was left out of a follow-up and taken from what was said before. */
  continues: boolean;
  /** The words that were understood so, folded. */
  asked: string;
  /** What else was asked in the message, in its own words; one is answered at a time. */
  others: readonly string[];
}
/** What was said before: enough to understand "and class 2?". */
export type Before = Pick<Understood, 'intent' | 'slots'>;

const SURE = 0.32;
const FAMILIAR = 0.34;
/** An order to break a rule is refused sooner than a question is answered. */
const SUSPECT = 0.28;
/** Words that ask nothing by themselves. */
const FILLER =
  /那么|那|还有|再告诉我|告诉我|再|呢|吗|呀|啊|的|怎么样|如何|另外|换成|再看看|看看|然后|\b(?:and|what|how|about|for|the|in|of|then|also|tell|show|me|now|with|on|is|it|please|that|same)\b|[,、]/gu;
const ORDERS = /催(?!化)|提醒|remind|nudge|chase/u;

/** Only names and days are left of it: "那(2)班呢", "and yesterday?" */
function isFollowUp(masked: string): boolean {
  const rest = tokensOf(masked.replace(FILLER, ' '));
  return tokensOf(masked).some(isSign) && rest.every(isSign);
}

const isGiven = (slots: Slots) => Object.values(slots).some((value) => value !== null);

/** What is named anew replaces what was named before; the rest goes on. A new class takes the old students and the old homework away. */
function carriedOn(before: Slots, now: Slots): Slots {
  const merged = { ...before };
  if (now.classIds) Object.assign(merged, { studentIds: null, homeworkId: null });
  if (now.studentIds) Object.assign(merged, { classIds: null });
  if (now.days || now.subjectId !== null) Object.assign(merged, { homeworkId: null });
  return Object.assign(merged, Object.fromEntries(Object.entries(now).filter(([, value]) => value !== null)));
}

/** Another question that names nothing is about what was named before; the same question once more is asked anew. */
const continuesTheme = (intent: Intent, before: Before | null, slots: Slots): boolean =>
  before !== null &&
  before.intent !== intent &&
  !isHow(intent) &&
  !['hello', 'thanks', 'abilities', 'forbidden', 'unknown'].includes(intent) &&
  !isGiven(slots) &&
  isGiven(before.slots);

interface Asked {
  asker: Asker;
  lexicon: Lexicon;
  before: Before | null;
}

/** What a message asks for, without any model: by weights that were learned from sentences, and by what it names. */
export function understand(classifier: Classifier, text: string, asked: Asked): Understood {
  const read = clausesOf(text).flatMap((clause) => requestsIn(classifier, clause, asked));
  // An order to break a rule is heard wherever it stands, and then nothing else of the message is.
  const refused = read.find(({ intent }) => intent === 'forbidden');
  if (refused) return refused;
  const known = read.filter(isRequest);
  const best = known[0] ??
    read[0] ?? { intent: 'unknown', slots: noSlots, masked: '', chance: 0, continues: false, asked: '', others: [] };
  return { ...best, others: known.slice(1).map((one) => one.asked) };
}

const isRequest = ({ intent }: Understood) => !['unknown', 'hello', 'thanks'].includes(intent);
const SURE_ALONE = 0.5;

/** The single requests of a clause: parts that each ask something else. One alone is understood from the whole clause. */
function requestsIn(classifier: Classifier, clause: string, asked: Asked): Understood[] {
  const whole = understandOne(classifier, clause, asked);
  if (whole.intent === 'forbidden') return [whole];
  const found: Understood[] = [];
  let open = '';
  for (const part of partsOf(clause)) {
    const before = found.at(-1) ?? asked.before;
    const words = open === '' ? part : `${open},${part}`;
    const one = understandOne(classifier, words, { ...asked, before });
    if (one.intent === 'forbidden') return [one];
    if (mayAsk(part, isGiven(one.slots)) && asksAnew(one, found)) found.push(one);
    open = found.at(-1) === one ? '' : found.length === 0 ? words : '';
  }
  return found.length > 1 ? found : [whole];
}

/** Another question than those before it, or the same one about another student. */
function asksAnew(one: Understood, before: readonly Understood[]): boolean {
  if (!isRequest(one) || one.chance < SURE_ALONE) return false;
  const names = ({ slots }: Understood) => String(slots.studentIds);
  const namesAnother = one.slots.studentIds !== null && before.every((other) => names(other) !== names(one));
  if (before.some(({ intent }) => intent === one.intent)) return namesAnother;
  return one.chance < 1 || !one.continues || namesAnother;
}

/** Who of these has more: their scores are asked for, whatever else the words resemble. */
const SCORED = /分|成绩|考|(?:谁|哪个).{0,6}(?:好|高|低|强|差)|\b(?:scores?|marks?|grades?|better|higher|best|did)\b/u;
const OF_CLASS: readonly string[] = [
  'improved',
  'top-students',
  'extremes',
  'low-scores',
  'average',
  'compare-classes',
  'unknown',
];

/** One person; 其他 and 他们 are none. */
const PRONOUN = /(?<!其|吉)[他她](?![们人乡])|\b(?:he|she|him|his|her)\b/u;

/** What a clause names; he or she is who was spoken of before. */
function spotted(clause: string, lexicon: Lexicon, before: Before | null) {
  const found = spot(clause, lexicon);
  const spokenOf = before?.slots.studentIds ?? null;
  if (spokenOf?.length !== 1 || found.slots.studentIds !== null || !PRONOUN.test(found.masked)) return found;
  const masked = found.masked.replace(PRONOUN, ` ${signs.student} `);
  return { ...found, masked, slots: { ...found.slots, studentIds: spokenOf } };
}

function understandOne(classifier: Classifier, clause: string, { asker, lexicon, before }: Asked): Understood {
  const { slots, masked } = spotted(clause, lexicon, before);
  const base = { slots, masked, chance: 1, continues: false, asked: clause, others: [] };
  if (isOrder(clause)) return { ...base, intent: 'forbidden' };
  if (before && isFollowUp(masked))
    return { ...base, intent: before.intent, slots: carriedOn(before.slots, slots), continues: true };
  const mine = intentsOf[asker];
  const [best] = guess(classifier, masked, (intent) => mine.has(intent));
  const comparesTwo = mine.has('student-result') && (slots.studentIds?.length ?? 0) > 1 && SCORED.test(masked);
  if (comparesTwo && OF_CLASS.includes(best?.intent ?? 'unknown')) return { ...base, intent: 'student-result' };
  const unknown = { ...base, intent: 'unknown', chance: best?.chance ?? 0 } as const;
  if (!best || !isIntent(best.intent)) return unknown;
  const isSure = best.chance >= (best.intent === 'forbidden' ? SUSPECT : SURE);
  if (!isSure || familiarity(classifier, masked) < FAMILIAR)
    return comparesTwo ? { ...base, intent: 'student-result' } : unknown;
  const continues =
    continuesTheme(best.intent, before, slots) || (before !== null && ORDERS.test(masked) && best.intent === 'remind');
  const kept =
    continues && before
      ? carriedOn(best.intent === 'remind' ? before.slots : { ...before.slots, days: null }, slots)
      : slots;
  return { ...base, intent: best.intent, slots: kept, chance: best.chance, continues };
}
