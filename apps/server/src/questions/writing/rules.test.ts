import { missingParts } from '@zhibi/content';
import { AnswerKey, type QuestionBody, questionTypes } from '@zhibi/contract/questions';
import { mayStandInSchool } from '@zhibi/contract/questions/writing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRich } from '../../../../../packages/content/src/rich/any-rich.js';
import { sampleBody } from '../sample-bank.js';
import { cleanBody, fileIdsOf, isMarkable, sameBody, saveHindrance, typeOfContent } from './rules.js';
import { isBareJpeg, sizeOnPaper } from './rules-picture.js';

const anyBody = fc.record({ stem: anyRich, analysis: anyRich, answer: anyRich }).map(
  ({ stem, analysis, answer }): QuestionBody => ({
    type: questionTypes.subjective,
    stem,
    analysis,
    options: [],
    parts: [],
    answer: AnswerKey.parse({ kind: 'open', content: answer }),
  }),
);

describe('a cleaned question', () => {
  it('is clean: a second cleaning changes nothing, and it says the same', () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        const once = cleanBody(body);
        expect(cleanBody(once)).toEqual(once);
        expect(sameBody(body, once)).toBe(true);
      }),
    );
  });
});

const picture = (fileId: string) =>
  ({ t: 'image', source: { kind: 'file', fileId }, widthMm: 9, heightMm: 9, alt: '' }) as const;

it('the files of a question are those of all its texts and parts, each once', () => {
  const part = sampleBody({});
  const body: QuestionBody = {
    ...part,
    stem: [{ t: 'p', children: [picture('a'), picture('b')] }],
    options: [{ label: 'A', content: [{ t: 'table', rows: [[[picture('c')]]] }] }],
    parts: [{ ...part, analysis: [{ t: 'p', children: [picture('a')] }], audio: [{ fileId: 'd', title: '' }] }],
  };
  expect(fileIdsOf(body)).toEqual({ images: ['a', 'b', 'c'], audio: ['d'] });
});

describe('what makes a saving impossible', () => {
  const { parts: _, ...part } = sampleBody({});
  it.each<[string, QuestionBody, string | undefined]>([
    ['a question with words', sampleBody({}), undefined],
    ['one without', sampleBody({ stem: ' ' }), 'stem-empty'],
    ['one without an answer', sampleBody({ answer: { kind: 'none' } }), undefined],
    ['a combined one of parts alone', { ...sampleBody({ type: 'combined', stem: '' }), parts: [part] }, undefined],
    [
      'a combined one in a combined one',
      { ...sampleBody({ type: 'combined' }), parts: [{ ...part, type: 21 }] },
      'parts-nested',
    ],
  ])('%s', (_name, body, hindrance) => expect(saveHindrance(body)).toBe(hindrance));
});

describe('what a machine may mark', () => {
  const { parts: _, ...part } = sampleBody({});
  it.each<[string, QuestionBody, boolean]>([
    ['a choice with its key', sampleBody({}), true],
    ['a choice without', sampleBody({ answer: { kind: 'none' } }), false],
    ['a key that names no option', sampleBody({ answer: { kind: 'choice', labels: ['E'] } }), false],
    ['blanks that fit', sampleBody({ type: 'fill-in', stem: '___' }), true],
    ['blanks that do not', sampleBody({ type: 'fill-in', stem: '___ 和 ___' }), false],
    ['words', sampleBody({ type: 'subjective' }), false],
    [
      'parts that all can be',
      { ...sampleBody({ type: 'combined', answer: { kind: 'none' } }), parts: [part, part] },
      true,
    ],
    [
      'parts of which one cannot',
      { ...sampleBody({ type: 'combined' }), parts: [part, { ...part, answer: { kind: 'none' } }] },
      false,
    ],
  ])('%s: %s', (_name, body, expected) => expect(isMarkable(body, missingParts(body))).toBe(expected));
});

it('a school takes what lacks nothing but a key', () => {
  expect(mayStandInSchool([])).toBe(true);
  expect(mayStandInSchool([{ reason: 'key-missing', where: 'answer' }])).toBe(true);
  expect(mayStandInSchool([{ reason: 'formula-broken', where: 'stem' }])).toBe(false);
});

describe('what a file is', () => {
  const bytes = (...values: (number | string)[]) =>
    Uint8Array.from(
      values.flatMap((value) => (typeof value === 'number' ? [value] : [...value].map((c) => c.charCodeAt(0)))),
    );
  it.each<[string, Uint8Array, string | undefined]>([
    ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
    ['a PNG', bytes(0x89, 'PNG', 13, 10, 26, 10), 'image/png'],
    ['a GIF', bytes('GIF89a'), 'image/gif'],
    ['a WebP', bytes('RIFF', 1, 2, 3, 4, 'WEBP'), 'image/webp'],
    ['a sound beginning the same', bytes('RIFF', 1, 2, 3, 4, 'WAVE'), 'audio/wav'],
    ['an MP3 with a tag', bytes('ID3', 4), 'audio/mpeg'],
    ['an MP3 without', bytes(0xff, 0xfb, 0x90, 0), 'audio/mpeg'],
    ['an M4A', bytes(0, 0, 0, 32, 'ftypM4A '), 'audio/mp4'],
    ['an Ogg', bytes('OggS'), 'audio/ogg'],
    ['a drawing', bytes('<?xml version="1.0"?><svg xmlns="x"/>'), 'image/svg+xml'],
    ['a page that holds a drawing', bytes('<html><svg/></html>'), undefined],
    ['a program', bytes('MZ', 0x90), undefined],
    ['nothing', bytes(), undefined],
  ])('%s', (_name, content, type) => expect(typeOfContent(content)).toBe(type));
});

it('a picture stands on paper as large as on a screen, but within half a line, its form kept', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4000 }), fc.integer({ min: 1, max: 4000 }), (width, height) => {
      const { widthMm, heightMm } = sizeOnPaper(width, height);
      expect(widthMm).toBeLessThanOrEqual(80);
      expect(heightMm).toBeLessThanOrEqual(120);
      expect(widthMm).toBeGreaterThanOrEqual(1);
      expect(heightMm).toBeGreaterThanOrEqual(1);
    }),
  );
  expect(sizeOnPaper(96, 48)).toEqual({ widthMm: 25.4, heightMm: 12.7 });
});

describe('a JPEG that holds nothing but its picture', () => {
  const part = (kind: number, ...content: number[]) => [0xff, kind, 0, content.length + 2, ...content];
  const jpeg = (...parts: number[][]) => Uint8Array.from([0xff, 0xd8, ...parts.flat()]);
  const [jfif, table, scan, end] = [part(0xe0, 1), part(0xdb, 1, 2), [...part(0xda, 1), 7, 0xff, 0, 8], [0xff, 0xd9]];

  it.each([
    ['a picture', jpeg(jfif, table, scan, end), true],
    ['one of several scans', jpeg(jfif, table, scan, part(0xc4, 1), scan, end), true],
    ['one with what a camera wrote', jpeg(jfif, part(0xe1, 1), table, scan, end), false],
    ['one with words', jpeg(jfif, part(0xfe, 65), table, scan, end), false],
    ['one with words between its scans', jpeg(jfif, table, scan, part(0xfe, 65), scan, end), false],
    ['one with something behind its end', jpeg(jfif, table, scan, end, [1]), false],
    ['one that was cut off', jpeg(jfif, table, scan), false],
    ['one without a scan', jpeg(jfif, table), false],
    ['nothing', new Uint8Array(), false],
  ])('%s: %#', (_, bytes, isBare) => expect(isBareJpeg(bytes)).toBe(isBare));
});
