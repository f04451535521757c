import { OfflineField, type OfflineState, type OfflineWork } from '@zhibi/contract/printing/offline';

export const stateOf = ({
  settlementId,
  withdrawnAt,
}: {
  settlementId: string | null;
  withdrawnAt: Date | null;
}): OfflineState => (withdrawnAt !== null ? 'withdrawn' : settlementId !== null ? 'settled' : 'open');

/** The fields that differ, as they stood before. */
export function changedFields(before: OfflineWork, after: OfflineWork): Partial<OfflineWork> {
  const isSame = (field: OfflineField) => canonical(before[field]) === canonical(after[field]);
  return Object.fromEntries(
    OfflineField.options.filter((field) => !isSame(field)).map((field) => [field, before[field]]),
  );
}

/** The same text for the same value, in whichever order its fields lie. */
const canonical = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(Object.entries(value).sort()) : JSON.stringify(value);

/** How many more books a record needs that was given some: what was reserved is never given back. */
export const booksToReserve = (
  { dots, copies }: Pick<OfflineWork, 'dots' | 'copies'>,
  codes: readonly { books: number }[],
): number => (dots ? Math.max(0, copies - codes.reduce((sum, { books }) => sum + books, 0)) : 0);

/** How people call a record. */
export const offlineNumber = (number: number): string => `X${String(number).padStart(6, '0')}`;

const starts: readonly (readonly [type: string, test: (head: Buffer) => boolean])[] = [
  ['application/pdf', (head) => head.subarray(0, 1_024).includes('%PDF-')],
  ['image/jpeg', (head) => head.readUIntBE(0, 3) === 0xffd8ff],
  ['image/png', (head) => head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['image/webp', (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP'],
];

/** What a file is by its content; what it calls itself is not asked. */
export function attachmentType(bytes: Uint8Array): string | undefined {
  if (bytes.length < 12) return undefined;
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1_024));
  return starts.find(([, test]) => test(head))?.[0];
}
