import type { QuestionBody } from '@zhibi/contract/questions';
import type { Services } from '../../platform/services.js';
import type { PracticeSettings } from '../store-practice.js';
import { asPractice } from './practice.js';
import { printedAs } from './sheet.js';
import { typesetterOf } from './typesetter.js';

interface PracticeToDraw {
  title: string;
  subject: { stage: number; subjectMainId: number };
  edition: 'student' | 'answer';
  sections: { title: string; items: { question: QuestionBody; score: number }[] }[];
  practice: PracticeSettings;
}

const MOST_PAGES = 3;
const options = { pageSize: 'A4', sealLine: false, scoreTable: false, columns: 1 } as const;

/** The first pages of a sheet that is not kept yet, as SVG. */
export async function drawPractice(
  services: Pick<Services, 'app'>,
  { title, subject, edition, sections, practice }: PracticeToDraw,
): Promise<{ pages: string[]; pageCount: number }> {
  const typesetter = typesetterOf(services);
  let no = 0;
  const paper = asPractice(
    {
      ...printedAs(subject),
      title,
      sections: sections.map((section) => ({
        title: section.title,
        items: section.items.map((item) => ({ ...item, no: String(++no), itemId: `preview-${no}` })),
      })),
    },
    practice,
  );
  const { pdf, geometry } = await typesetter.layOut({ paper, options: { ...options, edition } });
  const numbers = Array.from({ length: Math.min(geometry.pageCount, MOST_PAGES) }, (_, at) => at + 1);
  return {
    pages: await Promise.all(numbers.map((page) => typesetter.drawPage(pdf, page))),
    pageCount: geometry.pageCount,
  };
}
