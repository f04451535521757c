import type { HomeworkForTeacher, HomeworkTask, Layer, WorkCategory } from '@zhibi/contract/homework';
import { uuid } from '../../../platform/events/wire.js';
import { serverStamp } from '../../../platform/server-clock.js';
import { instantOf, stampOf } from '../../../platform/time.js';
import { toField, toStamp } from '../../parts/moments.js';

/** Who of the chosen classes is meant. */
export type ForWhom = 'everybody' | 'layers' | 'seats' | 'groups' | 'students';

/** The paper of a layer: this one, none at all, or the id of another. */
export type LayerPaper = 'this' | 'none' | (string & {});

/** What is filled in to publish. Times are the text of a `datetime-local` field: `2026-11-21T08:30`. */
export interface Form {
  /** Names the act: sent again it gives nothing twice. */
  wishId: string;
  title: string;
  classIds: readonly string[];
  workCategory: WorkCategory;
  taskType: HomeworkTask;
  forWhom: ForWhom;
  layerPapers: Readonly<Record<Layer, LayerPaper>>;
  /** The papers that are parallel to the chosen one and dealt with it by seats, by id. */
  seatPapers: readonly string[];
  /** `set number` of each. */
  groups: readonly string[];
  studentIds: readonly string[];
  forJoiners: boolean;
  /** Why, where the day of a class is full already. */
  loadReason: string;
  /** Empty: now. */
  pushAt: string;
  startAt: string;
  endAt: string;
  /** Copies made before, or `NEW`; null while nothing was chosen. */
  run: string | null;
}
type Field = keyof Form;
/** The name of what is wrong with a field; the words are found where it is drawn. */
export type Wrongs = Partial<Record<Field, 'needed' | 'push-time' | 'start-end'>>;

const DAY_MS = 86_400_000;

/** Begins now and ends tomorrow at 20:00. */
export function emptyForm(title: string, now = serverStamp()): Form {
  const tomorrow = stampOf(new Date(instantOf(now).getTime() + DAY_MS)).slice(0, 8);
  const [startAt, endAt] = [toField(now), toField(`${tomorrow}200000`)];
  return {
    wishId: uuid(),
    title,
    classIds: [],
    workCategory: 1,
    taskType: 6,
    forWhom: 'everybody',
    layerPapers: { A: 'this', B: 'this', C: 'this', none: 'this' },
    seatPapers: [],
    groups: [],
    studentIds: [],
    forJoiners: false,
    loadReason: '',
    pushAt: '',
    startAt,
    endAt,
    run: null,
  };
}

/** What an address asks for: classes by id, apart by commas, and the day of the end (2026-11-28), which is that evening unless it is over. */
export function formFor(
  title: string,
  wanted: { classes: string | null; endOn: string | null },
  now = serverStamp(),
): Form {
  const usual = emptyForm(title, now);
  const evening = `${wanted.endOn}T20:00`;
  return {
    ...usual,
    classIds: wanted.classes?.split(',').filter(Boolean) ?? [],
    endAt: wanted.endOn !== null && toStamp(evening) > now ? evening : usual.endAt,
  };
}

const dayOf = (instant: Date) => stampOf(instant).slice(0, 8);

/** The same as last time for the same classes: as many days, until the same time of the day, begun now. */
export function formLike(title: string, last: HomeworkForTeacher, now = serverStamp()): Form {
  const nights = Math.max(
    0,
    Math.round(
      (instantOf(`${last.endAt.slice(0, 8)}120000`).getTime() -
        instantOf(`${last.startAt.slice(0, 8)}120000`).getTime()) /
        DAY_MS,
    ),
  );
  const endOn = dayOf(new Date(instantOf(`${now.slice(0, 8)}120000`).getTime() + nights * DAY_MS));
  const usual = emptyForm(title, now);
  const endAt = toField(`${endOn}${last.endAt.slice(8)}`);
  return {
    ...usual,
    classIds: last.classes.map(({ classId }) => classId),
    workCategory: last.workCategory,
    taskType: last.taskType,
    forJoiners: last.forJoiners,
    endAt: toStamp(endAt) > now ? endAt : usual.endAt,
  };
}

/** What must be mended before the server is asked; the server asks the same again. Fields count minutes. */
export function wrongsOf(form: Form, now = serverStamp()): Wrongs {
  const [push, start, end] = [toStamp(form.pushAt), toStamp(form.startAt), toStamp(form.endAt)];
  const minute = now.slice(0, 12);
  const wrongs: Wrongs = {};
  if (form.title.trim() === '') wrongs.title = 'needed';
  if (form.classIds.length === 0) wrongs.classIds = 'needed';
  if (!isSomebodyMeant(form)) wrongs.forWhom = 'needed';
  if (push && push.slice(0, 12) < minute) wrongs.pushAt = 'push-time';
  if (!start || !end || start >= end || end.slice(0, 12) <= minute || (push && push >= end)) wrongs.endAt = 'start-end';
  return wrongs;
}

function isSomebodyMeant({ forWhom, layerPapers, seatPapers, groups, studentIds }: Form): boolean {
  if (forWhom === 'layers') return Object.values(layerPapers).some((paper) => paper !== 'none');
  if (forWhom === 'seats') return seatPapers.length > 0;
  if (forWhom === 'groups') return groups.length > 0;
  return forWhom === 'everybody' || studentIds.length > 0;
}

const MORNING = '070000';

/** What is to be pushed later begins in the morning, unless another time was chosen. */
export const nextMorning = (now = serverStamp()): string =>
  toField(`${dayOf(new Date(instantOf(`${now.slice(0, 8)}120000`).getTime() + DAY_MS))}${MORNING}`);

/** A change of the times, after which nothing begins before it is pushed. */
export function inOrder(form: Form, change: Partial<Form>): Partial<Form> {
  const { pushAt, startAt } = { ...form, ...change };
  const isEarly = toStamp(pushAt) !== '' && toStamp(startAt) < toStamp(pushAt);
  return isEarly ? { ...change, startAt: pushAt } : change;
}

/** When it is there to be written: when it was pushed and has begun, whichever is later. */
export const opensAt = ({ pushAt, startAt }: Form, now = serverStamp()): string => {
  const [push, start] = [toStamp(pushAt) || now, toStamp(startAt) || now];
  return push > start ? push : start;
};

/** The day of that. */
export const opensOn = (form: Form, now = serverStamp()): string => opensAt(form, now).slice(0, 8);

/** What begins now may do so at night; what is put off to another day wakes no child. */
const [EARLIEST, LATEST] = ['060000', '220000'];
const wakingTime = (time: string): string => (time < EARLIEST || time >= LATEST ? MORNING : time);

/** The same times on another day: what was to be pushed later stays so, and nothing is told at night. */
export function movedTo(form: Form, day: string, now = serverStamp()): Partial<Form> {
  const nights = Math.round(
    (instantOf(`${day}120000`).getTime() - instantOf(`${opensOn(form, now)}120000`).getTime()) / DAY_MS,
  );
  const move = (field: string, timeOf = (time: string) => time) => {
    const stamp = toStamp(field);
    if (!stamp) return field;
    const moved = dayOf(new Date(instantOf(`${stamp.slice(0, 8)}120000`).getTime() + nights * DAY_MS));
    return toField(`${moved}${timeOf(stamp.slice(8))}`);
  };
  const startAt = move(form.startAt, wakingTime);
  return { startAt, endAt: move(form.endAt), pushAt: form.pushAt ? move(form.pushAt, wakingTime) : startAt };
}
