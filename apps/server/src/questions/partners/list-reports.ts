import { type Language, toStamp } from '@zhibi/contract/kernel';
import type { partnersApi, ReceivedReport } from '@zhibi/contract/questions/partners';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Services } from '../../platform/services.js';
import { accountFactsById } from '../../session/index.js';
import type { Banks } from './open-banks.js';
import { receivedPage } from './store-received.js';

const PAGE = 30;
type Here = Pick<Services, 'database' | 'settings'> & { banks: Banks; language: Language };

/** What teachers have told about pages of partners, for the operations of their organisation. */
export async function listReports(
  { organisationId, schoolId }: Actor,
  { cursor, ...wanted }: z.output<typeof partnersApi.reports.input>,
  { database, settings, banks, language }: Here,
): Promise<{ items: ReceivedReport[]; next: string | null; total: number }> {
  const { rows, total, names } = await database.asSystem(async (db) => {
    const page = await receivedPage(
      db,
      { ...wanted, organisationId, schoolId },
      { before: idOfCursor(cursor), limit: PAGE },
    );
    const people = page.rows.flatMap((row) => (row.handledBy ? [row.accountId, row.handledBy] : [row.accountId]));
    return { ...page, names: await accountFactsById(db, [...new Set(people)]) };
  });
  const { items, next } = pageAfter(rows, PAGE, ({ id }) => id);
  const nameOf = (id: string | null) => (id === null ? '' : (names.get(id)?.name ?? ''));
  const stampOf = (at: Date) => toStamp(new Date(at), settings.TZ_NAME);
  const codes = [...new Set(items.map(({ bank }) => bank))];
  const opened = await Promise.all(
    codes.map(async (code) => [code, (await banks(code))?.about.name[language] ?? code] as const),
  );
  const bankNames = new Map(opened);
  return {
    next,
    total,
    items: items.map((row) => ({
      reportId: row.id,
      page: row.page,
      kind: row.kind,
      note: row.note,
      at: stampOf(row.createdAt),
      schoolName: row.schoolName,
      by: nameOf(row.accountId),
      answer: row.answer,
      bank: row.bank,
      bankName: bankNames.get(row.bank) ?? row.bank,
      bookId: row.bookId,
      bookTitle: row.bookTitle || row.bookId,
      handled: row.handledAt === null ? null : { by: nameOf(row.handledBy), at: stampOf(row.handledAt) },
    })),
  };
}
