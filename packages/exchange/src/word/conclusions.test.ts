import { toPlain } from '@zhibi/content';
import { zipOf } from '@zhibi/files';
import { describe, expect, it } from 'vitest';
import { readQuestions } from '../read-write.js';

/** `故选：C．` under the options of a question: what solutions say at their end is nothing that is printed. */
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const p = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const read = (...lines: string[]) => {
  const { questions } = readQuestions(
    'docx',
    zipOf({ 'word/document.xml': `<w:document ${W}><w:body>${lines.map(p).join('')}</w:body></w:document>` }),
  );
  return questions.map(({ body, warnings, confidence }) => ({
    stem: toPlain(body.stem),
    options: body.options.map(({ content }) => toPlain(content)).join(' '),
    key:
      body.answer.kind === 'choice'
        ? body.answer.labels.join('')
        : body.answer.kind === 'blanks'
          ? body.answer.blanks.map(({ accepted }) => accepted.join()).join(';')
          : body.answer.kind === 'open'
            ? toPlain(body.answer.content)
            : undefined,
    analysis: toPlain(body.analysis),
    isHeld: confidence < 0.75,
    differs: warnings.includes('keys-differ'),
  }));
};
const choice = ['1．下列错误的是（　　）', 'A．1　B．2　C．3　D．4'];

describe('the result of a solution', () => {
  it.each([
    ['故选：C．', 'C'],
    ['故选C', 'C'],
    ['故选：A、C．', 'AC'],
    ['故答案为：C．', 'C'],
    ['所以选 C．', 'C'],
    ['所以答案是C。', 'C'],
    ['应选：Ｃ．', 'C'],
    ['本题选C。', 'C'],
    ['综上，故选：C', 'C'],
    ['答：C', 'C'],
  ])('under options ends them and is the key: %s', (line, key) => {
    expect(read(...choice, line)).toMatchObject([{ options: '1 2 3 4', key, analysis: line, differs: false }]);
  });

  it.each(['故答案为：3．', '故填：3', '因此答案为3。', '答案应填：3．', '应填：3'])('under a stem: %s', (line) => {
    expect(read('1．计算 1+2=____', line)).toMatchObject([{ stem: '计算 1+2=____', key: '3', isHeld: false }]);
  });

  it('at the end of a solution is the key where none is given', () => {
    expect(read(...choice, '解：因为 1<2，'.replace('<', '&lt;'), '故选：B．')).toMatchObject([{ key: 'B' }]);
    expect(read(...choice, '【解析】略。', '故选：B．', '【答案】B')).toMatchObject([{ key: 'B', differs: false }]);
  });

  it('that is not the given key is told', () => {
    expect(read(...choice, '【答案】C', '【解析】略。', '故选：B．')).toMatchObject([
      { key: 'C', differs: true, isHeld: true },
    ]);
    expect(read('1．解方程。', '【答案】x=4', '【解析】略。', '故答案为：4．')).toMatchObject([{ differs: false }]);
    expect(read('1．解方程。', '故答案为：5．', '【答案】x=4')).toMatchObject([{ key: 'x=4', differs: true }]);
  });

  it('is not what only begins alike', () => {
    for (const line of ['本题选自课本。', '应选派几人？', '故选择题有几道？', '应填什么？', '答案是什么？'])
      expect(read('1．读一读。', line)).toMatchObject([{ stem: `读一读。\n${line}`, key: undefined, analysis: '' }]);
    expect(
      read('1．计算。', '（1）求和。', '（2）求差。', '【解析】（1）略', '故答案为：3．', '故答案为：4．'),
    ).toMatchObject([{ key: undefined, differs: false }]);
  });
});
