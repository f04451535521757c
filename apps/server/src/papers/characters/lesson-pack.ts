import type { RichText } from '@zhibi/contract/kernel';
import { questionTypes } from '@zhibi/contract/questions';
import type { PaperSheet, SheetItem } from '@zhibi/typeset';
import type { Services } from '../../platform/services.js';
import { asPractice } from '../layout/practice.js';
import { printedAs } from '../layout/sheet.js';
import { typesetterOf } from '../layout/typesetter.js';
import { withPictures } from '../layout/with-pictures.js';
import { wordQuestion } from './rules-questions.js';

/** A question as it was asked: what may be chosen, and what of it was right. */
interface AskedQuestion {
  prompt: RichText;
  options: { label: string; content: RichText }[];
  key: string[];
}

export interface LessonToCatchUp {
  title: string;
  subject: { stage: number; subjectMainId: number };
  /** What was asked, task by task. */
  tasks: readonly { title: string; questions: readonly AskedQuestion[] }[];
  /** What was written in dictation and calligraphy. */
  words: readonly string[];
}

const options = { pageSize: 'A4', sealLine: false, scoreTable: false, columns: 1 } as const;
const print = { way: 'strokes', grid: 'tian', cellMm: 14, rows: 1, pinyin: true } as const;

/** What a student who was not there takes home of a lesson: its questions to answer, its words to write, and on a sheet of its own the answers. */
export async function lessonPack(
  services: Pick<Services, 'app' | 'database' | 'files'>,
  schoolId: string,
  { title, subject, tasks, words }: LessonToCatchUp,
): Promise<Uint8Array> {
  const head = { ...printedAs(subject), title };
  let no = 0;
  const sections = tasks.map((task) => ({
    title: task.title,
    items: task.questions.map((question) => asItem(question, `${++no}`)),
  }));
  const paper = await withPictures(services, schoolId, { ...head, sections });
  const typesetter = typesetterOf(services);
  const set = async (sheet: PaperSheet, edition: 'student' | 'key') =>
    (await typesetter.layOut({ paper: sheet, options: { ...options, edition } })).pdf;
  const pages = [
    ...(sections.length > 0 ? [await set(paper, 'student')] : []),
    ...(words.length > 0 ? [await set(wordsSheet({ ...head, sections: [] }, words), 'student')] : []),
    ...(tasks.some(({ questions }) => questions.some(({ key }) => key.length > 0)) ? [await set(paper, 'key')] : []),
  ];
  return typesetter.joinPdfs(pages);
}

function wordsSheet(head: PaperSheet, words: readonly string[]): PaperSheet {
  const items = words.map((word, nth) => ({
    itemId: `word-${nth}`,
    no: `${nth + 1}`,
    score: 1,
    question: wordQuestion({ wordId: null, word, reading: null }, print.way),
  }));
  return asPractice({ ...head, sections: [{ title: '', items }] }, { kind: 'characters', settings: { ...print } });
}

/** A question as it was asked in class; one that was said aloud has no words here, and room to write what it was. */
function asItem({ prompt, options: choices, key }: AskedQuestion, no: string): SheetItem {
  const type =
    choices.length === 0
      ? questionTypes.subjective
      : questionTypes[key.length > 1 ? 'multiple-choice' : 'single-choice'];
  return {
    itemId: `asked-${no}`,
    no,
    score: 1,
    question: {
      type,
      stem: prompt,
      options: choices,
      answer: key.length > 0 ? { kind: 'choice', labels: key } : { kind: 'none' },
      analysis: [],
      parts: [],
    },
  };
}
