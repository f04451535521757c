import {
  LessonHours,
  type LessonPoint,
  LessonWord,
  lessonLimits,
  type OutlineProblem,
} from '@zhibi/contract/questions/trees';

/** Stands behind the title of a chapter, before each of the three fields of its lesson: hours, knowledge points, words. */
const BAR = /\s\|(?=\s|$)/;
const FIELDS = 3;
const TIMES = '×';

/** What a line says of its lesson. A field that is empty or absent says nothing: what is known of it stays. */
export interface LessonSaid {
  hours?: number;
  points?: LessonPoint[];
  words?: string[];
}
/** What a lesson is read against: the knowledge points of the subject by title or path, and whether it has words at all. */
export interface LessonContext {
  pointNamed(name: string): string | undefined;
  hasWords: boolean;
}
export type LessonFields = readonly [hours: string, points: string, words: string];

/** A line taken apart. Of more than three bars the last three are meant: the title may hold some itself. */
export function splitLesson(line: string): { title: string; fields: string[] } {
  const parts = line.split(BAR).map((part) => part.trim());
  const own = Math.max(1, parts.length - FIELDS);
  return { title: parts.slice(0, own).join(' | ').trim(), fields: parts.slice(own) };
}

/** The same as a line says it. A title with bars gets its fields even when they are empty, so that it is read as it is written. */
export const withLesson = (title: string, fields: LessonFields): string =>
  fields.every((field) => field === '') && !BAR.test(title)
    ? title
    : `${title} | ${fields.join(' | ')}`.replace(/ {2,}/g, ' ').trim();

/** The fields of a lesson as they are written. @param nameOf the name by which a knowledge point is found again */
export const lessonFields = (
  { hours, points, words }: { hours: number | null; points: readonly LessonPoint[]; words: readonly string[] },
  nameOf: (knowledgeId: string) => string,
): LessonFields => [
  hours === null ? '' : `${hours}`,
  points
    .map(({ knowledgeId, weight }) => (weight === 1 ? nameOf(knowledgeId) : `${nameOf(knowledgeId)}${TIMES}${weight}`))
    .join('；'),
  words.join('、'),
];

/** What the fields of a line say. What cannot be understood is left out as a whole field, and named. */
export function readLesson(
  fields: readonly string[],
  context: LessonContext,
): { said: LessonSaid; problem?: OutlineProblem } {
  const [hoursText = '', pointsText = '', wordsText = ''] = fields;
  const said: LessonSaid = {};
  const wrong: OutlineProblem[] = [];
  if (hoursText !== '') {
    const hours = LessonHours.safeParse(Number(hoursText));
    if (hours.success) said.hours = hours.data;
    else wrong.push('hours');
  }
  if (pointsText !== '') {
    const points = readPoints(pointsText, context);
    if (points) said.points = points;
    else wrong.push('points');
  }
  if (wordsText !== '') {
    const words = context.hasWords ? readWords(wordsText) : undefined;
    if (words) said.words = words;
    else wrong.push('words');
  }
  const [problem] = wrong;
  return problem === undefined ? { said } : { said, problem };
}

function readPoints(text: string, { pointNamed }: LessonContext): LessonPoint[] | undefined {
  const weights = new Map<string, number>();
  for (const name of listed(text, /[；;]/)) {
    const point = pointOf(name, pointNamed);
    if (point === undefined) return undefined;
    weights.set(point.knowledgeId, point.weight);
  }
  if (weights.size > lessonLimits.points) return undefined;
  return [...weights].map(([knowledgeId, weight]) => ({ knowledgeId, weight }));
}

/** A title may end like a weight: the whole name is looked for first. */
function pointOf(name: string, pointNamed: LessonContext['pointNamed']): LessonPoint | undefined {
  const whole = pointNamed(name);
  if (whole !== undefined) return { knowledgeId: whole, weight: 1 };
  const [, title = '', times = ''] = /^(.*?)\s*[×*]\s*(\d)$/.exec(name) ?? [];
  const [knowledgeId, weight] = [pointNamed(title), Number(times)];
  return knowledgeId === undefined || weight < 1 || weight > lessonLimits.heaviest
    ? undefined
    : { knowledgeId, weight };
}

function readWords(text: string): string[] | undefined {
  const words = [...new Set(listed(text, /[、，,\s]/))];
  const areFine = words.length <= lessonLimits.words && words.every((word) => LessonWord.safeParse(word).success);
  return areFine ? words : undefined;
}

const listed = (text: string, between: RegExp): string[] =>
  text
    .split(between)
    .map((one) => one.trim())
    .filter((one) => one !== '');
