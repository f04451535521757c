import type { Language } from '@zhibi/contract/kernel';
import type { MarkedPaper, MarkingClerk, MarkingState } from '@zhibi/contract/papers/areas';
import { subjectNameIn } from '@zhibi/contract/people';
import type { Actor } from '@zhibi/contract/session';
import { subjectsById } from '../../people/index.js';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import type { Sheet } from '../../platform/sheets/index.js';
import { markingView } from './open-areas.js';
import { clerksOf, queueOf } from './store.js';

const PAGE = 20;
const MOST_LINES = 5_000;

interface Wish {
  state?: MarkingState | undefined;
  cursor?: string | undefined;
}

/** One page of the papers whose areas are drawn and checked, and what each person has drawn. */
export async function listQueue(
  db: Db,
  { schoolId }: Actor,
  { state, cursor }: Wish,
  timeZone: string,
): Promise<{ items: MarkedPaper[]; next: string | null; clerks: MarkingClerk[] }> {
  const rows = await queueOf(db, schoolId, { state, before: idOfCursor(cursor), limit: PAGE });
  const { items, next } = pageAfter(rows, PAGE, ({ paperId }) => paperId);
  return {
    items: await shown(db, items, timeZone),
    next,
    clerks: await clerksOf(db, schoolId),
  };
}

async function shown(db: Db, rows: Awaited<ReturnType<typeof queueOf>>, timeZone: string): Promise<MarkedPaper[]> {
  const subjects = await subjectsById(db);
  return rows.map(({ subjectId, marking, ...row }) => ({
    ...row,
    subjectName: subjects.get(subjectId)?.name ?? '',
    marking: marking === null ? null : markingView(marking, timeZone),
  }));
}

const words = {
  zh: {
    name: '作答区标注',
    heads: [
      '试卷',
      '学科',
      '版本',
      '状态',
      '标注人',
      '标注时间',
      '核对人',
      '核对时间',
      '作答区',
      '建议',
      '原样采用',
      '用时（秒）',
    ],
    states: { unmarked: '未标注', drawn: '待核对', returned: '已退回', confirmed: '已核对' },
  },
  en: {
    name: 'Answer areas',
    heads: [
      'Paper',
      'Subject',
      'Version',
      'State',
      'Drawn by',
      'Drawn at',
      'Checked by',
      'Checked at',
      'Areas',
      'Proposed',
      'Unchanged',
      'Seconds',
    ],
    states: { unmarked: 'Not drawn', drawn: 'To be checked', returned: 'Returned', confirmed: 'Confirmed' },
  },
} as const satisfies Record<Language, unknown>;
const widths = [36, 14, 8, 12, 14, 16, 14, 16, 10, 10, 10, 12];

/** The same papers as a table. */
export async function queueSheet(
  db: Db,
  { schoolId }: Actor,
  { state, language, timeZone }: { state?: MarkingState | undefined; language: Language; timeZone: string },
): Promise<Sheet> {
  const rows = await shown(db, await queueOf(db, schoolId, { state, limit: MOST_LINES }), timeZone);
  const { name, heads, states } = words[language];
  return {
    name,
    about: [],
    columns: heads.map((title, at) => ({ title, width: widths[at] ?? 12 })),
    rows: rows.map(({ title, subjectName, revision, marking }) => [
      title,
      subjectNameIn(subjectName, language),
      revision,
      states[marking?.state ?? 'unmarked'],
      marking?.drawnBy ?? null,
      marking?.drawnAt ?? null,
      marking?.checkedBy ?? null,
      marking?.checkedAt ?? null,
      marking?.areas ?? null,
      marking?.proposed ?? null,
      marking?.unchanged ?? null,
      marking?.seconds ?? null,
    ]),
  };
}
