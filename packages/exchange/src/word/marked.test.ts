import { parseRich, toPlain } from '@zhibi/content';
import { type QuestionBody, questionTypes } from '@zhibi/contract/questions';
import { openZip, zipOf } from '@zhibi/files';
import { describe, expect, it } from 'vitest';
import { type Exchanged, usualLimits } from '../model.js';
import { readQuestions, writeQuestions } from '../read-write.js';

/** Lines of a solution, a text or a source that papers begin something else with. */
const misleading = [
  '答案：',
  '参考答案',
  '2026 年期中试卷及参考答案',
  '9．下一题',
  '（1）C',
  '一、选择题（每小题 3 分）',
  '【解析】略',
  'A．甲　B．乙',
  '阅读下面的文章，完成1～3题。',
  '尊敬的家长：',
  '解：x=1',
  '1-5 ABCDA',
];
const texts = parseRich(`${misleading.join('\n')}\n[[table]]\n| 1 | 2 |\n| A | B |\n[[/table]]\n上[[br]]7．下`);
const body = (fields: Partial<QuestionBody>): QuestionBody => ({
  type: questionTypes.subjective,
  stem: parseRich('问'),
  options: [],
  answer: { kind: 'none' },
  analysis: [],
  parts: [],
  ...fields,
});
const { parts: _, ...part } = body({ stem: texts, answer: { kind: 'open', content: texts }, analysis: texts });
const questions: Exchanged[] = [
  body({ stem: texts, answer: { kind: 'open', content: texts }, analysis: texts }),
  body({
    type: questionTypes['single-choice'],
    options: ['A', 'B'].map((label) => ({ label, content: texts })),
    answer: { kind: 'choice', labels: ['B'] },
  }),
  body({ type: questionTypes.combined, stem: texts, parts: [part, part] }),
].map((one) => ({ body: one, facts: { knowledge: [], source: '某校月考 参考答案' } }));

const { file, lost } = writeQuestions('docx', { questions, pictures: new Map() });
/** The document after somebody changed its parts. */
const changed = (change: (text: string) => string) => {
  const archive = openZip(file, usualLimits);
  return zipOf(
    Object.fromEntries(
      archive.names.map((name) => [name, change(new TextDecoder().decode(archive.open(name) ?? new Uint8Array()))]),
    ),
  );
};

describe('a document of ours', () => {
  it('gives back every question whole, whatever its lines look like', () => {
    const read = readQuestions('docx', file);
    expect(lost).toEqual([]);
    expect(read.skipped).toEqual([]);
    expect(read.questions.map((one) => one.body)).toEqual(questions.map((one) => one.body));
  });

  it('does so where another program gave its styles other ids', () => {
    const renamed = changed((text) => text.replace(/(w:styleId|w:pStyle w:val)="Question(\w+)"/g, '$1="a$2"'));
    expect(readQuestions('docx', renamed).questions.map((one) => one.body)).toEqual(questions.map((one) => one.body));
  });

  it('takes what was typed into it as any paper: a question behind the last, and a key in a question', () => {
    const typed = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
    const more = [typed('4．1+1=____'), typed('答案：2')].join('');
    const read = readQuestions(
      'docx',
      changed((text) => text.replace('</w:body>', `${more}</w:body>`)),
    );
    expect(read.questions.map((one) => toPlain(one.body.stem)).slice(3)).toEqual(['1+1=____']);
    expect(read.questions[3]?.body.answer).toEqual({ kind: 'blanks', blanks: [{ accepted: ['2'] }] });
  });

  it('takes a paragraph that is no longer what its style says as any other', () => {
    const renumbered = (text: string) => text.replace('>2. <', '>第2题 <');
    expect(new TextDecoder().decode(openZip(changed(renumbered), usualLimits).open('word/document.xml'))).toContain(
      '第2题',
    );
    const stems = readQuestions('docx', changed(renumbered)).questions.map((one) => toPlain(one.body.stem));
    expect(stems.slice(1, 2)).toEqual(['问']);
    expect(stems).toHaveLength(3);
  });
});
