import { type LessonPoint, lessonLimits, treesApi } from '@zhibi/contract/questions/trees';
import type { OpenServices } from '../src/app/open-services.js';
import type { Person } from '../test/person.js';
import { books, type Chapter, questions } from './bank/index.js';
import { idOf } from './ids.js';
import { chapterId } from './make-bank.js';
import { signInAs } from './sign-in-as.js';

const MAINTAINER = 4;
const HOURS = 1;

/** What those who keep the trees have said of lessons, and which textbooks the schools use. */
export async function makeLessons(services: OpenServices): Promise<void> {
  const maintainer = await signInAs(services, 'sysadmin', MAINTAINER);
  for (const book of books.filter(({ subjectId }) => subjectId === 202)) await describe(maintainer, book);
  for (const { key } of books) await giveToSchools(maintainer, idOf('textbook', key));
}

/** A lesson teaches what its questions ask, a point the more the more of them ask it. */
async function describe(
  maintainer: Person,
  { key: book, chapters }: { key: string; chapters: Chapter[] },
): Promise<void> {
  const textbookId = idOf('textbook', book);
  const of = { kind: 'chapter', textbookId } as const;
  let { revision } = await maintainer.call(treesApi.tree, { of });
  for (const { key } of leavesOf(chapters)) {
    const asked = questions.filter((one) => one.book === book && one.chapter === key);
    const points = pointsOf(asked.flatMap(({ knowledge }) => knowledge));
    const lesson = { of, revision, nodeId: chapterId(book, key), hours: HOURS, words: [], points };
    revision = (await maintainer.call(treesApi.saveLesson, lesson)).revision;
  }
}

const leavesOf = (chapters: readonly Chapter[]): Chapter[] =>
  chapters.flatMap((one) => (one.children.length === 0 ? [one] : leavesOf(one.children)));

function pointsOf(keys: readonly string[]): LessonPoint[] {
  const times = new Map<string, number>();
  for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1);
  return [...times].map(([key, weight]) => ({
    knowledgeId: idOf('knowledge', key),
    weight: Math.min(weight, lessonLimits.heaviest),
  }));
}

async function giveToSchools(maintainer: Person, textbookId: string): Promise<void> {
  const { items } = await maintainer.call(treesApi.bookSchools, { textbookId });
  const schoolIds = items.map(({ schoolId }) => schoolId);
  if (schoolIds.length > 0) await maintainer.call(treesApi.giveBook, { textbookId, schoolIds });
}
