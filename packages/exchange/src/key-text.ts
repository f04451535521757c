import { writeRich } from '@zhibi/content';
import type { AnswerKey, QuestionPart, QuestionTypeName } from '@zhibi/contract/questions';
import { shownRich } from './shown-text.js';

const names: Record<QuestionTypeName, string> = {
  subjective: '解答题',
  'single-choice': '单选题',
  'true-false': '判断题',
  'fill-in': '填空题',
  'multiple-choice': '多选题',
  'oral-arithmetic': '口算题',
  calligraphy: '书法题',
  writing: '作文题',
  combined: '综合题',
};

/** The name of a type as a school writes it; the JSON-lines reader knows them all. */
export const chineseName = (type: QuestionTypeName): string => names[type];

const between = '||';

/** A key as a person writes it in one cell or line: letters, 对 or 错, a blank a line with other spellings after `||`, or the text itself. */
export function keyText(answer: AnswerKey): string {
  switch (answer.kind) {
    case 'none':
      return '';
    case 'choice':
      return answer.labels.join('');
    case 'true-false':
      return answer.value ? '对' : '错';
    case 'blanks':
      return answer.blanks.map(({ accepted }) => accepted.join(between)).join('\n');
    case 'open':
      return writeRich(answer.content);
  }
}

const filledIn: readonly string[] = ['fill-in', 'oral-arithmetic', '填空题', '口算题'];

/** What the JSON-lines reader takes for such a key. Several blanks in one line may stand between semicolons, as in answer books. */
export function lineAnswer(text: string, type: string, blanks: number): unknown {
  const said = text.trim();
  if (said === '') return [];
  if (!filledIn.includes(type)) return [said];
  const lines = said.split('\n');
  const pieces = lines.length === 1 && blanks > 1 ? said.split(/[;；]/) : lines;
  const keys = pieces.length === blanks || lines.length > 1 ? pieces : lines;
  return keys.map((key) => key.split(between).map((one) => one.trim()));
}

/** The texts of one part in the signs that a teacher types. */
export const typedTexts = ({ stem, options, answer, analysis }: QuestionPart) => ({
  stem: writeRich(stem),
  options: options.map(({ label, content }) => ({ label, content: writeRich(content) })),
  answer: keyText(answer),
  analysis: writeRich(analysis),
});

/** The texts of one part as a person reads them in a cell. */
export const shownTexts = ({ stem, options, answer, analysis }: QuestionPart) => ({
  stem: shownRich(stem),
  options: options.map(({ label, content }) => ({ label, content: shownRich(content) })),
  answer: answer.kind === 'open' ? shownRich(answer.content) : keyText(answer),
  analysis: shownRich(analysis),
});
