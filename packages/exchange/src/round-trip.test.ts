import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyExchanged, beep, dot } from './any-question.js';
import { type ByteFormat, forms } from './forms.js';
import { type MediaFile, usualLimits } from './model.js';
import { asReadResult, lostIn, readQuestions, writeQuestions } from './read-write.js';
import { encodeTable, readTable } from './table/index.js';

const pictures = new Map<string, MediaFile>([
  ['dot', dot],
  ['beep', beep],
]);
const everything = { rich: true, blanks: 3, open: true, analysis: true, parts: true, facts: true, sounds: true };
const silent = { ...everything, sounds: false };
/** What each form carries whole: a generator of such questions. */
const carried: Record<ByteFormat, Parameters<typeof anyExchanged>[0]> = {
  jsonl: everything,
  'moodle-xml': everything,
  gift: { ...everything, blanks: 1, open: false },
  aiken: everything,
  'qti-2.1': everything,
  'qti-2.2': everything,
  'qti-3.0': everything,
  docx: silent,
};
const formats = Object.keys(forms) as ByteFormat[]; // the keys of the record

describe.each(formats.filter((format) => format !== 'aiken'))('%s', (format) => {
  it('carries its questions there and back without a loss', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.array(anyExchanged(carried[format]), { minLength: 1, maxLength: 4 }), (questions) => {
        const { file, lost } = writeQuestions(format, { questions, pictures });
        const back = readQuestions(format, file);
        expect(lost).toEqual([]);
        expect(back.skipped).toEqual([]);
        expect(back.questions).toHaveLength(questions.length);
      }),
      { numRuns: 40 },
    );
  });
});

describe.each(formats)('%s', (format) => {
  it('tells of every question that comes back otherwise, and keeps every other', () => {
    fc.assert(
      fc.property(fc.array(anyExchanged(everything), { maxLength: 4 }), (questions) => {
        const { file, lost } = writeQuestions(format, { questions, pictures });
        const whole = new Set(lost.map(({ question }) => question));
        const back = readQuestions(format, file).questions.map(({ body }) => JSON.stringify(body.stem.length));
        const kept = questions.filter((_, nth) => !whole.has(nth)).map(({ body }) => JSON.stringify(body.stem.length));
        for (const one of kept) expect(back).toContain(one);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a table', () => {
  it('carries its questions there and back, but for pictures of dots', () => {
    fc.assert(
      fc.property(fc.array(anyExchanged(silent), { minLength: 1, maxLength: 4 }), (questions) => {
        const drawn = questions.filter((one) => !JSON.stringify(one).includes('"fileId"'));
        const { rows, places, beside } = encodeTable({ questions: drawn });
        const back = asReadResult(() =>
          readTable(
            rows.map((cells, nth) => ({ at: nth + 1, cells })),
            usualLimits,
            beside === undefined ? [] : [new TextEncoder().encode(beside)],
          ),
        );
        const lost = lostIn({ questions: drawn, pictures }, places, (nth) => ({ one: back.questions[nth], pictures }));
        expect(lost).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
