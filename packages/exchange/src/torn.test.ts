import { toPlain } from '@zhibi/content';
import { zipOf } from '@zhibi/files';
import { describe, expect, it } from 'vitest';
import type { ByteFormat } from './forms.js';
import { usualLimits } from './model.js';
import { readQuestions } from './read-write.js';
import { readTable } from './table/index.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (format: ByteFormat, text: string) => readQuestions(format, bytes(text));
const stems = ({ questions }: ReturnType<typeof read>) => questions.map(({ body }) => toPlain(body.stem));
const whys = ({ skipped }: ReturnType<typeof read>) => skipped.map(({ where, why }) => [where, why]);

describe('GIFT', () => {
  it('is cut where no empty line stands between its questions', () => {
    const file = read(
      'gift',
      '::一:: 1+1=? {=2 ~3}\n::二:: Grant is {~buried =entombed} here.\n甲 {T}\n$CATEGORY: a/b\n乙 {}\n//[id:1]\n丙 {\n=对\n~错\n}\n',
    );
    expect(stems(file)).toEqual(['1+1=?', 'Grant is ____here.', '甲', '乙', '丙']);
    expect(file.questions.map(({ facts }) => facts.knowledge)).toEqual([[], [], [], ['a/b'], ['a/b']]);
    expect(file.skipped).toEqual([]);
  });

  it('that never closes its braces costs that question and no other', () => {
    const file = read('gift', '::一:: 甲 {=a ~b\n::二:: 乙 {=c ~d}\n::三:: 丙\n::四:: 丁 {T}\n\n戊 {=x ~y');
    expect(stems(file)).toEqual(['乙', '丁']);
    expect(whys(file)).toEqual([
      ['line 1', 'cut-off'],
      ['line 3', 'type-not-carried'],
      ['line 6', 'cut-off'],
    ]);
  });

  it.each([
    ['甲 {=a ~b} 乙 {=c ~d}'],
    ['甲 } 乙 {=c ~d}'],
    ['甲 {=a {=b}'],
    ['甲 {=a ~b} ::乙:: 丙'],
    ['求 \\frac{1}{2} {=0.5}'],
  ])('is refused where braces are not what they seem, never taken raw: %s', (text) => {
    const file = read('gift', text);
    expect(file.questions).toEqual([]);
    expect(whys(file)).toEqual([['line 1', 'answer-unreadable']]);
  });
});

describe('Aiken', () => {
  it('with a key that is no option waits for a person', () => {
    const [one, two] = read('aiken', '甲\nA. x\nB. y\nANSWER: C\n\n乙\na. x\nb. y\nANSWER: a').questions;
    expect(one && [one.confidence < 0.75, one.warnings]).toEqual([true, ['key-names-no-option']]);
    expect(two && [two.confidence, two.body.answer]).toEqual([1, { kind: 'choice', labels: ['A'] }]);
  });
});

const moodle = (html: string, right = 1) =>
  `<quiz><question type="multichoice"><questiontext format="html"><text><![CDATA[${html}]]></text></questiontext><single>true</single>${[0, 1].map((nth) => `<answer fraction="${nth === right ? 100 : 0}"><text>项${nth}</text></answer>`).join('')}</question></quiz>`;
const qti = (html: string) =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i"><responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>B</value></correctResponse></responseDeclaration><itemBody>${html}<choiceInteraction responseIdentifier="R" maxChoices="1"><simpleChoice identifier="A">甲</simpleChoice><simpleChoice identifier="B">乙</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;
const table = (rows: string[][]) =>
  readTable(
    rows.map((cells, nth) => ({ at: nth + 1, cells })),
    usualLimits,
  );
const head = ['题型', '题干', 'A', 'B', '答案'];

describe('a key in the text of its question', () => {
  it.each([
    ['Moodle', () => read('moodle-xml', moodle('1+1=（ B ）'))],
    ['QTI', () => read('qti-2.1', qti('<p>1+1=（ B ）</p>'))],
    ['GIFT', () => read('gift', '1+1=（ B ） {~甲 =乙}')],
    ['Aiken', () => read('aiken', '1+1=（ B ）\nA. 甲\nB. 乙\nANSWER: B')],
    ['a table', () => table([head, ['单选题', '1+1=（ B ）', '甲', '乙', 'B']])],
  ])('is taken out: %s', (_, file) => {
    const { questions } = file();
    expect(questions.map(({ body, confidence }) => [toPlain(body.stem), confidence])).toEqual([['1+1=（　　）', 1]]);
  });

  it('that differs from the key that the file says is looked at, verdicts included', () => {
    const { questions } = table([
      head,
      ['单选题', '1+1=（ A ）', '甲', '乙', 'B'],
      ['判断题', '地球是方的。（ √ ）', '', '', '错'],
      ['单选题', '1+1=（ ）', '甲', '乙', 'E'],
    ]);
    expect(questions.map(({ confidence, warnings }) => [confidence < 0.75, warnings])).toEqual([
      [true, ['keys-differ']],
      [true, ['keys-differ']],
      [true, ['key-names-no-option']],
    ]);
    expect(questions.map(({ body }) => toPlain(body.stem))[1]).toBe('地球是方的。（　　）');
  });
});

describe('text of a page that is not to be seen', () => {
  it.each([
    ['<span style="display: none">乙</span>'],
    ['<span style="visibility:hidden">乙</span>'],
    ['<p hidden>乙</p>'],
    ['<s>乙</s>'],
    ['<del>乙</del>'],
    ['<span style="text-decoration: line-through">乙</span>'],
  ])('is left out and told: %s', (html) => {
    const [question] = read('moodle-xml', moodle(`甲${html}`)).questions;
    expect(question && [toPlain(question.body.stem).trim(), question.warnings]).toEqual(['甲', ['text-left-out']]);
  });

  it('is none where nothing is hidden', () => {
    expect(read('moodle-xml', moodle('<span style="color: red">甲</span>')).questions[0]?.warnings).toEqual([]);
  });
});

it('a Word file holds no raw signs in what it names', () => {
  const table = '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>甲</w:t></w:r></w:p></w:tc></w:tr></w:tbl>';
  const xml = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${table}</w:body></w:document>`;
  expect(whys(readQuestions('docx', zipOf({ 'word/document.xml': xml })))).toEqual([['甲', 'text-outside']]);
});
