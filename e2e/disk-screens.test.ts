import { diskApi } from '@zhibi/contract/disk';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { localFile, uploadFile } from '../apps/server/test/disk.js';
import { archive, mindMap, pdf, picture, slides, tone, wordDocument, workbook } from '../apps/server/test/documents.js';
import { publishedHomework, type Scenario } from '../apps/server/test/scenario.js';
import { cutOff } from './cut-off.js';
import { seriousFaultsOf } from './faults.js';
import { go } from './go.js';
import { look } from './look.js';
import { type Journey, openJourney } from './open-journey.js';

let journey: Journey;
let scenario: Scenario;
let reader: Page;
let english: Page;
const ids = new Map<string, string>();

beforeAll(async () => {
  journey = await openJourney();
  scenario = await publishedHomework(journey.world);
  const { teacher, school } = scenario;
  const { cdId: folder } = await teacher.call(diskApi.createFolder, { parentCdId: '', name: '第十七章 勾股定理' });
  await teacher.call(diskApi.createFolder, { parentCdId: '', name: 'Unit 3 Travelling around' });
  const files: [string, Buffer | string][] = [
    ['勾股定理教案.docx', wordDocument()],
    ['八年级上学期期中考试成绩分析与学习诊断报告（第二次修订，含各班平均分）.xlsx', await workbook()],
    ['课件.pptx', await slides()],
    ['试卷.pdf', await pdf()],
    ['板书.png', await picture()],
    ['听力.wav', tone(2)],
    ['知识结构.xmind', mindMap()],
    ['打包.zip', archive()],
    ['旧教案.doc', 'an old format'],
  ];
  for (const [name, bytes] of files) ids.set(name, await uploadFile(teacher, localFile(name, bytes)));
  await uploadFile(teacher, localFile('导学案.docx', wordDocument()), { parentCdId: folder });
  await teacher.call(diskApi.share, { cdId: folder, audience: 'school' });
  await teacher.call(diskApi.star, { cdIds: [ids.get('课件.pptx') ?? ''], starred: true });
  const leader = await school.newLeader('SCHOOLPRINCIPAL');
  for (const [name, approved] of [
    ['课件.pptx', true],
    ['试卷.pdf', false],
    ['知识结构.xmind', undefined],
  ] as const) {
    const { resourceId } = await teacher.call(diskApi.offer, { cdId: ids.get(name) ?? '' });
    if (approved !== undefined)
      await leader.call(diskApi.decide, { resourceId, approved, reason: approved ? '' : '请补充答案' });
  }
  reader = await journey.enter(teacher);
  english = await journey.enter(teacher, 'en');
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await journey?.shoot('disk-screens');
});
afterAll(() => journey?.close());

/** Somebody in a school of a district, with whose other school a film was shared. */
async function readerOfDistrict(): Promise<Page> {
  const regionId = await journey.world.newRegion('滨江区');
  const [owner, neighbour] = [
    await (await journey.world.newSchool({ regionId })).newTeacher(),
    await (await journey.world.newSchool({ regionId })).newTeacher(),
  ];
  const cdId = await uploadFile(owner, localFile('区公开课：勾股定理.mp4', 90_000));
  await owner.call(diskApi.share, { cdId, audience: 'region' });
  return journey.enter(neighbour);
}

const addresses: [name: string, path: () => string][] = [
  ['index', () => '/cloud/index'],
  ['cloud', () => '/cloud/cloud'],
  ['starred', () => '/cloud/index?scope=starred'],
  ['trash', () => '/cloud/index?scope=trash'],
  ['resource', () => '/cloud/resource'],
  ['resource-manage', () => '/cloud/resourceManage'],
  ['wps', () => `/wps?fileId=${ids.get('勾股定理教案.docx')}`],
  ['wps-old', () => `/wps?fileId=${ids.get('旧教案.doc')}`],
];

/** What is seriously in the way of somebody, and what is wider than the window. */
async function faultsOf(page: Page): Promise<string[]> {
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  return [...(await seriousFaultsOf(page)), ...(isTooWide ? ['wider than the window'] : [])];
}

it.each(addresses)('%s can be read by everybody, in both languages, wide and narrow', async (name, path) => {
  for (const [language, page] of [
    ['zh', reader],
    ['en', english],
  ] as const) {
    await go(page, path());
    for (const width of [1440, 800]) {
      await page.setViewportSize({ width, height: 900 });
      await look(page, `disk/screen-${name}-${language}-${width}`);
      expect(await faultsOf(page)).toEqual([]);
    }
  }
});

it.each([1440, 390])('all three circles that a file may be shared with are in the drawer at %i px', async (width) => {
  await english.setViewportSize({ width, height: 900 });
  await go(english, '/cloud/index');
  await english.getByRole('button', { name: 'Share', exact: true }).first().click();
  await english.getByText('Schools of the district').waitFor();
  expect(await cutOff(english)).toEqual([]);
  await look(english, `disk/share-${width}`);
});

it('what another school of the district shares is seen', async () => {
  const page = await readerOfDistrict();
  await page.goto(`${journey.address}/cloud/resource?whose=district`);
  await page.getByRole('button', { name: '区公开课：勾股定理.mp4' }).waitFor();
  await look(page, 'disk/district');
  expect(await faultsOf(page)).toEqual([]);
});

it('a file of the disk is laid beside a homework and reaches its student; its drawer tells where it is used', async () => {
  await reader.setViewportSize({ width: 1440, height: 900 });
  await reader.goto(`${journey.address}/homework/written/detail?homework=${scenario.homeworkId}`);
  await reader.getByRole('button', { name: '更多操作' }).click();
  await reader.getByRole('button', { name: '资料' }).click();
  await reader.getByRole('button', { name: '从云盘添加' }).click();
  await reader.getByRole('checkbox', { name: '试卷.pdf' }).check();
  await look(reader, 'disk/linked-picker');
  await reader.getByRole('button', { name: '添加 1 个文件' }).click();
  await reader.getByRole('button', { name: '下载：试卷.pdf' }).waitFor();
  expect(await faultsOf(reader)).toEqual([]);
  await look(reader, 'disk/linked-teacher');

  const [first] = scenario.class.students;
  if (first === undefined) throw new Error('nobody');
  const student = await journey.enter(first, 'en');
  await student.getByRole('button', { name: 'Files' }).first().click();
  const [taken] = await Promise.all([
    student.waitForEvent('download'),
    student.getByRole('button', { name: 'Download: 试卷.pdf' }).click(),
  ]);
  expect(taken.suggestedFilename()).toBe('试卷.pdf');
  await look(student, 'disk/linked-student');

  await reader.goto(`${journey.address}/cloud/index`);
  await reader.getByRole('button', { name: '更多：试卷.pdf' }).click();
  await reader.getByRole('menuitem', { name: '用在哪里' }).click();
  await reader.getByRole('link', { name: '测试作业' }).waitFor();
  await look(reader, 'disk/uses');
});
