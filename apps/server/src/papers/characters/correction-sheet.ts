import type { Services } from '../../platform/services.js';
import { asPractice } from '../layout/practice.js';
import { typesetterOf } from '../layout/typesetter.js';
import { wordQuestion } from './rules-questions.js';

interface Corrections {
  title: string;
  /** Under the name of each, the characters that are written again. */
  students: readonly { name: string; characters: readonly string[] }[];
}

const options = { pageSize: 'A4', sealLine: false, scoreTable: false, columns: 1, edition: 'student' } as const;
const print = { way: 'strokes', grid: 'tian', cellMm: 14, rows: 1, pinyin: true } as const;

/** A sheet of characters to write again, under the name of each student: a model with its steps, three to trace, the rest to write. */
export async function correctionSheet(
  services: Pick<Services, 'app'>,
  { title, students }: Corrections,
): Promise<Uint8Array> {
  const sections = students.map(({ name, characters }, student) => ({
    title: name,
    items: characters.map((word, no) => ({
      itemId: `correction-${student}-${no}`,
      no: `${no + 1}`,
      score: 1,
      question: wordQuestion({ wordId: null, word, reading: null }, 'strokes'),
    })),
  }));
  const paper = asPractice(
    { stage: 'primary', subject: 'chinese', title, sections },
    { kind: 'characters', settings: { ...print } },
  );
  return (await typesetterOf(services).layOut({ paper, options })).pdf;
}
