import { booksApi } from '@zhibi/contract/questions/books';
import { writingApi } from '@zhibi/contract/questions/writing';
import type { OpenServices } from '../src/app/open-services.js';
import { typesetterOf } from '../src/papers/layout/typesetter.js';
import type { Person } from '../test/person.js';
import { questions } from './bank/index.js';
import { type DemoBook, type DemoPage, demoBooks } from './books-of-schools.js';
import type { DemoClock } from './demo-clock.js';
import { drawPage } from './draw-page.js';
import { questionId } from './make-bank.js';
import { bodyOf } from './question-body.js';
import { signInAs } from './sign-in-as.js';

const DAY_MS = 86_400_000;

/** The books that the maths teachers of two schools write together, as they would: entered by one, checked by the other. */
export async function makeBooks(services: OpenServices, clock: DemoClock): Promise<void> {
  const today = Date.now();
  for (const book of demoBooks) {
    clock.travelTo(new Date(today - book.daysAgo * DAY_MS));
    const people = { author: await signInAs(services, book.author), peer: await signInAs(services, book.peer) };
    await write(services, book, people);
  }
  clock.travelTo(new Date(today));
  await read(await signInAs(services, 'teacher01'), await signInAs(services, 'neighbour01'));
}

type People = Record<DemoPage['by'], Person>;

async function write(services: OpenServices, { fields, pages, until }: DemoBook, people: People): Promise<void> {
  const { bookId } = await people.author.call(booksApi.create, fields);
  for (const [at, page] of pages.entries()) await enter(services, page, people, { bookId, page: at + 1, fields });
  if (until === 'draft') return;
  await people.author.call(booksApi.submit, { bookId });
  if (until === 'waiting') return;
  await people.peer.call(booksApi.decide, { bookId, verdict: 'published' });
  await people.peer.call(booksApi.use, { bookId, used: true });
  if (until === 'shared') await people.author.call(booksApi.share, { bookId, shared: true });
}

interface Place {
  bookId: string;
  page: number;
  fields: DemoBook['fields'];
}

async function enter(
  services: OpenServices,
  demo: DemoPage,
  people: People,
  { bookId, page, fields }: Place,
): Promise<void> {
  const clerk = people[demo.by];
  const second = people[demo.by === 'author' ? 'peer' : 'author'];
  const itemIds = demo.questions.map(questionId);
  const scan = demo.scanned ? await scanOf(services, clerk, demo, { page, fields }) : { fileId: null, areas: [] };
  const areas = scan.areas.map(({ question, ...area }) => ({
    ...area,
    itemId: question === null ? null : (itemIds[question] ?? null),
  }));
  await clerk.call(booksApi.savePage, { bookId, page, revision: 0, fileId: scan.fileId, itemIds, areas });
  if (demo.until === 'entry') return;
  await clerk.call(booksApi.submitPage, { bookId, page });
  if (demo.until === 'waiting') return;
  if (demo.until === 'checked') await second.call(booksApi.decidePage, { bookId, page, verdict: 'checked' });
  else await second.call(booksApi.decidePage, { bookId, page, verdict: 'returned', note: '第2题的解析缺一步约分' });
}

async function scanOf(
  services: OpenServices,
  clerk: Person,
  demo: DemoPage,
  { page, fields: { title, chapters } }: Omit<Place, 'bookId'>,
) {
  const bodies = demo.questions.map((key) => {
    const question = questions.find((one) => one.key === key);
    if (question === undefined) throw new Error(`there is no question ${key}`);
    return bodyOf(question);
  });
  const chapter = chapters.findLast(({ from }) => from <= page)?.title ?? '';
  const typesetter = typesetterOf(services);
  const words = { chapter, footLine: `${title}　${page}`, bodies };
  const { png, areas } = await drawPage((job) => typesetter.layOut(job), words);
  const file = new File([new Uint8Array(png)], `${page}.png`, { type: 'image/png' });
  const { fileId } = await clerk.call(writingApi.upload, { file });
  return { fileId, areas };
}

/** What readers do: a teacher tells of an error, and the neighbours take the book over. */
async function read(teacher: Person, neighbour: Person): Promise<void> {
  const subjectId = 202;
  const { items: shelf } = await teacher.call(booksApi.shelf, { subjectId });
  const peers = shelf.find(({ title }) => title.startsWith('周末提优'));
  if (peers) {
    await teacher.call(booksApi.use, { bookId: peers.bookId, used: true });
    await teacher.call(booksApi.report, { bookId: peers.bookId, page: 2, note: '第1题图中的字母 D 与题干不一致' });
  }
  const { items: gifts } = await neighbour.call(booksApi.district, { subjectId });
  const gift = gifts.find(({ isOwn }) => !isOwn);
  if (gift) await neighbour.call(booksApi.adopt, { bookId: gift.bookId });
}
