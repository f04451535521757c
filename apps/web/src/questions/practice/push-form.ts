import { Layer } from '@zhibi/contract/homework';
import { type PracticeUnit, UnitName } from '@zhibi/contract/questions/practice';
import { nowStamp } from '../../platform/time.js';

export const layers: readonly Layer[] = Layer.options;

/** What is filled in to push. The end is the text of a `datetime-local` field: `2026-11-21T23:59`. */
export interface PushForm {
  /** Names the act: sent again, also after a reload, it gives nothing twice. */
  wishId: string;
  title: string;
  classIds: readonly string[];
  endAt: string;
  /** Why it is given although the day is full; '' where nobody asked. */
  loadReason: string;
  /** What each layer writes; null: nothing. */
  units: Readonly<Record<Layer, UnitName | null>>;
}

/** The one that is asked to be mended first, in the order of the form. */
export type Wrong = 'title' | 'classIds' | 'endAt' | 'units';

/** The longest title that leaves room for the number of a sheet. */
export const LONGEST_TITLE = 90;

/** The end of today, in the installation's time zone. */
export const endOfToday = (now = nowStamp()): string =>
  `${now.slice(0, 4)}-${now.slice(4, 6)}-${now.slice(6, 8)}T23:59`;

/** 14 digits, the last second of the minute; '' where the field is half filled in. */
export function toStamp(field: string): string {
  const digits = field.replace(/\D/g, '').slice(0, 12);
  return digits.length === 12 ? `${digits}59` : '';
}

const usual: Readonly<Record<Layer, UnitName>> = { A: 'challenge', B: 'standard', C: 'basic', none: 'standard' };

/** For each layer its usual unit; where the lesson has none such, the next easier one, or else the easiest there is. */
export function usualUnits(there: readonly UnitName[]): Record<Layer, UnitName | null> {
  const nearest = (wanted: UnitName): UnitName | null => {
    const order = UnitName.options;
    const easier = order.slice(0, order.indexOf(wanted) + 1).findLast((unit) => there.includes(unit));
    return easier ?? order.find((unit) => there.includes(unit)) ?? null;
  };
  return { A: nearest(usual.A), B: nearest(usual.B), C: nearest(usual.C), none: nearest(usual.none) };
}

interface Sheet {
  questionIds: string[];
  layers?: Layer[];
}

/** What is sent: one sheet for everybody, or one for each unit with the layers that write it, the easiest first. */
export function sheetsOf(units: readonly PracticeUnit[], form: PushForm, only: UnitName | null): Sheet[] {
  const idsOf = (name: UnitName) => units.find(({ unit }) => unit === name)?.questionIds ?? [];
  if (only !== null) return [{ questionIds: idsOf(only) }];
  return UnitName.options.flatMap((name) => {
    const own = layers.filter((layer) => form.units[layer] === name);
    return own.length === 0 ? [] : [{ questionIds: idsOf(name), layers: own }];
  });
}

/** The units that are about to be given. */
export const unitsPushed = (
  units: readonly PracticeUnit[],
  form: PushForm,
  only: UnitName | null,
): readonly PracticeUnit[] =>
  units.filter(({ unit }) => (only === null ? layers.some((layer) => form.units[layer] === unit) : unit === only));

/** Those of the chosen classes that had some of it before, each once. */
export function knownBefore(
  pushed: readonly PracticeUnit[],
  classIds: readonly string[],
): { classId: string; className: string }[] {
  const all = pushed.flatMap(({ given }) => given).filter(({ classId }) => classIds.includes(classId));
  return [...new Map(all.map(({ classId, className }) => [classId, { classId, className }])).values()];
}

/** What must be mended before the server is asked; the server asks the same again. `students`: in each layer, where known. */
export function wrongsOf(
  form: PushForm,
  only: UnitName | null,
  students: Readonly<Record<Layer, number>> | undefined,
  now = nowStamp(),
): Wrong[] {
  const isWritten = layers.some((layer) => form.units[layer] !== null && (students?.[layer] ?? 1) > 0);
  return [
    ...(form.title.trim() === '' ? (['title'] as const) : []),
    ...(form.classIds.length === 0 ? (['classIds'] as const) : []),
    ...(toStamp(form.endAt) <= now ? (['endAt'] as const) : []),
    ...(only === null && !isWritten ? (['units'] as const) : []),
  ];
}
