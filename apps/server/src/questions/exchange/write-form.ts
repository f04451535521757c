import type { ExchangeFormat } from '@zhibi/contract/questions/exchange';
import {
  type Exchanged,
  encodeTable,
  lostIn,
  type MediaFiles,
  readTable,
  told,
  usualLimits,
  writeQuestions,
} from '@zhibi/exchange';
import type { FormWritten } from './exchange-jobs.js';

/** Writes questions in a form, with what it could not carry, by their place. */
export function writeForm(
  format: ExchangeFormat,
  writing: { questions: readonly Exchanged[]; pictures: MediaFiles },
): FormWritten {
  if (format !== 'xlsx') return writeQuestions(format, writing);
  const { rows, places } = encodeTable(writing);
  const back = told(() =>
    readTable(
      rows.map((cells, nth) => ({ at: nth + 1, cells })),
      usualLimits,
    ),
  );
  const lost = lostIn(writing, places, (nth) => ({ one: back.questions[nth], pictures: back.pictures }));
  return { rows, lost };
}
