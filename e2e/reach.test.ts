import { scansApi } from '@zhibi/contract/capture/scans';
import { diskApi } from '@zhibi/contract/disk';
import { homeworkApi } from '@zhibi/contract/homework';
import { type LoginType, type RoleCode, toStamp } from '@zhibi/contract/kernel';
import { markingApi } from '@zhibi/contract/marking';
import { cardsApi } from '@zhibi/contract/papers/cards';
import { printingApi } from '@zhibi/contract/printing';
import { booksApi } from '@zhibi/contract/questions/books';
import { writingApi } from '@zhibi/contract/questions/writing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enterPage, newBook } from '../apps/server/test/book.js';
import { localFile, uploadFile } from '../apps/server/test/disk.js';
import { newLessons } from '../apps/server/test/lessons.js';
import { newOrgAdmin } from '../apps/server/test/organisation.js';
import type { Person } from '../apps/server/test/person.js';
import { newBatch } from '../apps/server/test/print-batch.js';
import {
  bringTo,
  HALF_AN_HOUR,
  move,
  newOrder,
  type PrintWorld,
  printPeople,
  printWish,
  readyRun,
} from '../apps/server/test/print-order.js';
import { freshQuestion, sampleContent } from '../apps/server/test/question.js';
import { publishedHomework, type Scenario, writtenHomework } from '../apps/server/test/scenario.js';
import type { TestSchool } from '../apps/server/test/school.js';
import { foreignHoliday } from '../apps/server/test/walk/holiday.js';
import { foreignSpoken } from '../apps/server/test/walk/spoken.js';
import { foreignStageTest } from '../apps/server/test/walk/stage-tests.js';
import { screens } from '../apps/web/src/app/screens.js';
import { screenAt } from '../apps/web/src/platform/screen-line.js';
import { actFor } from './act-for.js';
import { composedByOperations } from './composed-by-operations.js';
import { go, rested } from './go.js';
import { type Journey, openJourney } from './open-journey.js';

/**
 * Every screen is reached from somebody's home by links: what is walked here can be opened beside, copied and read out.
 * Each kind of address (a path and the names in its query) is opened once.
 */

const menu = {
  press: 'button[aria-label^="账号菜单"]',
  shows: '[role=menu]',
  why: 'the ways to oneself, and to the manual, stand in the menu below the face',
};
/** What must be pressed on a screen before a way on is drawn: on the homes of all roles. */
const presses: Readonly<Record<string, typeof menu>> = {
  '/index': menu,
  '/org/index': menu,
  '/devops/index': menu,
  '/devops/printCenter': menu,
  '/devops/printTask': menu,
};

/** Screens that stand at the end of no link of ours, each with its reason. */
const entrances: Readonly<Record<string, string>> = {
  '/cloud/cloud': 'the second address of the cloud disk in the specification; the menu leads to /cloud/index',
};

/** The client of the pens opens these by their addresses, and its links stay among them (`frame.test.ts`). */
const CLIENT = '/correction/';

/** What a kind of address opens over its screen, drawn after the screen itself: the way on stands there. */
const opens: Readonly<Record<string, string>> = {
  '/print/orders?order': '.ant-drawer-footer',
  '/markFull?homework': 'a[href^="/paper/presetComment"]',
  '/study/lesson?lesson': 'a[href^="/study/stage?"]',
};

/** Addresses of one kind that lead on to different screens: how many are opened. */
const several: Readonly<Record<string, number>> = {
  '/print/orders': 2, // one that waits is only looked at, one that has come back is mended
  '/homework/written/detail': 2, // one that is being written leads to the live ink, one given back to its report
};

/** Screens that a role may enter but is not led to, each with its reason. */
const elsewhere: Readonly<Partial<Record<RoleCode, Readonly<Record<string, string>>>>> = {
  SCHOOLADMIN: {
    '/user/index': 'the menu below the face of an administrator holds the way out alone, says the specification',
    '/user/app': 'as /user/index',
    '/wps':
      'an administrator has no cloud disk in the specification’s menu: a document is opened by the address that its owner gives',
  },
  STUDENT: { '/homework/holiday': 'the home leads to the plan while a holiday with a printed booklet lasts' },
};

let journey: Journey;
interface Visitor {
  role: RoleCode;
  loginType: LoginType;
  person: Person;
  /** The school that somebody of operations goes into first. */
  actsFor?: TestSchool;
}
const visitors: Visitor[] = [];

beforeAll(async () => {
  journey = await openJourney();
  const { world } = journey;
  const scenario = await publishedHomework(world, 2);
  await foreignSpoken(world, scenario);
  await foreignHoliday(world, scenario);
  await givenBack(scenario);
  await openHomework(scenario);
  const { teacher, school } = scenario;
  await newLessons(teacher, scenario.class.classId);
  await teacher.call(cardsApi.make, { paperId: scenario.paper.paperId });
  const { centre, shop } = await printed(scenario);
  await foreignStageTest(school, {
    classId: scenario.class.classId,
    homeworkId: scenario.homeworkId,
    fullScore: (await teacher.call(homeworkApi.detail, { homeworkId: scenario.homeworkId })).totalScore,
  });
  const question = await teacher.call(writingApi.save, { ...freshQuestion, content: sampleContent() });
  await teacher.call(writingApi.submit, question);
  const cdId = await uploadFile(teacher, localFile('第二章.txt', '有理数'));
  await teacher.call(diskApi.offer, { cdId, note: '' });
  const principal = await school.newLeader('SCHOOLPRINCIPAL');
  await uploadFile(principal, localFile('计划.txt', '第三周'));
  await school.newClass(1, 3); // leaders of a school of all stages begin with the first
  const contracted = await world.newSchool({ extQuestion: ['ejt', 'jz', 'hwl'], regionId: await world.newRegion() });
  const taker = await contracted.newTeacher([(await contracted.newClass(1, 8)).classId]);
  await enterPage(taker, await taker.call(booksApi.create, newBook()));
  const [student] = scenario.class.students;
  if (student === undefined) throw new Error('nobody');
  await composedByOperations(journey.world, school);
  const ofSchool = (role: RoleCode, person: Person): Visitor => ({ role, loginType: 1, person });
  const admin = 'ZHIBI_SRE_SYS';
  visitors.push(
    ofSchool('TEACHER', teacher),
    ofSchool('TEACHER', taker),
    ofSchool('STUDENT', student),
    ofSchool('SCHOOLADMIN', await school.newLeader('SCHOOLADMIN')),
    ofSchool('SCHOOLPRINCIPAL', principal),
    { role: 'ORGADMIN', loginType: 2, person: await newOrgAdmin(world) },
    { role: admin, loginType: 4, person: await world.newPerson({ loginType: 4, roles: [admin] }), actsFor: school },
    { role: 'ZHIBI_PRINT_CENTER', loginType: 4, person: centre },
    { role: 'ZHIBI_PRINT_SHOP', loginType: 4, person: shop },
  );
});
afterAll(() => journey?.close());

it('every screen of a role is reached by links from the homes of those who have it', async () => {
  const reached = new Map<RoleCode, Set<string>>();
  const waiting = visitors.values();
  const walk = async () => {
    for (const { role, person, actsFor } of waiting) {
      const page = await journey.enter(person);
      if (actsFor) await actFor(page, actsFor);
      for (const path of await walked(page)) reached.set(role, (reached.get(role) ?? new Set()).add(path));
    }
  };
  await Promise.all([walk(), walk()]); // one waits for its page while the other draws one
  const missing = visitors.flatMap((visitor) =>
    screensOf(visitor)
      .filter((path) => !reached.get(visitor.role)?.has(path) && !elsewhere[visitor.role]?.[path])
      .map((path) => `${visitor.role} ${path}`),
  );
  expect([...new Set(missing)]).toEqual([]);
});

/** The screens that a role may enter, whatever the school has contracted. */
const screensOf = ({ role, loginType }: Visitor): string[] =>
  screens
    .filter(({ loginTypes, roles }) => loginTypes.includes(loginType) && (roles?.includes(role) ?? true))
    .map(({ path }) => path)
    .filter((path) => !(path in entrances) && !path.startsWith(CLIENT));

/** The first homework has been written, scored and given back: it has results, reports and wrong questions. */
async function givenBack(scenario: Scenario): Promise<void> {
  const { teacher, homeworkId } = scenario;
  await writtenHomework(journey.world, scenario);
  await teacher.call(homeworkApi.close, { homeworkId });
  for (const { itemId } of (await teacher.call(markingApi.items, { homeworkId })).items) {
    const { items } = await teacher.call(markingApi.answers, { homeworkId, itemId });
    const scores = items.map(({ answerId, revision }) => ({ answerId, revision, score: 0 }));
    await teacher.call(markingApi.score, { scores });
  }
  await teacher.call(markingApi.release, { homeworkId });
}

/** A white picture of one pixel. */
const WHITE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';

/** A second one is being written, and a sheet of it has been scanned that nobody can make out. */
async function openHomework({ teacher, paper, class: { classId } }: Scenario): Promise<void> {
  const { clock, services } = journey.world;
  const at = (ms: number) => toStamp(new Date(clock.now().getTime() + ms), services.settings.TZ_NAME);
  const { homeworkId } = await teacher.call(homeworkApi.publish, {
    paperId: paper.paperId,
    classIds: [classId],
    title: '第二份作业',
    workCategory: 1,
    startAt: at(0),
    endAt: at(3_600_000),
  });
  const white = Buffer.from(WHITE, 'base64');
  await teacher.call(scansApi.upload, { homeworkId, file: [white] });
}

/** One order waits for a reviewer, a newer one has come back to be mended. */
async function printed({ teacher, printRunId, paper, class: schoolClass, school }: Scenario): Promise<PrintWorld> {
  const { world } = journey;
  const of = { ...(await printPeople(world, school)), teacher, schoolClass, paperId: paper.paperId };
  const wish = printWish(world, await readyRun(of, printRunId), {}, HALF_AN_HOUR);
  const pushed = await teacher.call(printingApi.create, wish);
  await bringTo(of, pushed.orderId, 'pushed');
  const sentBack = await newOrder(world, of);
  await bringTo(of, sentBack, 'pushed');
  await newBatch(world, of);
  await move(of.centre, sentBack, { move: 'reject', reason: 'layout', hint: '请离右边 10 mm' });
  return of;
}

/** Walks by links from where a page stands; the paths that it came to. */
async function walked(page: Page): Promise<Set<string>> {
  await page.locator('nav a').first().waitFor();
  const home = addressOf(page.url());
  const known = new Map<string, Set<string>>([[kindOf(home), new Set([home])]]);
  const waiting = [home];
  const paths = new Set<string>();
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    await go(page, at);
    await page.waitForFunction(
      () =>
        ![...document.querySelectorAll('[role=status][aria-label="正在加载"]')].some((bones) =>
          bones.checkVisibility(),
        ),
    );
    const over = opens[kindOf(at)];
    if (over !== undefined) await page.locator(over).first().waitFor();
    await rested(page); // what stood behind the bones may fetch parts of its own
    const path = new URL(page.url()).pathname;
    paths.add(path);
    for (const link of await linksAt(page, path)) {
      const seen = known.get(kindOf(link)) ?? new Set();
      if (seen.has(link) || seen.size >= (several[pathOf(link)] ?? 1) || isOpen(link)) continue;
      known.set(kindOf(link), seen.add(link));
      waiting.push(link);
    }
  }
  return paths;
}

async function linksAt(page: Page, path: string): Promise<string[]> {
  const links = await linksOf(page);
  const found = presses[path];
  // A query may have opened something over the screen.
  if (found === undefined || new URL(page.url()).search !== '') return links;
  const pressed = page.locator(found.press).first();
  if ((await pressed.count()) === 0) return links;
  await pressed.click();
  await page.locator(found.shows).first().waitFor();
  const more = await linksOf(page);
  await page.keyboard.press('Escape');
  return [...links, ...more];
}

/** Nobody is led out by the walk: the login page is nobody's screen. */
const isOpen = (link: string) => screenAt(screens, link)?.loginTypes.length === 0;

const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.links]
      .map(({ href }) => new URL(href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );

const addressOf = (url: string): string => new URL(url).pathname + new URL(url).search;

const pathOf = (address: string): string => address.split('?')[0] ?? '';

/** A path and the names of its query: lists of a hundred homeworks are one kind. */
function kindOf(address: string): string {
  const [path, query] = address.split('?');
  return `${path}?${[...new URLSearchParams(query).keys()].sort()}`;
}
