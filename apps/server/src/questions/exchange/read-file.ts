import { ExchangeFormat, exchangeLimits, type SkipReason } from '@zhibi/contract/questions/exchange';
import {
  asReadResult,
  guessFormat,
  isKahoot,
  type ReadResult,
  readKahoot,
  readQuestions,
  readTable,
  readText,
  usualLimits,
  whyUnreadable,
} from '@zhibi/exchange';
import { withoutGzip } from '@zhibi/files';
import { Problem } from '../../platform/problem.js';
import { isZip, readCsv, readXlsx } from '../../platform/sheets/index.js';
import { asLookedAt, skipOfRefusal } from './rules.js';
import { doubtDates, withShown } from './shown-cells.js';

const tableLimits = { rows: exchangeLimits.questions * 5, columns: 60, cell: 40_000 };
/** Pictures hardly pack: what grows to more than four times the largest upload was made to. */
const unpackedBytes = 4 * exchangeLimits.fileBytes;
const limits = { ...usualLimits, unpackedBytes, bytes: exchangeLimits.fileBytes, questions: exchangeLimits.questions };

/** So much of a text that was not taken is named. */
const LEFT_SHOWN = 60;

const refused = (why: SkipReason): ReadResult => ({
  questions: [],
  skipped: [{ where: '', why }],
  pictures: new Map(),
});

async function sheetOf(
  bytes: Uint8Array,
): Promise<Omit<Awaited<ReturnType<typeof readXlsx>>, 'sheet' | 'merged' | 'unread'>> {
  if (isZip(bytes)) return readXlsx(bytes, tableLimits);
  return { rows: await readCsv(readText(bytes), tableLimits), looks: [], shown: [], beside: [] };
}

async function readSheet(bytes: Uint8Array): Promise<ReadResult> {
  try {
    const { rows: all, looks, shown, beside } = await sheetOf(bytes);
    const { rows, left } = asLookedAt(withShown(all, shown), looks);
    const result = asReadResult(() => (isKahoot(rows) ? readKahoot(rows, limits) : readTable(rows, limits, beside)));
    doubtDates(result, rows, shown);
    for (const one of result.questions)
      if (left.some(({ at }) => one.where === `row ${at}`)) one.warnings.push('text-left-out');
    result.skipped.push(...left.map(({ text }) => ({ where: text.slice(0, LEFT_SHOWN), why: 'text-struck' as const })));
    return result;
  } catch (error) {
    if (error instanceof Problem) return refused(skipOfRefusal(error.reason));
    throw error;
  }
}

/** The questions of a file of any form, packed or not; guessed by what is in it where nobody said. */
export async function readFile(
  given: Uint8Array,
  said: ExchangeFormat | null,
): Promise<{ format: ExchangeFormat | null; result: ReadResult }> {
  if (given.length === 0) return { format: said, result: refused('empty-file') };
  const bytes = unpacked(given);
  if (typeof bytes === 'string') return { format: said, result: refused(bytes) };
  const format = said ?? guessFormat(bytes) ?? null;
  if (format === null) return { format, result: refused('format-unknown') };
  if (format === 'xlsx') return { format, result: await readSheet(bytes) };
  const result = readQuestions(format, bytes, limits);
  return { format: ExchangeFormat.safeParse(`qti-${result.formatVersion}`).data ?? format, result };
}

/** What is in a packed file, or why it cannot be read. */
function unpacked(bytes: Uint8Array): Uint8Array | SkipReason {
  try {
    return withoutGzip(bytes, limits.bytes);
  } catch (error) {
    const why = whyUnreadable(error);
    if (why === undefined) throw error;
    return why;
  }
}
