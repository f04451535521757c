import { organisationApi } from '@zhibi/contract/people/organisation';
import { recordsApi } from '@zhibi/contract/people/records';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newCodes, newOrgAdmin } from '../apps/server/test/organisation.js';
import { newPhone, openMessageService } from '../apps/server/test/outside-services.js';
import type { TestSchool } from '../apps/server/test/school.js';
import { complaintsOf, type Journey, openJourney } from './open-journey.js';

let messages: Awaited<ReturnType<typeof openMessageService>>;
let journey: Journey;
let school: TestSchool;
beforeAll(async () => {
  messages = await openMessageService();
  journey = await openJourney({ SMS_URL: messages.url, SMS_KEY: 'key' });
  school = await journey.world.newSchool();
});
afterAll(async () => {
  await journey?.close();
  await messages?.close();
});

/** What the picture says that this page asked for last. */
async function pictureOf(page: Page, open: () => Promise<unknown>): Promise<string> {
  const [response] = await Promise.all([page.waitForResponse((one) => one.url().includes('/image/code')), open()]);
  const { data } = (await response.json()) as { data: { imageCodeId: string } };
  const [row] = await journey.world.services.database.asSystem((db) =>
    db.execute<{ answer: string }>(`select answer from image_code where id = '${data.imageCodeId}'`),
  );
  return row?.answer ?? '';
}

it('a new teacher registers with a code of the school, and the code is used', async () => {
  const officer = await newOrgAdmin(journey.world);
  const { codes } = await newCodes(officer, school.schoolId);
  const [code = ''] = codes;
  const page = await (await journey.browser.newContext({ locale: 'zh-CN' })).newPage();
  const complaints = complaintsOf(page);
  const picture = await pictureOf(page, () => page.goto(`${journey.address}/login?register=true`));
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  const phone = newPhone();
  await fill('激活码', code.toLowerCase());
  await fill('设置账号', 'xinlaoshi_01');
  await fill('设置密码', 'Fresh2026');
  await fill('确认密码', 'Fresh2026');
  await fill('姓名', '沈知行');
  await fill('手机号', phone);
  await fill('图形验证码', picture);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await fill('短信验证码', await messages.codeAt(phone));
  await page.getByRole('button', { name: '注册并登录' }).click();
  await page.waitForURL('**/index');
  await page.getByText('沈知行').first().waitFor();
  expect(complaints).toEqual([]);
  const { items } = await officer.call(organisationApi.codes, { words: code });
  expect(items[0]).toMatchObject({ state: 'used', usedBy: '沈知行' });
});

it('a class is pasted, tried, written, and taken back', async () => {
  await school.newClass(0, 8, '八年级(1)班');
  const page = await journey.enter(await school.newLeader('SCHOOLADMIN'));
  const complaints = complaintsOf(page);
  await page.goto(`${journey.address}/student/import`);
  await page.getByText('粘贴名单').click();
  await page
    .getByRole('textbox', { name: '名单' })
    .fill('姓名\t班级\n王小明\t八年级(1)班\n曾黎\t八年级(1)班\n单\t八年级(1)班');
  await page.getByRole('button', { name: '读取名单' }).click();
  await page.getByRole('button', { name: '开始检查' }).click();
  await page.getByText('姓名只有一个字，请确认没有写错').waitFor();
  await page.getByRole('button', { name: '写入 2 行' }).click();
  await page.getByText('已写入 2 行').waitFor();
  await page.goto(`${journey.address}/student/list`);
  await page.getByRole('link', { name: '曾黎' }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: '撤销这次导入' }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await page
    .getByText(/已撤销/)
    .first()
    .waitFor();
  await page.goto(`${journey.address}/student/list`);
  await page.getByText('还没有学生').waitFor();
  expect(complaints).toEqual([]);
});

it('a school goes into the next year after its name was typed, and back again', async () => {
  const own = await journey.world.newSchool();
  await own.newClass(2, 8, '八年级(1)班');
  const page = await journey.enter(await own.newLeader('SCHOOLADMIN'));
  const name = await page
    .getByText(/^测试学校/)
    .first()
    .innerText();
  await page.goto(`${journey.address}/class/schoolYear`);
  await page.getByRole('button', { name: '升级到2027—2028学年' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: '开始升级' }).click();
  await page.getByRole('button', { name: '撤销升级' }).click({ timeout: 60_000 });
  await page.getByRole('dialog').getByRole('textbox').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: '撤销升级' }).click();
  await page.getByRole('button', { name: '升级到2027—2028学年' }).waitFor({ timeout: 60_000 });
});

it('whoever comes with a slip sets a password of their own before anything else: all that is asked at first, two fields after a reset', async () => {
  const { classId } = await school.newClass(0);
  const admin = await school.newLeader('SCHOOLADMIN');
  const { studentId, slip } = await admin.call(recordsApi.createStudent, {
    name: '许诺言',
    sex: null,
    birthday: null,
    studentNo: '20260917',
    classId,
  });
  const comesWith = async ({ account, password }: { account: string; password: string }) => {
    const page = await (await journey.browser.newContext({ locale: 'zh-CN' })).newPage();
    await page.goto(`${journey.address}/login?redirect=%2Fwrong`);
    await page.getByRole('textbox', { name: '账号' }).fill(account);
    await page.getByLabel('密码', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.getByLabel('新密码', { exact: true }).fill('MyOwn2026');
    await page.getByLabel('确认密码', { exact: true }).fill('MyOwn2026');
    return page;
  };
  const first = await comesWith(slip);
  await first.getByText('男', { exact: true }).click();
  await first.getByLabel('出生日期').fill('20120506');
  await first.keyboard.press('Enter');
  await first.getByRole('button', { name: '激活' }).click();
  await first.waitForURL('**/wrong');
  await first.getByRole('link', { name: '错题' }).waitFor();
  const reset = await admin.call(recordsApi.resetPasswords, { whose: 'student', ids: [studentId] });
  if (reset.slip === null) throw new Error('no slip');
  const again = await comesWith(reset.slip);
  await again.getByRole('button', { name: '保存并进入' }).click();
  await again.waitForURL('**/wrong');
  await again.getByRole('link', { name: '错题' }).waitFor();
});
