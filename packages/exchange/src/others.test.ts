import { parseRich, toPlain } from '@zhibi/content';
import { zipOf } from '@zhibi/files';
import { describe, expect, it } from 'vitest';
import type { ByteFormat } from './forms.js';
import { guessFormat } from './guess-format.js';
import { readQuestions } from './read-write.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (format: ByteFormat, text: string) => readQuestions(format, bytes(text));
const only = (format: ByteFormat, text: string) => {
  const { questions, skipped } = read(format, text);
  const [question] = questions;
  return question === undefined
    ? { skipped: skipped.map(({ why }) => why) }
    : { answer: question.body.answer, warnings: question.warnings.filter((one) => /dropped|person/.test(one)) };
};
const blanks = (...accepted: string[]) => ({ kind: 'blanks', blanks: [{ accepted }] });
const open = (text: string) => ({ kind: 'open', content: parseRich(text) });
const quiz = (type: string, inner: string, text = '问') =>
  `<?xml version="1.0"?><quiz><question type="${type}"><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>${inner}</question></quiz>`;
const moodleAnswer = (fraction: string, text: string) =>
  `<answer fraction="${fraction}" format="html"><text>${text}</text><feedback><text></text></feedback></answer>`;
const item = (declarations: string, body: string, more = '') =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="t" adaptive="false" timeDependent="false">${declarations}<itemBody>${body}</itemBody>${more}</assessmentItem>`;
const mapped = (...entries: [string, number][]) =>
  `<responseDeclaration identifier="R" cardinality="single" baseType="string">${entries[0]?.[1] === 9 ? '' : `<correctResponse><value>${entries[0]?.[0]}</value></correctResponse>`}<mapping defaultValue="0">${entries.map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`).join('')}</mapping></responseDeclaration>`;
const gap = '<p>a <textEntryInteraction responseIdentifier="R" expectedLength="9"/></p>';

describe('an answer that earns a part of the points', () => {
  it.each<[ByteFormat, string, unknown, string[]]>([
    ['gift', '问{=colour =%50%color}', blanks('colour'), ['weights-dropped']],
    ['gift', '问{=colour =color}', blanks('colour', 'color'), []],
    ['gift', '问{#=3:0 =%50%2:0}', blanks('3'), ['weights-dropped']],
    ['gift', '问{#=3.14:0.01 =%50%2:0}', open('3.14 ± 0.01'), ['weights-dropped', 'range-for-person']],
    ['gift', '问{#3..5}', open('3 ~ 5'), ['range-for-person']],
    ['gift', '问{#3..3}', blanks('3'), []],
    ['gift', '问{=甲 ~%50%乙 ~丙}', { kind: 'choice', labels: ['A'] }, ['weights-dropped']],
    ['gift', '问{~%50%甲 ~%50%乙 ~%-100%丙}', { kind: 'choice', labels: ['A', 'B'] }, ['weights-dropped']],
    ['gift', '问{~%33.333%甲 ~%33.333%乙 ~%33.333%丙 ~丁}', { kind: 'choice', labels: ['A', 'B', 'C'] }, []],
    ['gift', '问{~%60%甲 ~乙}', { kind: 'none' }, ['weights-dropped']],
    [
      'moodle-xml',
      quiz('shortanswer', moodleAnswer('100', 'Beijing') + moodleAnswer('50', 'Peking') + moodleAnswer('0', '*')),
      blanks('Beijing'),
      ['weights-dropped'],
    ],
    [
      'moodle-xml',
      quiz('numerical', moodleAnswer('100', '3.14') + moodleAnswer('80', '3.1')),
      blanks('3.14'),
      ['weights-dropped'],
    ],
    [
      'moodle-xml',
      quiz('numerical', moodleAnswer('100', '3.14').replace('</answer>', '<tolerance>0.01</tolerance></answer>')),
      open('3.14 ± 0.01'),
      ['range-for-person'],
    ],
    [
      'moodle-xml',
      quiz('multichoice', `<single>true</single>${moodleAnswer('100', '甲')}${moodleAnswer('50', '乙')}`),
      { kind: 'choice', labels: ['A'] },
      ['weights-dropped'],
    ],
    [
      'moodle-xml',
      quiz(
        'multichoice',
        `<single>false</single>${moodleAnswer('50', '甲')}${moodleAnswer('50', '乙')}${moodleAnswer('-50', '丙')}`,
      ),
      { kind: 'choice', labels: ['A', 'B'] },
      ['weights-dropped'],
    ],
    [
      'moodle-xml',
      quiz('cloze', '', '<p>{1:SHORTANSWER:=Beijing~%50%Peking#half~*#no}</p>'),
      blanks('Beijing'),
      ['weights-dropped'],
    ],
    [
      'moodle-xml',
      quiz('cloze', '', '<p>{1:NM:=3:0.1~%50%2:1}</p>'),
      open('3 ± 0.1'),
      ['weights-dropped', 'range-for-person'],
    ],
    ['qti-2.1', item(mapped(['York', 1], ['york', 0.5]), gap), blanks('York'), ['weights-dropped']],
    ['qti-2.1', item(mapped(['York', 1], ['YORK', 1]), gap), blanks('York', 'YORK'), []],
    ['qti-2.1', item(mapped(['York', 9], ['york', 3]), gap), blanks('York'), ['weights-dropped']],
  ])('is not right, and told: %s %s', (format, text, answer, warnings) => {
    expect(only(format, text)).toEqual({ answer, warnings });
  });
});

describe('a question of Moodle that no type here is', () => {
  const matching = `<shuffleanswers>true</shuffleanswers>
    <subquestion format="html"><text><![CDATA[<p>狗</p>]]></text><answer><text>dog</text></answer></subquestion>
    <subquestion format="html"><text><![CDATA[<p>猫</p>]]></text><answer><text>cat</text></answer></subquestion>
    <subquestion format="html"><text></text><answer><text>cow</text></answer></subquestion>`;

  it.each(['matching', 'ddmatch'])('%s is taken as choices among all that is matched', (type) => {
    const [question] = read('moodle-xml', quiz(type, matching)).questions;
    expect(
      question?.body.parts.map(({ stem, options, answer }) => [
        toPlain(stem),
        options.map(({ content }) => toPlain(content)),
        answer,
      ]),
    ).toEqual([
      ['狗', ['dog', 'cat', 'cow'], { kind: 'choice', labels: ['A'] }],
      ['猫', ['dog', 'cat', 'cow'], { kind: 'choice', labels: ['B'] }],
    ]);
  });

  it('the matching of GIFT likewise', () => {
    const [question] = read('gift', '配对{=狗 -> dog =猫 -> cat}').questions;
    expect(question?.body.parts.map(({ answer }) => answer)).toEqual([
      { kind: 'choice', labels: ['A'] },
      { kind: 'choice', labels: ['B'] },
    ]);
  });

  it.each([
    [
      'gapselect',
      '<selectoption><text>dog</text><group>1</group></selectoption><selectoption><text>cat</text><group>1</group></selectoption>',
    ],
    [
      'ddwtos',
      '<dragbox><text>dog</text><group>1</group><infinite/></dragbox><dragbox><text>cat</text><group>1</group></dragbox>',
    ],
  ])('%s is taken with its gaps as blanks', (type, list) => {
    const [question] = read('moodle-xml', quiz(type, list, '<p>a [[2]] and a [[1]]</p>')).questions;
    expect(question?.body.answer).toEqual({ kind: 'blanks', blanks: [{ accepted: ['cat'] }, { accepted: ['dog'] }] });
    expect(JSON.stringify(question?.body.stem)).not.toContain('[[');
    expect(question?.warnings).toContain('choices-dropped');
  });

  it.each([
    [
      'gapselect',
      quiz('gapselect', '<selectoption><text>dog</text></selectoption>', '<p>a [[3]]</p>'),
      'answer-unreadable',
    ],
    ['multianswer with its parts elsewhere', quiz('multianswer', '', '<p>Capital: {#1}</p>'), 'answer-unreadable'],
    ['cloze without an answer', quiz('cloze', '', '<p>Capital: {</p>'), 'answer-unreadable'],
    ['cloze of several at once', quiz('cloze', '', '<p>{1:MULTIRESPONSE:=a~=b~c}</p>'), 'type-not-carried'],
    ['cloze of patterns', quiz('cloze', '', '<p>{1:REGEXP:=a.*}</p>'), 'type-not-carried'],
    ['calculated', quiz('calculatedsimple', moodleAnswer('100', '{a}+{b}'), '{a}+{b}?'), 'made-by-program'],
    ['ddimageortext', quiz('ddimageortext', '<drag><no>1</no></drag>'), 'type-not-carried'],
    ['description', quiz('description', ''), 'type-not-carried'],
  ])('%s is refused whole', (_, text, why) => expect(only('moodle-xml', text)).toEqual({ skipped: [why] }));

  it.each([
    'MULTICHOICE',
    'MC',
    'MULTICHOICE_V',
    'MCV',
    'MULTICHOICE_H',
    'MCH',
    'MULTICHOICE_S',
    'MCS',
    'MULTICHOICE_VS',
    'MCVS',
    'MULTICHOICE_HS',
    'MCHS',
  ])('an embedded choice (%s) is a blank', (kind) =>
    expect(only('moodle-xml', quiz('cloze', '', `<p>{1:${kind}:~red~=blue#yes}</p>`))).toEqual({
      answer: blanks('blue'),
      warnings: ['choices-dropped'],
    }),
  );
});

describe('an item of QTI by another program', () => {
  const choice = (inside: string) =>
    `<choiceInteraction responseIdentifier="R" shuffle="false" maxChoices="1">${inside}</choiceInteraction>`;
  const key =
    '<responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration>';
  const options = `<prompt>选</prompt><simpleChoice identifier="A">甲<feedbackInline outcomeIdentifier="F" identifier="A" showHide="show">对了</feedbackInline></simpleChoice><simpleChoice identifier="B">乙</simpleChoice>`;

  it('keeps its feedback out of stem and options', () => {
    const body = `<p>问<feedbackInline outcomeIdentifier="F" identifier="x" showHide="show">提示</feedbackInline></p>${choice(options)}<feedbackBlock outcomeIdentifier="F" identifier="x" showHide="show"><p>再想想</p></feedbackBlock>`;
    const [question] = read('qti-2.1', item(key, body)).questions;
    expect(JSON.stringify(question?.body)).not.toMatch(/对了|提示|再想想/);
    expect(question?.body.options.map(({ content }) => toPlain(content))).toEqual(['甲', '乙']);
    expect(question?.warnings).toContain('feedback-dropped');
  });

  it.each(['<templateDeclaration identifier="x" cardinality="single" baseType="integer"/>', ''])(
    'whose values a program makes is refused: %s',
    (template) => {
      const printed = template === '' ? '<p><printedVariable identifier="x"/> + 1</p>' : '';
      expect(only('qti-2.1', item(key + template, printed + choice(options)))).toEqual({
        skipped: ['made-by-program'],
      });
    },
  );

  it.each([
    ['B', '1', true],
    ['A', '1', false],
    ['B', '0', false],
  ])('whose rules pay for %s (%s points) while its key says A is looked at: %s', (value, points, isDoubted) => {
    const rules = `<responseProcessing><responseCondition><responseIf><match><variable identifier="R"/><baseValue baseType="identifier">${value}</baseValue></match><setOutcomeValue identifier="SCORE"><baseValue baseType="float">${points}</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>`;
    const [question] = read(
      'qti-2.1',
      item(key, choice(options)).replace('</assessmentItem>', `${rules}</assessmentItem>`),
    ).questions;
    expect(question?.warnings.includes('keys-differ')).toBe(isDoubted);
    expect((question?.confidence ?? 1) < 0.75).toBe(isDoubted);
  });

  it('has what it shows the student as its passage', () => {
    const body = `<rubricBlock view="candidate"><p>阅读材料。</p></rubricBlock><rubricBlock view="scorer tutor"><p>给分标准</p></rubricBlock>${choice(options)}`;
    const [question] = read('qti-2.1', item(key, body)).questions;
    expect(toPlain(question?.body.stem ?? [])).toContain('阅读材料');
    expect(JSON.stringify(question?.body)).not.toContain('给分标准');
  });

  const three = (inner: string) =>
    `<?xml version="1.0"?><qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i" title="t" time-dependent="false">${inner}</qti-assessment-item>`;
  const asked = `<qti-response-declaration identifier="R" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>A</qti-value></qti-correct-response></qti-response-declaration>
    <qti-item-body><qti-choice-interaction response-identifier="R" max-choices="1"><qti-prompt>选</qti-prompt><qti-simple-choice identifier="A">甲</qti-simple-choice><qti-simple-choice identifier="B">乙</qti-simple-choice></qti-choice-interaction></qti-item-body>`;

  it('of version 3 is known and read as a file by itself', () => {
    expect(guessFormat(bytes(three(asked)))).toBe('qti-2.1');
    expect(only('qti-3.0', three(asked))).toEqual({ answer: { kind: 'choice', labels: ['A'] }, warnings: [] });
  });

  const stimulus = `<?xml version="1.0"?><qti-assessment-stimulus xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="s" title="s"><qti-stimulus-body><p>桂林山水甲天下。</p><p><img src="../img/a.png" alt="图"/></p></qti-stimulus-body></qti-assessment-stimulus>`;
  const png = Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
    (sign) => sign.charCodeAt(0),
  );
  const packed = (files: Record<string, string | Uint8Array>) =>
    zipOf({
      'imsmanifest.xml':
        '<manifest><resources><resource identifier="i" type="imsqti_item_xmlv3p0" href="items/1.xml"/></resources></manifest>',
      'items/1.xml': three(`<qti-assessment-stimulus-ref identifier="s" href="../passages/s.xml"/>${asked}`),
      ...files,
    });

  it('has the passage that it refers to, with its pictures', () => {
    const { questions, pictures } = readQuestions('qti-3.0', packed({ 'passages/s.xml': stimulus, 'img/a.png': png }));
    expect(toPlain(questions[0]?.body.stem ?? [])).toContain('桂林山水甲天下');
    expect(pictures.size).toBe(1);
  });

  it('whose passage is not there is refused', () =>
    expect(readQuestions('qti-3.0', packed({})).skipped.map(({ why }) => why)).toEqual(['passage-missing']));
});

describe('signs that other programs and keyboards write', () => {
  const shown = (format: ByteFormat, text: string) => {
    const { questions } = read(format, text);
    return questions.map(({ body }) => [toPlain(body.stem), ...body.options.map(({ content }) => toPlain(content))]);
  };

  it.each<[ByteFormat, string, unknown]>([
    ['gift', '1+1=?{＝2}', blanks('2')],
    ['gift', '1+1=?{＝2 ＝二}', blanks('2', '二')],
    ['gift', '1+1=?{=2 ＝二}', blanks('2', '二')],
    ['gift', '1+1=?{＝2～3～4}', { kind: 'choice', labels: ['A'] }],
    ['gift', '1+1=?｛＝2 ～3｝', { kind: 'choice', labels: ['A'] }],
    ['gift', '对吗？{Ｔ}', { kind: 'true-false', value: true }],
    ['gift', '几到几？{=3～5}', blanks('3～5')],
    ['gift', '积？{=2\\\\*3}', blanks('2*3')],
    ['moodle-xml', quiz('shortanswer', moodleAnswer('100', '2\\*3')), blanks('2*3')],
    ['moodle-xml', quiz('multianswer', '', '积 ____{1:SHORTANSWER:=2\\*3~=6}'), blanks('2*3', '6')],
  ])('%s: %s is read as it was meant', (format, text, answer) => {
    expect(only(format, text).answer).toEqual(answer);
  });

  it.each<[ByteFormat, string]>([
    ['moodle-xml', quiz('shortanswer', moodleAnswer('100', '*Par*is*'))],
    ['moodle-xml', quiz('multianswer', '', '首都 {1:SHORTANSWER:=*Par*is*}')],
    ['gift', '首都{=*Par*is*}'],
  ])('%s: a wildcard is no answer, and a person looks: %s', (format, text) => {
    const [question] = read(format, text).questions;
    expect(question?.body.answer).toEqual({ kind: 'none' });
    expect(question?.warnings).toContain('wildcards-dropped');
    expect(question?.confidence).toBeLessThan(0.75);
  });

  it('underscores beside an answer that is embedded are its place, drawn once', () => {
    const text = quiz('multianswer', '', '甲 ____{1:SHORTANSWER:=1} 乙 {1:SA:=2}_____ 丙');
    expect(shown('moodle-xml', text)).toEqual([['甲 ____ 乙 ____ 丙']]);
    expect(only('moodle-xml', text).answer).toEqual({
      kind: 'blanks',
      blanks: [{ accepted: ['1'] }, { accepted: ['2'] }],
    });
  });

  it('Aiken has no signs of ours: a backslash, a star, a bracket is what it is', () => {
    const file =
      'Which is a path, \\$5 or [[b:x]]?\nA. C:\\temp\\*\nB. \\\\server\\share\nC. **two** |x|\nD. {{a|b}}\nANSWER: A\n';
    expect(shown('aiken', file)).toEqual([
      ['Which is a path, \\$5 or [[b:x]]?', 'C:\\temp\\*', '\\\\server\\share', '**two** |x|', '{{a|b}}'],
    ]);
  });

  it('Aiken keeps formulas and blanks', () => {
    expect(shown('aiken', 'x ___ \\(x^2\\) $y^3$\nA. 1\nB. 2\nANSWER: A\n')).toEqual([['x ____ x² y³', '1', '2']]);
  });
});
