import { type ReadQuestion, readQuestions } from '@zhibi/exchange';
import { type LayOutJob, type Layout, workerFile } from '@zhibi/typeset';
import { Piscina } from 'piscina';
import { drawPage } from '../draw-page.js';
import type { Line } from './kind.js';

interface Book {
  key: string;
  title: string;
  pages: { chapter: string; lines: Line[] }[];
}
type Put = (name: string, content: string | Uint8Array) => void;

const DOTS_PER_CM2 = 1111; // a dot every 0.3 mm both ways: the coding of `packages/typeset`

const questionsOf = (lines: readonly Line[]): ReadQuestion[] =>
  readQuestions('jsonl', new TextEncoder().encode(lines.map((line) => JSON.stringify(line)).join('\n'))).questions;

/** Sets the pages of a book as a paper is set, and writes pictures, questions and areas. The last page is left to be asked for. */
export async function drawBook(put: Put, { key, title, pages }: Book): Promise<void> {
  const typesetter = new Piscina({ filename: workerFile, maxThreads: 1 });
  const pageCards: unknown[] = [];
  for (const [nth, { chapter, lines }] of pages.entries()) {
    const page = nth + 1;
    const bodies = questionsOf(lines).map(({ body }) => body);
    const layOut = (job: LayOutJob): Promise<Layout> => typesetter.run(job, { name: 'layOut' });
    const { png, areas } = await drawPage(layOut, { chapter, footLine: `${title}　${page}`, bodies });
    put(`hwl/books/${key}/pages/${page}.png`, png);
    put(`hwl/books/${key}/questions/${page}.jsonl`, `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
    pageCards.push({ page, dotsPerCm2: page <= 5 ? DOTS_PER_CM2 : null, areas });
  }
  const chapters = pages.flatMap(({ chapter }, at) =>
    pages[at - 1]?.chapter === chapter ? [] : [{ title: chapter, from: at + 1 }],
  );
  const card = {
    title,
    subject: '数学',
    stage: 'junior',
    gid: 8,
    edition: '人教版',
    term: 'first',
    publisher: '纸笔示例',
    isbn: '',
    pages: pages.length + 1,
    chapters,
    pageCards,
  };
  put(`hwl/books/${key}/book.json`, `${JSON.stringify(card)}\n`);
  await typesetter.destroy();
}
