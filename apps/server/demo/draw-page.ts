import type { Geometry } from '@zhibi/contract/papers';
import type { QuestionBody } from '@zhibi/contract/questions';
import type { BookArea } from '@zhibi/contract/questions/partners';
import type { LayOutJob, Layout } from '@zhibi/typeset';
import * as mupdf from 'mupdf';
import sharp from 'sharp';

const SCALE = 1.6;
const FEW_COLOURS = 8;
const rounded = (mm: number): number => Math.round(mm * 10) / 10;

export interface DrawnPage {
  png: Buffer;
  /** Where is written; the question is told by its place on the page. */
  areas: (Omit<BookArea, 'itemId'> & { question: number | null })[];
}

interface Words {
  chapter: string;
  footLine: string;
  bodies: readonly QuestionBody[];
}

/** Sets questions as a page of an exercise book: its picture, as a scanner would give it, and the places to write in. */
export async function drawPage(
  layOut: (job: LayOutJob) => Promise<Layout>,
  { chapter, footLine, bodies }: Words,
): Promise<DrawnPage> {
  const items = bodies.map((question, at) => ({ itemId: `${at}`, no: `${at + 1}`, question, score: 5 }));
  const { pdf, geometry } = await layOut({
    paper: { title: chapter, footLine, sections: [{ title: '', items }] },
    options: { pageSize: 'A4', columns: 1, sealLine: false, scoreTable: false, edition: 'student' },
  });
  return { png: await pictureOf(pdf), areas: areasOf(geometry) };
}

/** The first page of a PDF as a small picture. */
function pictureOf(pdf: Uint8Array): Promise<Buffer> {
  const page = mupdf.Document.openDocument(pdf, 'application/pdf').loadPage(0);
  const drawn = page.toPixmap(mupdf.Matrix.scale(SCALE, SCALE), mupdf.ColorSpace.DeviceGray, false, true);
  const raw = { width: drawn.getWidth(), height: drawn.getHeight(), channels: 1 as const };
  return sharp(drawn.getPixels(), { raw }).png({ palette: true, colours: FEW_COLOURS, compressionLevel: 9 }).toBuffer();
}

const areasOf = ({ areas }: Geometry) =>
  areas
    .filter(({ page }) => page === 1)
    .map(({ areaType, xMm, yMm, widthMm, heightMm, qids }) => ({
      areaType,
      question: qids[0] === undefined ? null : Number(qids[0]),
      xMm: rounded(xMm),
      yMm: rounded(yMm),
      widthMm: rounded(widthMm),
      heightMm: rounded(heightMm),
    }));
