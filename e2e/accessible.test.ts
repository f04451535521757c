import AxeBuilder from '@axe-core/playwright';
import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedHomework, type Story, writtenHomework } from '../apps/server/test/story.js';
import { openStage, type Stage } from './stage.js';

let stage: Stage;
let story: Story;
let teacher: Page;
let student: Page;

beforeAll(async () => {
  stage = await openStage();
  story = await publishedHomework(stage.town, 2);
  await writtenHomework(stage.town, story);
  const { homeworkId } = story;
  await story.teacher.call(homeworkApi.close, { homeworkId });
  const { items } = await story.teacher.call(markingApi.items, { homeworkId });
  for (const { itemId } of items) {
    const { items: answers } = await story.teacher.call(markingApi.answers, { homeworkId, itemId });
    const open = answers.filter((one) => one.score === null);
    if (open.length > 0)
      await story.teacher.call(markingApi.score, {
        scores: open.map(({ answerId, revision }) => ({ answerId, revision, score: 0 })),
      });
  }
  await story.teacher.call(markingApi.release, { homeworkId });
  teacher = await stage.enter(story.teacher);
  const [first] = story.class.students;
  if (first === undefined) throw new Error('nobody');
  student = await stage.enter(first, 'en');
});
afterAll(() => stage?.close());

/** What WCAG 2.2 A and AA call serious or critical on the page as it stands. */
async function seriousFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html.slice(0, 120))
          .slice(0, 3)
          .join(' | ')}`,
    );
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(stage.address + path);
  await page.waitForLoadState('networkidle');
}

describe('a teacher meets no serious obstacle at', () => {
  it.each([
    ['home', () => '/index'],
    ['the resource centre', () => '/source/source'],
    ['my papers', () => '/source/list'],
    ['composing', () => `/paperTest/self?paper=${story.paper.paperId}`],
    ['the preview', () => `/paperTest/preview?paper=${story.paper.paperId}`],
    ['the list of homework', () => '/homework/written'],
    ['one homework', () => `/homework/written/detail?homework=${story.homeworkId}`],
    ['the pen lab', () => `/demo?homework=${story.homeworkId}`],
    ['the live wall', () => `/demo?homework=${story.homeworkId}&view=wall`],
    ['marking', () => `/markFull?homework=${story.homeworkId}`],
    ['the report', () => `/study/analysis?homework=${story.homeworkId}`],
  ])('%s', async (_, path) => {
    await visit(teacher, path());
    expect(await seriousFaults(teacher)).toEqual([]);
  });
});

describe('a student, in English, meets no serious obstacle at', () => {
  it.each([
    ['home', () => '/index'],
    ['the list of results', () => '/student/detail'],
    ['one result', () => `/student/detail?homework=${story.homeworkId}`],
    ['the wrong-question book', () => '/wrong'],
  ])('%s, and no Chinese of ours', async (_, path) => {
    await visit(student, path());
    expect(await seriousFaults(student)).toEqual([]);
    expect(await student.title()).not.toMatch(/\p{Script=Han}/u);
    const words = await student.locator('button, [role=menuitem], h1, h2, th').allInnerTexts();
    const ours = words.filter((text) => /\p{Script=Han}/u.test(text) && !/测试|^测$|中文/.test(text));
    expect(ours).toEqual([]);
  });
});

it('the login page has no serious obstacle', async () => {
  const page = await (await stage.browser.newContext()).newPage();
  await visit(page, '/login');
  expect(await seriousFaults(page)).toEqual([]);
});
