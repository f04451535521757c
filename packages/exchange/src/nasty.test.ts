import { toPlain } from '@zhibi/content';
import { zipOf } from '@zhibi/files';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type ByteFormat, forms } from './forms.js';
import { guessFormat } from './guess-format.js';
import { usualLimits } from './model.js';
import { readQuestions } from './read-write.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const moodle = (inner: string, head = '') => bytes(`<?xml version="1.0"?>${head}<quiz>${inner}</quiz>`);
const essay = (html: string) =>
  `<question type="essay"><questiontext format="html"><text><![CDATA[${html}]]></text></questiontext></question>`;
const stemOf = (format: ByteFormat, file: Uint8Array) =>
  JSON.stringify(readQuestions(format, file).questions[0]?.body.stem);
const whyOf = (format: ByteFormat, file: Uint8Array) => readQuestions(format, file).skipped.map(({ why }) => why);
const item = (body: string) =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i"><itemBody>${body}</itemBody></assessmentItem>`;
const manifest = (href: string) =>
  `<manifest><resources><resource identifier="i" type="imsqti_item_xmlv2p1" href="${href}"/></resources></manifest>`;
const asked = '<p>问</p><extendedTextInteraction responseIdentifier="R"/>';

/** GB18030 of 题目 and 一. */
const gb = (text: string) =>
  Uint8Array.from([
    ...bytes(text.split('题目')[0] ?? ''),
    0xcc,
    0xe2,
    0xc4,
    0xbf,
    ...bytes(text.split('题目')[1] ?? ''),
  ]);

describe('a file that cannot be read', () => {
  const deep = '<a>'.repeat(300);
  it.each<[string, ByteFormat, Uint8Array, string]>([
    ['nothing', 'jsonl', bytes(''), 'empty-file'],
    ['space', 'gift', bytes(' \n '), 'empty-file'],
    ['a picture', 'moodle-xml', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0, 0, 0]), 'encoding'],
    [
      'entities',
      'moodle-xml',
      moodle(essay('&x;'), '<!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
      'declares-entities',
    ],
    [
      'a billion laughs',
      'moodle-xml',
      moodle(essay('x'), '<!DOCTYPE q [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>'),
      'declares-entities',
    ],
    ['elements without end', 'moodle-xml', moodle(deep), 'too-large'],
    ['another form', 'moodle-xml', bytes('<html></html>'), 'not-this-format'],
    ['no archive', 'docx', bytes('PK\u0003\u0004 half'), 'broken-file'],
    ['an old or locked Word', 'docx', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...new Uint8Array(30)]), 'locked-file'],
    ['an archive of something else', 'docx', zipOf({ 'a.txt': 'x' }), 'not-this-format'],
    ['an archive without items', 'qti-2.1', zipOf({ 'a.txt': 'x' }), 'not-this-format'],
    ['words', 'aiken', bytes('hello\nworld'), 'not-this-format'],
    ['words', 'jsonl', bytes('hello'), 'not-this-format'],
    ['half a list', 'jsonl', bytes('[{"type":"single-choice"'), 'broken-file'],
  ])('%s is told in a word: %s', (_, format, file, why) => {
    expect(whyOf(format, file)).toEqual([why]);
  });

  it('that is larger than is taken is not looked at', () => {
    expect(readQuestions('jsonl', new Uint8Array(1_001), { ...usualLimits, bytes: 1_000 }).skipped).toEqual([
      { where: '', why: 'too-large' },
    ]);
  });
});

describe('an archive', () => {
  const packed = (files: Record<string, Uint8Array>) => zipSync(files, { level: 9 });
  it('that grows too large is stopped by what it declares', () => {
    const bomb = packed({ 'word/document.xml': new Uint8Array(40_000_000) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(readQuestions('docx', bomb, { ...usualLimits, unpackedBytes: 10_000_000 }).skipped).toEqual([
      { where: '', why: 'too-large' },
    ]);
  });

  it('that declares less than it holds is stopped where it lied', () => {
    const bomb = packed({ 'word/document.xml': new Uint8Array(40_000_000) });
    const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength);
    for (let at = 0; at < bomb.length - 4; at++) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true);
    }
    expect(whyOf('docx', bomb)).toEqual(['too-large']);
  });

  it('keeps no path that climbs out of it', () => {
    const file = zipOf({
      'imsmanifest.xml': manifest('../../evil.xml'),
      '../../evil.xml': item(asked),
      '/abs.xml': 'x',
      'C:/x.xml': 'x',
    });
    expect(readQuestions('qti-2.1', file).skipped).toEqual([
      { where: '../../evil.xml', why: 'unsafe-name' },
      { where: '/abs.xml', why: 'unsafe-name' },
      { where: 'C:/x.xml', why: 'unsafe-name' },
    ]);
  });

  it('with one broken item gives the others', () => {
    const two = `<manifest><resources>${['a.xml', 'b.xml', 'c.xml'].map((href) => `<resource type="imsqti_item_xmlv2p1" href="${href}"/>`).join('')}</resources></manifest>`;
    const file = zipOf({
      'imsmanifest.xml': two,
      'a.xml': item(asked),
      'b.xml': '<assessmentItem><itemBody>',
      'c.xml': '<!DOCTYPE a><assessmentItem/>',
    });
    const { questions, skipped } = readQuestions('qti-2.1', file);
    expect(questions).toHaveLength(1);
    expect(skipped).toEqual([
      { where: 'b.xml', why: 'cut-off' },
      { where: 'c.xml', why: 'declares-entities' },
    ]);
  });
});

describe('half a file', () => {
  it('gives the questions that are whole', () => {
    const whole = `<?xml version="1.0"?><quiz>${essay('一')}${essay('二')}${essay('三')}</quiz>`;
    const { questions, skipped } = readQuestions('moodle-xml', bytes(whole.slice(0, whole.length - 60)));
    expect(questions).toHaveLength(2);
    expect(skipped.map(({ why }) => why)).toEqual(['cut-off']);
    expect(readQuestions('gift', bytes('一{=a}\n\n二{=b')).skipped).toEqual([{ where: 'line 3', why: 'cut-off' }]);
    expect(readQuestions('jsonl', bytes('{"type":"subjective","stem":"一"}\n{"type":"subj')).skipped).toEqual([
      { where: 'line 2', why: 'not-json' },
    ]);
  });
});

describe('what is in a question', () => {
  it.each([
    '<script>alert(1)</script>问',
    '<img src=x onerror=alert(1)>问',
    '<a href="javascript:alert(1)">问</a>',
    '<svg onload=alert(1)></svg>问',
  ])('never runs: %s', (html) => {
    const [question] = readQuestions('moodle-xml', moodle(essay(html))).questions;
    expect(JSON.stringify(question?.body)).not.toMatch(/alert|javascript|onload|onerror/);
    expect(question?.warnings).toContain('unsafe-html');
  });

  it('is drawn without its script', () => {
    const svg = btoa(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>alert(1)</script><path d="M0 0" onclick="alert(2)"/></svg>',
    );
    const stem = stemOf('moodle-xml', moodle(essay(`问<img src="data:image/svg+xml;base64,${svg}">`)));
    expect(stem).toContain('<path');
    expect(stem).not.toContain('alert');
  });

  it('fetches nothing from elsewhere', () => {
    const [question] = readQuestions(
      'moodle-xml',
      moodle(essay('问<img src="http://127.0.0.1/x.png" alt="图">')),
    ).questions;
    expect(question?.warnings).toContain('picture-outside');
    expect(JSON.stringify(question?.body)).not.toContain('127.0.0.1');
  });

  it('keeps money as money and names a formula that loops', () => {
    expect(stemOf('jsonl', bytes('{"type":"subjective","stem":"it costs $5 and $6"}'))).toContain('it costs $5 and $6');
    const loop = '{"type":"subjective","stem":"$\\\\def\\\\x{\\\\x\\\\x}\\\\x$ ?"}';
    expect(readQuestions('jsonl', bytes(loop)).questions[0]?.warnings).toContain('formula-broken');
  });

  it('is kept without a key, and told', () => {
    const [question] = readQuestions(
      'jsonl',
      bytes('{"type":"single-choice","stem":"问","options":["甲","乙"]}'),
    ).questions;
    expect(question?.body.answer).toEqual({ kind: 'none' });
    expect(question?.warnings).toContain('key-missing');
    expect(readQuestions('aiken', bytes('问\nA. 甲\nB. 乙\n')).questions[0]?.body.answer).toEqual({ kind: 'none' });
  });

  it('holds no NUL and no half of a character, hidden behind an escape of the form', () => {
    const line = (stem: string) => JSON.stringify({ type: 'subjective', stem, source: stem, knowledge: [stem] });
    const hidden = ['甲\0乙', '甲\ud83d乙', '\ude00甲乙'].map(line).join('\n');
    expect(hidden).toMatch(/u0000.*\n.*ud83d/);
    const { questions } = readQuestions('jsonl', bytes(hidden));
    expect(questions.map(({ body, facts }) => [toPlain(body.stem), facts.source])).toEqual(
      Array.from({ length: 3 }, () => ['甲乙', '甲乙']),
    );
    expect(JSON.stringify(questions)).not.toMatch(/\\u0000|\\ud/);
    expect(whyOf('jsonl', bytes(line('\0')))).toEqual(['stem-missing']);
  });

  it('is read in GB18030 too', () => {
    expect(stemOf('aiken', gb('题目\nA. 1\nB. 2\nANSWER: A\n'))).toContain('题目');
    expect(stemOf('gift', gb('题目{}'))).toContain('题目');
  });
});

describe('whatever is given', () => {
  const formats = Object.keys(forms) as ByteFormat[]; // the keys of the record
  const pieces = [
    '<question type="cloze">',
    '{1:SA:=',
    '\\(',
    '$$',
    '[[',
    '{{',
    '**',
    '{',
    '~',
    '::',
    '\\',
    '<b>',
    '&',
    'A. ',
    '1. ',
    '"',
  ];
  it.each(formats)(
    '%s ends for hundreds of thousands of the same sign',
    (format) => {
      for (const piece of pieces) {
        const text = piece.repeat(Math.floor(300_000 / piece.length));
        expect(readQuestions(format, bytes(`{"type":"subjective","stem":"${text}"}`))).toBeDefined();
        readQuestions(format, format === 'moodle-xml' ? moodle(essay(text)) : bytes(`问\n${text}\nA. 1\nANSWER: A`));
      }
    },
    120_000,
  );

  it('is known by what is in it', () => {
    expect(guessFormat(moodle(essay('x')))).toBe('moodle-xml');
    expect(guessFormat(bytes('{"type":"x"}'))).toBe('jsonl');
    expect(guessFormat(bytes('问\nA. 1\nB. 2\nANSWER: A'))).toBe('aiken');
    expect(guessFormat(bytes('问 {=a ~b}'))).toBe('gift');
    expect(guessFormat(bytes('题型,题干,答案\n'))).toBe('xlsx');
    expect(guessFormat(zipOf({ 'word/document.xml': '<x/>' }))).toBe('docx');
    expect(guessFormat(bytes('hello'))).toBe(undefined);
  });
});
