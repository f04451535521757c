import type { ClassGroup } from '@zhibi/contract/people/my-classes';

/** Where whoever is in no group stands on the board. */
export const LOOSE = 'loose';

/** Somebody changes the group; a leader who leaves leads no more. */
export const moveTo = (groups: readonly ClassGroup[], id: string, to: string): ClassGroup[] =>
  groups.map((group) => {
    const others = group.memberIds.filter((one) => one !== id);
    if (String(group.number) === to) return { ...group, memberIds: [...others, id] };
    return others.length === group.memberIds.length
      ? group
      : { ...group, memberIds: others, leaderId: group.leaderId === id ? null : group.leaderId };
  });

/** A group has one leader, or none. */
export const turnLeader = (groups: readonly ClassGroup[], id: string): ClassGroup[] =>
  groups.map((group) =>
    group.memberIds.includes(id) ? { ...group, leaderId: group.leaderId === id ? null : id } : group,
  );

/** The lowest free number, and its colour. */
export function addGroup(groups: readonly ClassGroup[]): ClassGroup[] {
  const taken = new Set(groups.map(({ number }) => number));
  const number = Array.from({ length: 30 }, (_, at) => at + 1).find((one) => !taken.has(one));
  if (number === undefined) return [...groups];
  return [...groups, newGroup(number, [])].sort((a, b) => a.number - b.number);
}

export const dropGroup = (groups: readonly ClassGroup[], number: number): ClassGroup[] =>
  groups.filter((group) => group.number !== number);

export const change = (groups: readonly ClassGroup[], number: number, by: Partial<ClassGroup>): ClassGroup[] =>
  groups.map((group) => (group.number === number ? { ...group, ...by } : group));

/** Lists of members become groups of these numbers; names, colours and leaders stay where they still fit. */
export const regrouped = (groups: readonly ClassGroup[], members: readonly (readonly string[])[]): ClassGroup[] =>
  members.map((memberIds, at) => {
    const before = groups.find(({ number }) => number === at + 1);
    const leaderId = before?.leaderId && memberIds.includes(before.leaderId) ? before.leaderId : null;
    return { ...newGroup(at + 1, memberIds), ...(before && { name: before.name, colour: before.colour }), leaderId };
  });

const newGroup = (number: number, memberIds: readonly string[]): ClassGroup => ({
  number,
  name: '',
  leaderId: null,
  colour: ((number - 1) % 10) + 1,
  memberIds: [...memberIds],
});

/** Who is in no group. */
export function looseOf(groups: readonly ClassGroup[], ids: readonly string[]): string[] {
  const placed = new Set(groups.flatMap(({ memberIds }) => memberIds));
  return ids.filter((id) => !placed.has(id));
}
