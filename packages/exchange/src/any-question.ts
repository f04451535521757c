import type { RichText } from '@zhibi/contract/kernel';
import { type AnswerKey, type QuestionPart, questionTypes } from '@zhibi/contract/questions';
import fc from 'fast-check';
import { anyText } from './any-text.js';
import { canonical } from './canonical.js';
import type { Exchanged, Facts } from './model.js';

const optional = (text: fc.Arbitrary<RichText>): fc.Arbitrary<RichText> => fc.option(text).map((rich) => rich ?? []);
const accepted = fc.array(fc.constantFrom('2', '\\frac{1}{2}', 'two', '二', 'a~b', 'a=b', '}', '#'), {
  minLength: 1,
  maxLength: 2,
});

interface Wanted {
  rich: boolean;
  /** The most blanks that the form can key; 0 for none. */
  blanks: number;
  open: boolean;
  analysis: boolean;
  /** Whether the form has a place for sounds. */
  sounds: boolean;
}

/** A part of one of the types, with a key that fits. */
export function anyPart(wanted: Wanted): fc.Arbitrary<QuestionPart> {
  const text = anyText(wanted.rich);
  const analysis: fc.Arbitrary<RichText> = wanted.analysis ? optional(text) : fc.constant([]);
  const made = (
    type: QuestionPart['type'],
    answer: fc.Arbitrary<AnswerKey>,
    options: fc.Arbitrary<QuestionPart['options']> = fc.constant([]),
  ) => fc.record({ type: fc.constant(type), stem: text, options, answer, analysis });
  const options = fc
    .array(text, { minLength: 2, maxLength: 5 })
    .map((list) => list.map((content, nth) => ({ label: 'ABCDE'[nth] ?? 'A', content })));
  const none = fc.constant<AnswerKey>({ kind: 'none' });
  const choice = (type: QuestionPart['type'], labels: string[][]) =>
    made(
      type,
      fc.oneof(
        none,
        fc.constantFrom(...labels).map((one): AnswerKey => ({ kind: 'choice', labels: one })),
      ),
      options,
    );
  const filled = fc.array(accepted, { minLength: 1, maxLength: Math.max(1, wanted.blanks) }).chain((list) =>
    made(questionTypes['fill-in'], fc.constant({ kind: 'blanks', blanks: list.map((one) => ({ accepted: one })) })).map(
      (part) => ({
        ...part,
        stem: [
          ...part.stem,
          {
            t: 'p' as const,
            children: list.flatMap((_, index) => [
              { t: 'text' as const, v: `空` },
              { t: 'blank' as const, index, widthMm: 25 },
            ]),
          },
        ],
      }),
    ),
  );
  const open = optional(text).map((content): AnswerKey => ({ kind: 'open', content }));
  const part = fc.oneof(
    choice(questionTypes['single-choice'], [['A'], ['B']]),
    choice(questionTypes['multiple-choice'], [['A', 'B'], ['A']]),
    made(
      questionTypes['true-false'],
      fc.boolean().map((value): AnswerKey => ({ kind: 'true-false', value })),
    ),
    made(questionTypes.writing, wanted.open ? open : none),
    made(questionTypes.subjective, wanted.open ? open : none),
    ...(wanted.blanks > 0 ? [filled] : []),
  );
  const sounds = fc.array(fc.constantFrom('录音 1', 'a < b', ''), { minLength: 1, maxLength: 2 });
  const received = fc
    .tuple(part, sounds)
    .map(([one, titles]): QuestionPart => ({ ...one, audio: titles.map((title) => ({ fileId: 'beep', title })) }));
  return wanted.sounds ? fc.oneof({ weight: 5, arbitrary: part }, { weight: 1, arbitrary: received }) : part;
}

export const anyFacts: fc.Arbitrary<Facts> = fc.record(
  {
    knowledge: fc.uniqueArray(fc.constantFrom('函数/二次函数', '力', 'a]b\\'), { maxLength: 2 }),
    subject: fc.constant('数学'),
    stage: fc.constantFrom('primary' as const, 'junior' as const, 'senior' as const),
    difficulty: fc.constantFrom(0, 0.65, 1),
    source: fc.constant('2019 全国卷 I: [甲]'),
    licence: fc.constantFrom('own' as const, 'public-domain' as const, 'cc-by' as const, 'cc-by-nc-sa' as const),
    year: fc.constant(2019),
    minutes: fc.constant(2.5),
    version: fc.constantFrom(1, 12),
  },
  { requiredKeys: ['knowledge'] },
);

/** A whole question with facts, some of them combined. */
export function anyExchanged(wanted: Wanted & { parts: boolean; facts: boolean }): fc.Arbitrary<Exchanged> {
  const part = anyPart(wanted);
  const body = part.map((one) => ({ ...one, parts: [] as QuestionPart[] }));
  const combined = fc
    .tuple(anyText(wanted.rich), fc.array(part, { minLength: 1, maxLength: 3 }))
    .map(([stem, parts]) => ({
      type: questionTypes.combined,
      stem,
      options: [],
      answer: { kind: 'none' as const },
      analysis: [],
      parts,
    }));
  return fc
    .record({
      body: wanted.parts ? fc.oneof({ weight: 4, arbitrary: body }, { weight: 1, arbitrary: combined }) : body,
      facts: wanted.facts ? anyFacts : fc.constant<Facts>({ knowledge: [] }),
    })
    .map(canonical);
}

/** A picture of one dot. */
export const dot = {
  type: 'image/png' as const,
  bytes: Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
    (sign) => sign.charCodeAt(0),
  ),
};

/** The beginning of a sound, as a recorder writes it. */
export const beep = {
  type: 'audio/mpeg' as const,
  bytes: Uint8Array.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 0, 7, 8, 9]),
};
