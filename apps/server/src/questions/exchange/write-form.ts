import type { ExchangeFormat } from '@zhibi/contract/questions/exchange';
import {
  asReadResult,
  type Exchanged,
  encodeTable,
  type Lost,
  lostIn,
  type MediaFiles,
  readTable,
  usualLimits,
  writeQuestions,
} from '@zhibi/exchange';

/** A file, or the rows of a workbook that is made of them; and what the form could not carry, by place. */
export interface FormWritten {
  file?: Uint8Array;
  rows?: string[][];
  /** What lies beside the sheet of such a workbook. */
  beside?: string | undefined;
  lost: Lost[];
}

/** Writes questions in a form, with what it could not carry, by their place. */
export function writeForm(
  format: ExchangeFormat,
  writing: { questions: readonly Exchanged[]; pictures: MediaFiles },
): FormWritten {
  if (format !== 'xlsx') return writeQuestions(format, writing);
  const { rows, places, beside } = encodeTable(writing);
  const back = asReadResult(() =>
    readTable(
      rows.map((cells, nth) => ({ at: nth + 1, cells })),
      usualLimits,
      beside === undefined ? [] : [new TextEncoder().encode(beside)],
    ),
  );
  const lost = lostIn(writing, places, (nth) => ({ one: back.questions[nth], pictures: back.pictures }));
  return { rows: lost.length === 0 ? rows : encodeTable({ ...writing, lost }).rows, beside, lost };
}
