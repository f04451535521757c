import { labelAt } from '../question-collector.js';

/** A row whose options are called by numbers (`Option 1`), as the sheets of Quizizz and its kind have them. */
interface NumberedRow {
  type: string;
  options: readonly { label: string; content: string }[];
  answer: string;
}

const choice = ['', 'multiplechoice', 'singlechoice', 'singleanswer', 'checkbox', 'checkboxes', 'poll', 'survey'];
const several = ['checkbox', 'checkboxes'];
const filledIn = ['fillintheblank', 'fillintheblanks', 'fillinblank', 'typeanswer', 'typetheanswer'];
const written = ['openended', 'open', 'draw', 'essay', 'audioresponse', 'videoresponse'];
const folded = (type: string): string =>
  type
    .normalize('NFKC')
    .replace(/[\s_-]/g, '')
    .toLowerCase();

/** `1,3` → AC; undefined where something else stands there. */
function lettersOf(answer: string): string | undefined {
  const numbers = answer.split(/[\s,，、;；]+/).filter((one) => one !== '');
  const isNumbered = numbers.length > 0 && numbers.every((one) => /^[1-9](?:\.0)?$/.test(one));
  return isNumbered ? [...new Set(numbers)].map((one) => labelAt(Number(one) - 1)).join('') : undefined;
}

/**
 * The row as its own sheet means it: a key of numbers names options, “multiple choice” has one right answer unless its key names several, and
 * the options of a blank are what is accepted in it. Other rows stay as they are.
 */
export function numberedRow<Row extends NumberedRow>(row: Row): Row {
  const type = folded(row.type);
  const letters = lettersOf(row.answer);
  if (filledIn.includes(type)) {
    const accepted = row.options.flatMap(({ content }) => content.trim() || []);
    return { ...row, type: '填空题', options: [], answer: accepted.length > 0 ? accepted.join('||') : row.answer };
  }
  if (written.includes(type)) return { ...row, type: '解答题', options: [] };
  const isMany = several.includes(type) || (letters?.length ?? 0) > 1;
  const named = choice.includes(type) ? { ...row, type: isMany ? '多选题' : '单选题' } : row;
  return letters === undefined ? named : { ...named, answer: letters };
}
