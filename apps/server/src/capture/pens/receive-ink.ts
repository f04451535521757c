import { submissionsUnderInk, takesInk } from '../../homework/index.js';
import { type CodedPage, geometryOf, pagesOf } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { areasUnder, type PageStroke, placeOf, reasonToQueue } from '../rules.js';
import { type CopyInk, keepInk } from './keep-ink.js';
import { withPacks } from './pack.js';
import type { Origin } from './store-ink.js';
import { queueStrokes, type UnplacedStroke } from './store-queue.js';

export interface Received {
  accepted: number;
  queued: number;
  duplicates: number;
}

type Copies = Awaited<ReturnType<typeof submissionsUnderInk>>;

/** Ink that came together from one device. */
export interface Arrival {
  strokes: readonly PageStroke[];
  from: Origin;
}

/** The pages that these strokes lie on, as far as they are known, by code. */
export const pagesUnder = (
  db: Db,
  schoolId: string,
  arrivals: readonly Pick<Arrival, 'strokes'>[],
): Promise<Map<string, CodedPage>> =>
  pagesOf(db, schoolId, [...new Set(arrivals.flatMap(({ strokes }) => strokes.map((one) => one.pageCode)))]);

/**
 * Binds strokes to student, page and answer area and keeps them; what fits nowhere is kept too and waits for a person.
 * Nothing is lost, and sending strokes again changes nothing. `accepted` counts everything new, `queued` what of it waits,
 * for each arrival. What stands in several counts for the first of them. @param pages that the strokes lie on
 */
export async function receiveInk(
  db: Db,
  schoolId: string,
  arrivals: readonly Arrival[],
  pages: ReadonlyMap<string, CodedPage>,
): Promise<Received[]> {
  const firstOnly = onceEach(arrivals);
  if (firstOnly.every((one) => one.strokes.length === 0))
    return arrivals.map((one) => ({ accepted: 0, queued: 0, duplicates: one.strokes.length }));
  const known = [...pages.values()];
  const copies = await submissionsUnderInk(db, schoolId, {
    homeworkIds: [...new Set(known.flatMap((page) => page.homeworkId ?? []))],
    studentIds: [...new Set(known.map((page) => page.studentId))],
  });
  const bound: CopyInk[] = [];
  const unplaced: UnplacedStroke[] = [];
  for (const { strokes: own, from } of firstOnly)
    for (const group of groupedByPage(own)) {
      const page = pages.get(group.pageCode);
      const result = await bindPage(db, schoolId, group, page, { copies, from });
      if (result.copy !== undefined) bound.push(result.copy);
      unplaced.push(...result.unplaced);
    }
  const [kept, queued] = await Promise.all([keepInk(db, schoolId, bound), queueStrokes(db, schoolId, unplaced)]);
  return arrivals.map(({ strokes: sent }, at) => {
    const own = firstOnly[at]?.strokes ?? [];
    const waiting = own.filter(({ stroke }) => queued.has(stroke.id)).length;
    const accepted = own.filter(({ stroke }) => kept.has(stroke.id)).length + waiting;
    return { accepted, queued: waiting, duplicates: sent.length - accepted };
  });
}

/** Each stroke where it stands first. */
function onceEach(arrivals: readonly Arrival[]): Arrival[] {
  const seen = new Set<string>();
  const isFirst = ({ stroke }: PageStroke) => !seen.has(stroke.id) && seen.add(stroke.id) !== undefined;
  return arrivals.map(({ strokes, from }) => ({ strokes: strokes.filter(isFirst), from }));
}

interface PageGroup {
  pageCode: string;
  codeRule: string;
  strokes: PageStroke['stroke'][];
}

function groupedByPage(strokes: readonly PageStroke[]): PageGroup[] {
  const groups = new Map<string, PageGroup>();
  for (const { stroke, pageCode, codeRule } of strokes) {
    const group = groups.get(`${codeRule} ${pageCode}`) ?? { pageCode, codeRule, strokes: [] };
    groups.set(`${codeRule} ${pageCode}`, group);
    group.strokes.push(stroke);
  }
  return [...groups.values()];
}

/** Where the strokes of one page belong. The geometry is asked for once for each paper, then it is known to the process. */
async function bindPage(
  db: Db,
  schoolId: string,
  { pageCode, codeRule, strokes }: PageGroup,
  page: CodedPage | undefined,
  { copies, from }: { copies: Copies; from: Origin },
): Promise<{ copy?: CopyInk; unplaced: UnplacedStroke[] }> {
  const under = page && copies.find((one) => one.homework.id === page.homeworkId && isOf(one.submission, page));
  const submission = under?.submission ?? undefined;
  const copyState = submission === undefined ? 'none' : under && takesInk(under.homework) ? 'takes-ink' : 'over';
  const reason = reasonToQueue(codeRule, { page, copy: copyState, isDisabled: from.isDisabled });
  // A pen with another rule lies on another page than the one that this code is printed on.
  const bearer = reason === 'wrong-code-rule' ? undefined : page;
  const waits = (stroke: PageStroke['stroke'], why: UnplacedStroke['reason']): UnplacedStroke => ({
    stroke,
    from,
    reason: why,
    pageCode,
    codeRule,
    homeworkId: submission === undefined || bearer === undefined ? null : submission.homeworkId,
    studentId: bearer?.studentId ?? null,
    page: bearer?.page ?? null,
  });
  if (reason !== undefined || page === undefined || under === undefined || submission === undefined)
    return { unplaced: strokes.map((stroke) => waits(stroke, reason ?? 'unknown-page')) };
  const { areas } = await geometryOf(db, schoolId, page.paperId, page.revision, page.form);
  const areaOf = areasUnder(strokes, areas, page.page);
  const inside = strokes.flatMap((stroke) => {
    const area = areaOf.get(stroke.id);
    return area === undefined ? [] : [placeOf(stroke, area, areas)];
  });
  return {
    copy: { homework: under.homework, submission, page: page.page, pageCode, from, strokes: withPacks(inside) },
    unplaced: strokes.filter((stroke) => !areaOf.has(stroke.id)).map((stroke) => waits(stroke, 'outside-areas')),
  };
}

const isOf = (submission: Copies[number]['submission'], page: CodedPage) => submission?.studentId === page.studentId;
