import { type AnswerArea, areaTypes } from '@zhibi/contract/papers';
import type { Actor } from '@zhibi/contract/session';
import type { InkGroup } from '@zhibi/ink/groups';
import { inkOf, seenOf } from '../../capture/index.js';
import { geometriesOf } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { areasOfItem } from '../reading/rules-reading.js';
import { dealAgain } from '../rounds/deal-again.js';
import { type Answer, answersOf } from '../store.js';
import type { PackedPlaces } from './group-inks.js';
import { type Question, questionToGroup } from './list-groups.js';
import { groupsOf, insertGroups, joinGroup, memberships } from './store-groups.js';

/** Answers that stand in no group yet: what is already known to stand there, and the ink of those that must be read. */
export interface ToGroup {
  known: InkGroup[];
  answerIds: string[];
  /** Of each answer from the first on. */
  inks: PackedPlaces[];
}

/** Boxes are marked or not: what the machine made of them says more than the look of a tick. */
const SURE = 0.8;

/** What boxes were read as; like no other where nobody can say. */
function byReading(answers: readonly Answer[], from: number): InkGroup[] {
  const groups = new Map<string, { kind: InkGroup['kind']; label: string; members: number[] }>();
  for (const [nth, { reading, confidence }] of answers.entries()) {
    const kind =
      reading === null ? 'single' : reading === '' ? 'blank' : (confidence ?? 0) >= SURE ? 'read' : 'doubtful';
    const key = `${kind} ${reading}`;
    const group = groups.get(key) ?? { kind, label: reading ?? '', members: [] };
    groups.set(key, group);
    group.members.push(from + nth);
  }
  return [...groups.values()];
}

/** What is to be grouped. Where a picture shows the answer, or it is given in boxes, ink alone does not say what stands there. */
export async function answersToGroup(db: Db, actor: Actor, question: Question): Promise<ToGroup> {
  const { of, homework, studentIds } = await questionToGroup(db, actor, question);
  const open = (await memberships(db, of, studentIds)).filter(({ groupId }) => groupId === null);
  if (open.length === 0) return { known: [], answerIds: [], inks: [] };
  const { schoolId, homeworkId, itemId } = of;
  const geometries = await geometriesOf(db, schoolId, homework);
  const ownOf = (studentId: string) => areasOfItem(geometries.of(studentId).areas, itemId);
  const isPlace = ({ areaType }: AnswerArea) => areaType !== areaTypes.question;
  const every = geometries.all.flatMap(({ areas }) => areasOfItem(areas, itemId));
  const asked = { studentIds: open.map(({ studentId }) => studentId) };
  const [answers, ink, seen] = await Promise.all([
    answersOf(db, schoolId, { homeworkId, ...asked, itemIds: [itemId] }),
    inkOf(db, schoolId, {
      homeworkIds: [homeworkId],
      ...asked,
      areaIds: [...new Set(every.map(({ areaId }) => areaId))],
    }),
    seenOf(db, schoolId, { homeworkIds: [homeworkId], ...asked, itemIds: [itemId] }),
  ]);
  const isSeen = new Set(seen.map(({ studentId }) => studentId));
  const isBoxes = every.filter(isPlace).some(({ option }) => option !== null);
  const openIds = new Set(open.map(({ answerId }) => answerId));
  const mine = answers.filter(({ id }) => openIds.has(id));
  const toRead = isBoxes ? [] : mine.filter(({ studentId }) => !isSeen.has(studentId));
  const others = mine.filter((one) => !toRead.includes(one));
  const writtenIn = (studentId: string, areaIds: ReadonlySet<string>) =>
    ink.filter((stroke) => stroke.studentId === studentId && areaIds.has(stroke.areaId)).map(({ points }) => points);
  // What was written beside the places belongs to the answer: it is then read with the first of them.
  const placesOf = (studentId: string): PackedPlaces => {
    const own = ownOf(studentId);
    const places = own.filter(isPlace);
    const beside = own.filter((area) => !isPlace(area)).map(({ areaId }) => areaId);
    return (places.length > 0 ? places : own).map(({ areaId }, at) =>
      writtenIn(studentId, new Set(at === 0 ? [areaId, ...beside] : [areaId])),
    );
  };
  return {
    known: byReading(others, toRead.length),
    answerIds: [...toRead, ...others].map(({ id }) => id),
    inks: toRead.map(({ studentId }) => placesOf(studentId)),
  };
}

/** Keeps what was grouped: what was read joins the group that says the same, if there is one. */
export async function keepGroups(
  db: Db,
  actor: Actor,
  question: Question,
  { answerIds, made, now }: { answerIds: readonly string[]; made: readonly InkGroup[]; now: Date },
): Promise<void> {
  const { of, homework } = await questionToGroup(db, actor, question);
  const known = new Map(
    (await groupsOf(db, of, 'change'))
      .filter(({ kind }) => kind !== 'alike')
      .map((one) => [`${one.kind} ${one.label}`, one.id]),
  );
  const placed = made.map((group) => ({ ...group, groupId: known.get(`${group.kind} ${group.label}`) ?? newId() }));
  const fresh = placed.filter(({ groupId }) => ![...known.values()].includes(groupId));
  await insertGroups(
    db,
    fresh.map(({ groupId, kind, label }) => ({ ...of, id: groupId, kind, label })),
  );
  await joinGroup(
    db,
    of.schoolId,
    placed.flatMap(({ groupId, members }) =>
      members.flatMap((at) => {
        const answerId = answerIds[at];
        return answerId === undefined ? [] : [{ answerId, groupId }];
      }),
    ),
  );
  await dealAgain(db, homework, { itemId: of.itemId, now });
}

/** What two ways of looking put together: one group for each thing that is said. */
export function joined(made: readonly InkGroup[]): InkGroup[] {
  const groups = new Map<string, InkGroup>();
  for (const [nth, group] of made.entries()) {
    // Looks have no words: each such group is another.
    const key = group.kind === 'alike' ? `alike ${nth}` : `${group.kind} ${group.label}`;
    groups.set(key, { ...group, members: [...(groups.get(key)?.members ?? []), ...group.members] });
  }
  return [...groups.values()];
}
