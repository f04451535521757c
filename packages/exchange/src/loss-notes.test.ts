import { parseRich } from '@zhibi/content';
import { questionTypes } from '@zhibi/contract/questions';
import { openZip } from '@zhibi/files';
import { describe, expect, it } from 'vitest';
import type { ByteFormat } from './forms.js';
import { type Exchanged, usualLimits } from './model.js';
import { readQuestions, writeQuestions } from './read-write.js';
import { encodeTable, readTable } from './table/index.js';

const plain: Exchanged = {
  body: {
    type: questionTypes['true-false'],
    stem: parseRich('求证'),
    options: [],
    answer: { kind: 'true-false', value: true },
    analysis: [],
    parts: [],
  },
  facts: { knowledge: [], version: 3 },
};
/** Its picture is not at hand: no form can carry it. */
const withPicture: Exchanged = {
  ...plain,
  body: { ...plain.body, stem: parseRich('看图[[image:file|gone|10|10|图]]') },
};
const note = '未能保存 1/2 题的部分内容 / not carried whole: 1 of 2 questions';
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const inZip = (path: string) => (file: Uint8Array) => text(openZip(file, usualLimits).open(path));

describe('what a form cannot carry', () => {
  const placeOf: Partial<Record<ByteFormat, (file: Uint8Array) => string>> = {
    gift: text,
    'moodle-xml': text,
    'qti-2.1': inZip('imsmanifest.xml'),
    'qti-2.2': inZip('imsmanifest.xml'),
    'qti-3.0': inZip('imsmanifest.xml'),
    docx: inZip('docProps/core.xml'),
  };
  it.each(Object.entries(placeOf) as [ByteFormat, (file: Uint8Array) => string][])(
    'is counted in a file of %s',
    (format, noted) => {
      const { file, lost } = writeQuestions(format, { questions: [plain, withPicture], pictures: new Map() });
      expect(lost).toHaveLength(1);
      expect(noted(file)).toContain(note);
      expect(noted(file)).toMatch(/#2: .*图片 \/ .*pictures/);
      expect(readQuestions(format, file).questions).toHaveLength(2);
    },
  ); // the entries of the record

  it('is noted in the line of its question', () => {
    const { file } = writeQuestions('jsonl', { questions: [plain, withPicture], pictures: new Map() });
    const lines = text(file)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ lost }) => lost)).toEqual([undefined, expect.arrayContaining(['picture'])]);
  });

  it('is noted in a column of a table, which is read as before', () => {
    const lost = [{ question: 1, what: ['picture' as const] }];
    const { rows } = encodeTable({ questions: [plain, withPicture], lost });
    expect(rows.map((cells) => cells.at(-1))).toEqual([note, '', '图片 / pictures']);
    const read = readTable(
      rows.map((cells, at) => ({ at: at + 1, cells })),
      usualLimits,
    );
    expect(read.questions).toHaveLength(2);
  });

  it('is nothing in a file that carries all', () => {
    const { file } = writeQuestions('gift', { questions: [plain], pictures: new Map() });
    expect(text(file)).not.toContain('not carried');
  });
});

it.each<ByteFormat>(['jsonl', 'gift', 'moodle-xml', 'qti-2.1', 'qti-2.2', 'qti-3.0', 'docx'])(
  'a file of %s says which version of a question it holds',
  (format) => {
    const { file, lost } = writeQuestions(format, { questions: [plain], pictures: new Map() });
    expect(lost).toEqual([]);
    expect(readQuestions(format, file).questions[0]?.facts.version).toBe(3);
  },
);
