import { type MergeField, mergeBodies } from '@zhibi/content';
import type { Review } from '@zhibi/contract/questions/writing';
import { useMemo, useState } from 'react';

/** Whose words stand where both changed the same. */
export type Take = 'copy' | 'original';
type Taken = Partial<Record<MergeField, Take>>;
export type Merge = NonNullable<ReturnType<typeof useMerge>>;

/** What a merge would make of the original as it is now, and what of it a person has to settle. */
export function useMerge({ into, body: copy, state, can }: Review) {
  const [taken, setTaken] = useState<Taken>({});
  const keeps = useMemo(
    () => Object.entries(taken).flatMap(([field, take]) => (take === 'original' ? [field as MergeField] : [])), // as: the keys of `Taken`
    [taken],
  );
  const merge = useMemo(
    () =>
      into && state === 'waiting' ? mergeBodies({ base: into.base, original: into.body, copy }, keeps) : undefined,
    [into, copy, state, keeps],
  );
  if (!into || !merge) return undefined;
  return {
    body: merge.body,
    /** What is asked, of who decides alone. */
    conflicts: can.decide ? merge.conflicts : [],
    original: into.body,
    /** What the copy was made of, where others have changed the original since. */
    before: into.isBehind ? into.base : null,
    taken,
    take: (field: MergeField, take: Take) => setTaken({ ...taken, [field]: take }),
    /** Both changed it, and nobody has said yet which shall stand. */
    isOpen: merge.conflicts.some((field) => taken[field] === undefined),
    compared: { version: into.version, keeps: keeps.filter((field) => merge.conflicts.includes(field)) },
  };
}
