import type { DeviceRow } from '@zhibi/contract/capture/devices';
import type { Actor } from '@zhibi/contract/session';

/** The devices of a school are kept by its organisation and by its own administrators; of another school there are none. */
export const mayKeepDevices = (actor: Actor, schoolId: string): boolean =>
  actor.schoolIds.includes(schoolId) &&
  (actor.role === 'ORGADMIN' || (actor.role === 'SCHOOLADMIN' && actor.schoolId === schoolId));

/** Which schools' devices the actor reads: one that was named and is kept, or all that are. */
export const keptSchools = (actor: Actor, schoolId?: string): string[] =>
  (schoolId === undefined ? [...actor.schoolIds] : [schoolId]).filter((id) => mayKeepDevices(actor, id));

interface Known {
  kind: DeviceRow['kind'];
  state: DeviceRow['state'];
  studentId: string | null;
  teacherId: string | null;
}

/** What may be done with a device now, as the screen reads it. */
export function canOfDevice({ kind, state, studentId, teacherId }: Known): DeviceRow['can'] {
  const isWith = studentId !== null || teacherId !== null;
  return {
    bind: kind === 'pen' && !isWith && (state === 'spare' || state === 'in-use'),
    unbind: isWith,
    swap: kind === 'pen' && studentId !== null,
    disable: state !== 'disabled',
    enable: state === 'disabled' || state === 'lost',
  };
}
