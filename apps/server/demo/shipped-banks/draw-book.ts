import type { Geometry } from '@zhibi/contract/papers';
import { type ReadQuestion, readQuestions } from '@zhibi/exchange';
import { type Layout, workerFile } from '@zhibi/typeset';
import * as mupdf from 'mupdf';
import { Piscina } from 'piscina';
import sharp from 'sharp';
import type { Line } from './kind.js';

interface Book {
  key: string;
  title: string;
  pages: { chapter: string; lines: Line[] }[];
}
type Put = (name: string, content: string | Uint8Array) => void;

const DOTS_PER_CM2 = 1111; // a dot every 0.3 mm both ways: the coding of `packages/typeset`
const SCALE = 1.6;
const FEW_COLOURS = 8;

const questionsOf = (lines: readonly Line[]): ReadQuestion[] =>
  readQuestions('jsonl', new TextEncoder().encode(lines.map((line) => JSON.stringify(line)).join('\n'))).questions;

/** A page of a PDF as a small picture. */
function pictureOf(pdf: Uint8Array): Promise<Buffer> {
  const page = mupdf.Document.openDocument(pdf, 'application/pdf').loadPage(0);
  const drawn = page.toPixmap(mupdf.Matrix.scale(SCALE, SCALE), mupdf.ColorSpace.DeviceGray, false, true);
  return sharp(drawn.asPNG()).png({ palette: true, colours: FEW_COLOURS, compressionLevel: 9 }).toBuffer();
}

const areasOf = ({ areas }: Geometry) =>
  areas
    .filter(({ page }) => page === 1)
    .map(({ areaType, xMm, yMm, widthMm, heightMm, qids }) => ({
      ...{ areaType, question: qids[0] === undefined ? null : Number(qids[0]) },
      ...{ xMm: rounded(xMm), yMm: rounded(yMm), widthMm: rounded(widthMm), heightMm: rounded(heightMm) },
    }));
const rounded = (mm: number): number => Math.round(mm * 10) / 10;

/** Sets the pages of a book as a paper is set, and writes pictures, questions and areas. The last page is left to be asked for. */
export async function drawBook(put: Put, { key, title, pages }: Book): Promise<void> {
  const typesetter = new Piscina({ filename: workerFile, maxThreads: 1 });
  const pageCards: unknown[] = [];
  for (const [nth, { chapter, lines }] of pages.entries()) {
    const page = nth + 1;
    const items = questionsOf(lines).map(({ body }, at) => ({
      itemId: `${at}`,
      no: `${at + 1}`,
      question: body,
      score: 5,
    }));
    const paper = { title: chapter, footLine: `${title}　${page}`, sections: [{ title: '', items }] };
    const options = { pageSize: 'A4', columns: 1, sealLine: false, scoreTable: false, edition: 'student' };
    const { pdf, geometry }: Layout = await typesetter.run({ paper, options }, { name: 'layOut' });
    put(`hwl/books/${key}/pages/${page}.png`, await pictureOf(pdf));
    put(`hwl/books/${key}/questions/${page}.jsonl`, `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
    pageCards.push({ page, dotsPerCm2: page <= 5 ? DOTS_PER_CM2 : null, areas: areasOf(geometry) });
  }
  const chapters = pages.flatMap(({ chapter }, at) =>
    pages[at - 1]?.chapter === chapter ? [] : [{ title: chapter, from: at + 1 }],
  );
  const card = {
    ...{
      title,
      subject: '数学',
      stage: 'junior',
      gid: 8,
      edition: '人教版',
      term: 'first',
      publisher: '纸笔示例',
      isbn: '',
    },
    ...{ pages: pages.length + 1, chapters, pageCards },
  };
  put(`hwl/books/${key}/book.json`, `${JSON.stringify(card)}\n`);
  await typesetter.destroy();
}
