import { parseRich, toPlain } from '@zhibi/content';
import type { RichText } from '@zhibi/contract/kernel';
import { type QuestionBody, questionTypes } from '@zhibi/contract/questions';
import { openZip } from '@zhibi/files';
import fc from 'fast-check';
import { type GIFTQuestion, parse as parseGift } from 'gift-pegjs';
import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { anyExchanged, beep, dot } from './any-question.js';
import type { ByteFormat } from './forms.js';
import { type MediaFiles, usualLimits } from './model.js';
import type { QtiVersion } from './qti/dialect.js';
import { readQuestions, writeQuestions } from './read-write.js';
import { encodeTable } from './table/index.js';

/** Our files as another program reads them: libxml2, the grammar of GIFT and the rules of the forms, none of our readers. */

const rich = (v: string, ...more: RichText[number][]): RichText => [{ t: 'p', children: [{ t: 'text', v }] }, ...more];
const body = (fields: Partial<QuestionBody>): QuestionBody => ({
  type: questionTypes.subjective,
  stem: rich('问'),
  options: [],
  answer: { kind: 'none' },
  analysis: [],
  parts: [],
  ...fields,
});
const half: RichText[number] = { t: 'p', children: [{ t: 'math', v: '\\frac{1}{\\sqrt{2}}' }] };
const marked: RichText[number] = {
  t: 'p',
  children: [
    { t: 'text', v: '着', marks: ['dot'] },
    { t: 'text', v: '线', marks: ['underline'] },
    { t: 'ruby', v: '字', over: 'zì' },
  ],
};
const options = ['甲', '乙', '丙'].map((v, nth) => ({ label: 'ABC'[nth] ?? 'A', content: rich(v) }));
const questions = [
  body({
    type: questionTypes['single-choice'],
    stem: rich('选一个', half, marked),
    options,
    answer: { kind: 'choice', labels: ['B'] },
    analysis: rich('因为'),
  }),
  body({
    type: questionTypes['multiple-choice'],
    stem: rich('选两个'),
    options,
    answer: { kind: 'choice', labels: ['A', 'C'] },
  }),
  body({
    type: questionTypes['fill-in'],
    stem: [
      {
        t: 'p',
        children: [
          { t: 'text', v: '一加一得' },
          { t: 'blank', index: 0 },
        ],
      },
    ],
    answer: { kind: 'blanks', blanks: [{ accepted: ['2', '二'] }] },
  }),
  body({
    type: questionTypes.combined,
    stem: rich('读'),
    parts: [body({ type: questionTypes['true-false'], answer: { kind: 'true-false', value: true } })].map(
      ({ parts: _, ...part }) => part,
    ),
  }),
].map((one) => ({ body: one, facts: { knowledge: ['数/加法'] } }));
const noPictures: MediaFiles = new Map();

/** What stands at a path of a document, by the names of its elements in whatever namespace; `@name` at the end is an attribute. */
function at(xml: string, path: string): string[] {
  const steps = path
    .split('/')
    .map((step) => (step.startsWith('@') || step === '' ? step : step.replace(/^([\w-]+)/, "*[local-name()='$1']")));
  const document = XmlDocument.fromString(xml);
  const found = document.find(`//${steps.join('/')}`).map((node) => node.content.trim());
  document.dispose();
  return found;
}
const filesOf = (format: ByteFormat) => {
  const archive = openZip(writeQuestions(format, { questions, pictures: noPictures }).file, usualLimits);
  return (name: string) => new TextDecoder().decode(archive.open(name));
};

describe.each(['qti-2.1', 'qti-2.2', 'qti-3.0'] satisfies QtiVersion[])('%s by libxml2', (version) => {
  const file = filesOf(version);
  const item = (nth: number) => file(`items/item-${nth}.xml`);
  /** A name in the spelling of the version. */
  const n = (name: string) =>
    version === 'qti-3.0' ? `qti-${name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}` : name;
  const a = (name: string) =>
    version === 'qti-3.0' ? name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`) : name;

  it('names its items in a manifest', () => {
    const manifest = file('imsmanifest.xml');
    expect(at(manifest, 'resource/@href')).toEqual([1, 2, 3, 4].map((nth) => `items/item-${nth}.xml`));
    expect(at(manifest, 'schemaversion')).toEqual([version === 'qti-3.0' ? '3.0.0' : '1.0.0']);
  });

  it('has choices with their keys', () => {
    expect(at(item(1), n('simpleChoice'))).toEqual(['甲', '乙', '丙']);
    expect(at(item(1), `${n('correctResponse')}/${n('value')}`)).toEqual(['B']);
    expect(at(item(2), `${n('correctResponse')}/${n('value')}`)).toEqual(['A', 'C']);
    expect(at(item(2), `${n('choiceInteraction')}/@${a('maxChoices')}`)).toEqual(['0']);
  });

  it('has gaps with every right spelling', () => {
    const [id] = at(item(3), `${n('textEntryInteraction')}/@${a('responseIdentifier')}`);
    expect(at(item(3), `${n('responseDeclaration')}/@identifier`)).toContain(id);
    expect(at(item(3), `${n('mapEntry')}/@${a('mapKey')}`)).toEqual(['2', '二']);
  });

  it('asks below the text for a key whose place nobody drew: no response is without an interaction', () => {
    const placeless = body({
      type: questionTypes['fill-in'],
      stem: rich('一加一得几'),
      answer: { kind: 'blanks', blanks: [{ accepted: ['2'] }, { accepted: ['二'] }] },
    });
    const writing = { questions: [{ body: placeless, facts: { knowledge: [] } }], pictures: noPictures };
    const { file: made, lost } = writeQuestions(version, writing);
    const xml = new TextDecoder().decode(openZip(made, usualLimits).open('items/item-1.xml'));
    expect(lost).toEqual([]);
    expect(at(xml, `${n('responseDeclaration')}/@identifier`)).toEqual(['RESPONSE_0', 'RESPONSE_1']);
    expect(at(xml, `div/p/${n('textEntryInteraction')}/@${a('responseIdentifier')}`)).toEqual([
      'RESPONSE_0',
      'RESPONSE_1',
    ]);
    expect(readQuestions(version, made).questions.map((one) => one.body)).toEqual([placeless]);
  });

  it('says how each response with a key is scored', () => {
    const rules = (nth: number) => ({
      match: at(item(nth), `${n('responseProcessing')}//${n('match')}/${n('correct')}/@identifier`),
      map: at(item(nth), `${n('responseProcessing')}//${n('mapResponse')}/@identifier`),
    });
    expect([1, 2, 3].map(rules)).toEqual([
      { match: ['RESPONSE'], map: [] },
      { match: ['RESPONSE'], map: [] },
      { match: [], map: ['RESPONSE_0'] },
    ]);
    expect(at(item(1), `${n('outcomeDeclaration')}/${n('defaultValue')}/${n('value')}`)).toEqual(['0']);
  });

  it('has formulas as MathML that can be drawn', () => {
    expect(at(item(1), 'mfrac').length).toBe(1);
    expect(at(item(1), 'mfrac/msqrt/mn')).toEqual(['2']);
    expect(at(item(1), 'annotation')).toEqual(['\\frac{1}{\\sqrt{2}}']);
  });

  it('holds nothing that its version has no place for', () => {
    for (const nth of [1, 2, 3, 4]) {
      expect(at(item(nth), `${n('itemBody')}//div//${n('rubricBlock')}`)).toEqual([]);
      for (const name of ['u', 'ruby', 'rt']) expect(at(item(nth), name)).toEqual([]);
      expect(at(item(nth), 'img/@style')).toEqual([]);
    }
    expect(at(item(1), `${n('itemBody')}/${n('rubricBlock')}`).length).toBe(2);
  });
});

describe('Moodle XML by libxml2', () => {
  const xml = new TextDecoder().decode(writeQuestions('moodle-xml', { questions, pictures: noPictures }).file);
  it('has the types and shares that Moodle reads', () => {
    expect(at(xml, 'question/@type').slice(0, 3)).toEqual(['multichoice', 'multichoice', 'cloze']);
    expect(
      at(xml, "question[@type='multichoice']/answer/@fraction")
        .map(Number)
        .filter((share) => share > 0),
    ).toEqual([100, 50, 50]);
    expect(at(xml, "question[@type='multichoice']/single")).toEqual(['true', 'false']);
    expect(at(xml, 'questiontext/text').join()).toContain('{1:SHORTANSWER:=2~=二}');
    expect(at(xml, 'questiontext/text').join()).toContain('\\(\\frac{1}{\\sqrt{2}}\\)');
    expect(at(xml, 'question').length).toBeGreaterThanOrEqual(questions.length);
  });
});

describe('Word by libxml2', () => {
  it('has its text in paragraphs and its formulas as formulas', () => {
    const document = filesOf('docx')('word/document.xml');
    const text = at(document, 'p').join('\n');
    for (const {
      body: { stem },
    } of questions)
      expect(text).toContain(toPlain(stem).slice(0, 2));
    expect(at(document, 'oMath').length).toBe(1);
    expect(at(document, 'f/num')).toEqual(['1']);
  });
});

describe('GIFT by its grammar', () => {
  const text = (file: Uint8Array) => new TextDecoder().decode(file);
  /** Which choices another program calls right, or what it takes as written. */
  const keyed = (one: GIFTQuestion): (boolean | number | string)[] => {
    if (one.type === 'TF') return [one.isTrue];
    if (one.type !== 'MC' && one.type !== 'Short') return [];
    return one.choices.flatMap(({ isCorrect, weight, text: said }, nth): (number | string)[] =>
      !isCorrect && (weight ?? 0) <= 0 ? [] : one.type === 'MC' ? [nth] : [said.text],
    );
  };

  it('has types, stems and keys', () => {
    const { file } = writeQuestions('gift', { questions, pictures: noPictures });
    const read = parseGift(text(file));
    expect(read.map((one) => [one.type, keyed(one)])).toEqual([
      ['MC', [1]],
      ['MC', [0, 2]],
      ['Short', ['2', '二']],
      ['Essay', []], // the passage, and its part behind it
      ['TF', [true]],
    ]);
    expect(JSON.stringify(read[0])).toContain('\\\\frac{1}{\\\\sqrt{2}}');
  });

  it('is read to its end, whatever stands in it', () => {
    const everything = { rich: true, blanks: 3, open: true, analysis: true, parts: true, facts: true, sounds: true };
    const pictures: MediaFiles = new Map<string, typeof dot | typeof beep>([
      ['dot', dot],
      ['beep', beep],
    ]);
    fc.assert(
      fc.property(anyExchanged(everything), (one) => {
        const { file } = writeQuestions('gift', { questions: [one], pictures });
        const read = parseGift(text(file)).filter(({ type }) => type !== 'Category');
        expect(read).toHaveLength(1 + one.body.parts.length);
        const { answer } = one.body;
        const { options } = one.body;
        if (answer.kind === 'choice')
          expect(keyed(read[0] as GIFTQuestion)).toEqual(
            // as: there is one
            options.flatMap(({ label }, nth) => (answer.labels.includes(label) ? [nth] : [])),
          );
      }),
      { numRuns: 150 },
    );
  });
});

it('a line of JSON says its question in plain words', () => {
  const { file } = writeQuestions('jsonl', { questions, pictures: noPictures });
  const lines = new TextDecoder()
    .decode(file)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ type, answer }) => [type, answer])).toEqual([
    ['single-choice', ['B']],
    ['multiple-choice', ['A', 'C']],
    ['fill-in', [['2', '二']]],
    ['combined', []],
  ]);
  expect(lines[3].parts).toMatchObject([{ type: 'true-false' }]);
});

it('Aiken has what Moodle looks for: a line, lettered options, the letter of the key', () => {
  const { file } = writeQuestions('aiken', { questions, pictures: noPictures });
  const blocks = new TextDecoder().decode(file).trim().split(/\n\n+/);
  expect(blocks).toHaveLength(1);
  expect(blocks[0]).toMatch(/^[^\n]+\nA\. 甲\nB\. 乙\nC\. 丙\nANSWER: B$/);
});

describe('what a person reads holds no sign of ours', () => {
  const stem = parseRich(
    'Sky [[blank:1]] grass [[blank:0:12]] x[[sup:2]] H[[sub:2]]O [[dot:着]] \\$5 \\[[b:x]] $\\frac{1}{2}$\n[[end]]——作者\n[[indent]]春天\n[[table]]\n| 1 | 2[[sup:3]] |\n[[/table]]',
  );
  const keyed = body({
    type: questionTypes['fill-in'],
    stem,
    answer: { kind: 'blanks', blanks: [{ accepted: ['1'] }, { accepted: ['2*3'] }] },
  });
  const chosen = body({
    type: questionTypes['single-choice'],
    stem,
    options,
    answer: { kind: 'choice', labels: ['B'] },
  });
  const all = [keyed, chosen].map((one) => ({ body: one, facts: { knowledge: [] } }));
  const writing = { questions: all, pictures: noPictures };
  const ours = /\[\[|\]\]|\\\$|\\\[/;

  it('in Word: blanks, raised and lowered signs, sides and tables are Word’s own, and are read back', () => {
    const { file, lost } = writeQuestions('docx', writing);
    expect(lost).toEqual([]);
    const archive = openZip(file, usualLimits);
    const document = new TextDecoder().decode(archive.open('word/document.xml'));
    expect(at(document, 't').join('').replaceAll('[[b:x]]', '')).not.toMatch(ours);
    expect(at(document, 't').join('')).toContain('$5 [[b:x]]'); // these signs are text of the question
    expect(at(document, 'vertAlign/@*')).toEqual(expect.arrayContaining(['superscript', 'subscript']));
    expect(at(document, 'tbl//tc').slice(0, 2)).toEqual(['1', '23']);
    expect(at(document, 'jc/@*')).toContain('right');
    expect(at(document, 't').filter((text) => /^_+$/.test(text))).toEqual(
      ['______', '___', '______', '___'].slice(0, 4),
    );
  });

  it('in a workbook: and what was typed lies beside the sheet', () => {
    const { rows } = encodeTable(writing);
    const [, [, cell = ''] = []] = rows;
    expect(cell.replaceAll('[[b:x]]', '')).not.toMatch(ours);
    expect(cell).toBe('Sky ______ grass ___ x² H₂O 着\u0323 $5 [[b:x]] $\\frac{1}{2}$\n——作者\n春天\n1 | 2³');
  });

  it('in Aiken and in what Moodle reads', () => {
    for (const format of ['aiken', 'gift', 'moodle-xml'] as const) {
      const text = new TextDecoder().decode(writeQuestions(format, writing).file);
      expect(text.replaceAll(/\[\[b\\?:x\]\]/g, ''), format).not.toMatch(/\[\[|\]\]/);
    }
    const aiken = new TextDecoder().decode(writeQuestions('aiken', writing).file);
    expect(aiken).toContain('x² H₂O 着\u0323 $5 [[b:x]]');
    const moodle = new TextDecoder().decode(writeQuestions('moodle-xml', writing).file);
    expect(moodle).not.toMatch(/_{3,}\{1:/);
  });
});
