import { subjectById } from '../../people/index.js';
import type { Services } from '../../platform/services.js';
import { type PrintedQuestion, withSoundMarks } from '../../questions/index.js';
import { printedAs } from '../layout/sheet.js';
import { typesetterOf } from '../layout/typesetter.js';

const options = { pageSize: 'A4', sealLine: false, scoreTable: false, columns: 1 } as const;
const MOST_PAGES = 4;

/** One question set as a paper of its subject would set it, as pages in SVG: to write on, or with its answer and analysis. */
export async function printQuestion(
  services: Services,
  { body, edition, pictures, subjectId }: PrintedQuestion,
): Promise<{ pages: string[]; issues: { kind: string; detail: string }[] }> {
  const typesetter = typesetterOf(services);
  const subject =
    subjectId === null
      ? undefined
      : await services.database.asActor({ schoolIds: [] }, (db) => subjectById(db, subjectId));
  const { pdf, geometry, issues } = await typesetter.layOut({
    paper: {
      ...(subject === undefined ? {} : printedAs(subject)),
      title: '',
      sections: [{ title: '', items: [{ itemId: 'preview', no: '1', question: withSoundMarks(body), score: 5 }] }],
      pictures,
    },
    options: { ...options, edition },
  });
  const numbers = Array.from({ length: Math.min(geometry.pageCount, MOST_PAGES) }, (_, at) => at + 1);
  const pages = await Promise.all(numbers.map((page) => typesetter.drawPage(pdf, page)));
  return { pages, issues: issues.map(({ kind, detail }) => ({ kind, detail })) };
}
