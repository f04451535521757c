import type { PageSize } from '@zhibi/contract/papers';
import type { PrintOptions } from '@zhibi/contract/printing';
import type { PrinterFacts, PrinterNow, PrintJobState } from '@zhibi/contract/printing/printers';
import type { Attributes } from './ipp/message.js';
import { isTrue, type JobWishes, needed, numbersOf, wordsOf } from './ipp/operations.js';

/** Sheets by their names of PWG 5101.1, as printers know them. */
const mediaNames: Readonly<Record<PageSize, string>> = {
  A4: 'iso_a4_210x297mm',
  A3: 'iso_a3_297x420mm',
  B4: 'jis_b4_257x364mm',
  '8K': 'om_8k_270x390mm',
  '16K': 'om_16k_195x270mm',
};
export const mediaOf = (pageSize: PageSize): string => mediaNames[pageSize];

/** What a printer can do, of all that it says. */
export function factsOf(attributes: Attributes): PrinterFacts {
  const operations = numbersOf(attributes, 'operations-supported');
  const media = [...new Set([...wordsOf(attributes, 'media-ready'), ...wordsOf(attributes, 'media-supported')])];
  return {
    model: wordsOf(attributes, 'printer-make-and-model')[0] ?? '',
    isUsable:
      wordsOf(attributes, 'document-format-supported').includes('application/pdf') &&
      needed.every((operation) => operations.includes(operation)),
    colour: isTrue(attributes, 'color-supported'),
    duplex: wordsOf(attributes, 'sides-supported').some((sides) => sides.startsWith('two-sided')),
    media: media.slice(0, 500),
  };
}

const printerStates: Readonly<Record<number, PrinterNow['state']>> = { 3: 'idle', 4: 'processing', 5: 'stopped' };

/** How a printer stands. */
export const nowOf = (attributes: Attributes): PrinterNow => ({
  state: printerStates[numbersOf(attributes, 'printer-state')[0] ?? 0] ?? 'stopped',
  reasons: reasonsOf(wordsOf(attributes, 'printer-state-reasons')),
  isAccepting: isTrue(attributes, 'printer-is-accepting-jobs'),
});

/** What says nothing to a person: CUPS says the second of every job that has ended. */
const silent: readonly string[] = [
  '',
  'none',
  'processing-to-stop-point',
  'job-completed-successfully',
  'job-printing',
  'job-incoming',
];

/** Keywords without how bad it is; what says that nothing is the matter is left out. */
export const reasonsOf = (keywords: readonly string[]): string[] =>
  [
    ...new Set(
      keywords
        .map((keyword) => keyword.replace(/-(error|warning|report)$/, '').slice(0, 60))
        .filter((keyword) => !silent.includes(keyword)),
    ),
  ].slice(0, 10);

const jobStates: Readonly<Record<number, PrintJobState>> = {
  3: 'pending',
  4: 'held',
  5: 'processing',
  6: 'stopped',
  7: 'canceled',
  8: 'aborted',
  9: 'completed',
};

export interface JobNow {
  state: PrintJobState;
  reasons: string[];
  done: number | null;
  /** The printer waits for a document that it did not get. */
  isEmpty: boolean;
}

/** Where a job stands, of all that the printer says of it. */
export function jobOf(attributes: Attributes): JobNow {
  const keywords = wordsOf(attributes, 'job-state-reasons');
  const [sides] = numbersOf(attributes, 'job-impressions-completed');
  const [sheets] = numbersOf(attributes, 'job-media-sheets-completed');
  const state = jobStates[numbersOf(attributes, 'job-state')[0] ?? 0] ?? 'processing';
  return {
    state,
    reasons: reasonsOf(keywords),
    done: sides ?? sheets ?? null,
    isEmpty: keywords.includes('job-incoming') || numbersOf(attributes, 'number-of-documents')[0] === 0,
  };
}

/** Whether sheets of a job may lie in the tray: its printer said so, or was not heard of again. */
export const mayBePrinted = ({
  state,
  reasons,
  ippJobId,
}: {
  state: PrintJobState;
  reasons: readonly string[];
  ippJobId: number | null;
}): boolean =>
  state === 'completed' || (ippJobId !== null && (reasons.includes('forgotten') || reasons.includes('unreachable')));

/** What a printer lacks for an order. A printer that names no paper is believed to have it. */
export function lacks(
  facts: PrinterFacts,
  { options, pageSize }: { options: PrintOptions; pageSize: PageSize },
): 'printer-lacks-colour' | 'printer-lacks-duplex' | 'printer-lacks-paper' | undefined {
  if (options.colorPrint && !facts.colour) return 'printer-lacks-colour';
  if (options.doubleSidedPrint && !facts.duplex) return 'printer-lacks-duplex';
  if (facts.media.length > 0 && !facts.media.includes(mediaOf(pageSize))) return 'printer-lacks-paper';
  return undefined;
}

/** An order as a printer is told it. Each student's copy is in the file, so the file is printed once. */
export const wishesOf = (
  { options, pageSize }: { options: PrintOptions; pageSize: PageSize },
  name: string,
): JobWishes => ({
  name,
  copies: 1,
  sides: !options.doubleSidedPrint
    ? 'one-sided'
    : options.doublePrintType === 0
      ? 'two-sided-long-edge'
      : 'two-sided-short-edge',
  media: mediaOf(pageSize),
  colour: options.colorPrint,
});

const MINUTE_MS = 60_000;
/** A printer is asked every other second while somebody stands before it, then less and less. */
export const nextLookMs = (ageMs: number): number =>
  ageMs < 2 * MINUTE_MS ? 2_000 : ageMs < 30 * MINUTE_MS ? 10_000 : MINUTE_MS;

/** So long nobody hears of a printer before its job counts as lost. */
export const LOST_MS = 24 * 60 * MINUTE_MS;

/** The address of a printer that its server names, as it is reached from here: a server calls itself as it likes. */
export function reachedAs(server: string, uri: string): string | undefined {
  const path = /^ipps?:\/\/[^/]+(\/.*)$/i.exec(uri)?.[1];
  const base = /^(ipps?:\/\/[^/]+)/i.exec(server)?.[1];
  return path && base && `${base}${path}`;
}
