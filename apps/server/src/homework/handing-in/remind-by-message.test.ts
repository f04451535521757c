import { homeworkApi, usualLimits } from '@zhibi/contract/homework';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMailService } from '../../../test/mail-service.js';
import { newPhone, openMessageService } from '../../../test/outside-services.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, TestCourse } from '../../../test/test-course.js';
import { openPool } from '../../platform/jobs/pool.js';
import { changeAccount } from '../../session/store-accounts.js';
import { REMIND_BY_MESSAGE } from './remind-by-message.js';

const { remind, saveLoadSetting, excuse } = homeworkApi;
const HOUR_MS = 3_600_000;

let service: Awaited<ReturnType<typeof openMessageService>>;
let mails: Awaited<ReturnType<typeof openMailService>>;
let world: TestWorld;
beforeAll(async () => {
  service = await openMessageService();
  mails = await openMailService();
  const ways = { SMS_URL: service.url, SMS_KEY: 'key', SMTP_URL: mails.url, MAIL_FROM: 'zhibi@school.test' };
  world = await openTestWorld({ ...ways, WORKERS: '0', ACCESS_TOKEN_S: '86400' });
  const hour = (world.clock.now().getUTCHours() + 8) % 24;
  world.clock.forward(((36 - hour) % 24) * HOUR_MS);
});
afterAll(async () => {
  await world.close();
  await service.close();
  await mails.close();
});

/** A class of one whose phone is bound, in a school that wants messages or not. */
async function reminded({ wanted = true, mail = null }: { wanted?: boolean; mail?: string | null } = {}) {
  const course = await TestCourse.of(world, 1);
  const principal = await course.school.newLeader('SCHOOLPRINCIPAL');
  const setting = { limits: usualLimits, notice: false, photoSlips: false, revision: 0 as const };
  await principal.call(saveLoadSetting, { ...setting, remindByMessage: wanted });
  const [student] = course.classes[0]?.students ?? [];
  const { studentId = '', accountId = '' } = student?.ids ?? {};
  const phone = newPhone();
  await world.services.database.asSystem((db) => changeAccount(db, accountId, { phone, mail }));
  const give = async () => (await course.publish(['choice'])).homeworkId;
  return { course, phone, studentId, give };
}

/** What waits to be sent of a homework. */
async function queuedOf(homeworkId: string) {
  // As who owns the queue: no role of the server reaches into it.
  const owner = openPool(world.connection, { max: 1, name: 'specification' });
  try {
    const { rows } = await owner.query<{ payload: Record<string, unknown> }>(
      'select payload from graphile_worker._private_jobs where key like $1',
      [`${REMIND_BY_MESSAGE}:${homeworkId}:%`],
    );
    return rows.map(({ payload }) => payload);
  } finally {
    await owner.end();
  }
}

const sendAll = async (homeworkId: string) => {
  for (const payload of await queuedOf(homeworkId)) await perform(world, REMIND_BY_MESSAGE, payload);
};

describe('a reminder by text message', () => {
  it('goes to the bound phone, once however often its work is done, and says which homework and nobody’s name', async () => {
    const { course, phone, studentId, give } = await reminded();
    const homeworkId = await give();
    await course.teacher.call(remind, { homeworkId, studentIds: [studentId] });
    await sendAll(homeworkId);
    await sendAll(homeworkId);
    expect(service.to(phone)).toMatchObject([{ purpose: 'reminder', code: '' }]);
    expect(service.to(phone)[0]?.text).toMatch(/^【纸笔】《.+》还没有收到，请尽快交上来。$/);
  });

  it('comes once an hour, whatever the subjects', async () => {
    const { course, phone, studentId, give } = await reminded();
    const given = [await give(), await give()];
    for (const homeworkId of given) await course.teacher.call(remind, { homeworkId, studentIds: [studentId] });
    for (const homeworkId of given) await sendAll(homeworkId);
    expect(service.to(phone)).toHaveLength(1);
    world.clock.forward(HOUR_MS + 1_000);
    const [first = ''] = given;
    await course.teacher.call(remind, { homeworkId: first, studentIds: [studentId] });
    await sendAll(first);
    expect(service.to(phone)).toHaveLength(2);
  });

  it('is not sent any more where the copy is excused meanwhile, the night has come, or an hour has passed', async () => {
    const { course, phone, studentId, give } = await reminded();
    const homeworkId = await give();
    await course.teacher.call(remind, { homeworkId, studentIds: [studentId] });
    world.clock.forward(HOUR_MS);
    await sendAll(homeworkId);
    await course.teacher.call(remind, { homeworkId, studentIds: [studentId] });
    await course.teacher.call(excuse, { homeworkId, studentIds: [studentId], excuse: 'sick' });
    await sendAll(homeworkId);
    expect(service.to(phone)).toEqual([]);
  });

  it('is tried again after a service that would not take it', async () => {
    const { course, phone, studentId, give } = await reminded();
    const homeworkId = await give();
    await course.teacher.call(remind, { homeworkId, studentIds: [studentId] });
    service.refuse(1);
    await expect(sendAll(homeworkId)).rejects.toThrow('answered 503');
    await sendAll(homeworkId);
    expect(service.to(phone)).toHaveLength(1);
  });

  it('goes by mail, and not to the phone, where an address was named for it; once an hour and never by night', async () => {
    const mail = 'family@home.test';
    const { course, phone, studentId, give } = await reminded({ mail });
    const given = [await give(), await give()];
    for (const homeworkId of given) await course.teacher.call(remind, { homeworkId, studentIds: [studentId] });
    for (const homeworkId of given) await sendAll(homeworkId);
    expect(mails.to(mail)).toMatchObject([
      {
        subject: expect.stringMatching(/^纸笔：《.+》还没有收到 · Zhibi: homework is missing$/),
        text: expect.stringMatching(/^《.+》还没有收到，请尽快交上来。[\s\S]+has not been received yet/),
      },
    ]);
    expect(service.to(phone)).toEqual([]);
    world.clock.forward(14 * HOUR_MS); // two in the morning
    for (const homeworkId of given) await sendAll(homeworkId);
    expect(mails.to(mail)).toHaveLength(1);
    world.clock.forward(10 * HOUR_MS);
  });

  it('by mail is tried again after a server that would not take it', async () => {
    const mail = 'later@home.test';
    const { course, studentId, give } = await reminded({ mail });
    const homeworkId = await give();
    await course.teacher.call(remind, { homeworkId, studentIds: [studentId] });
    mails.refuse(1);
    await expect(sendAll(homeworkId)).rejects.toThrow('451');
    await sendAll(homeworkId);
    expect(mails.to(mail)).toHaveLength(1);
  });

  it('is not for a school that does not want it', async () => {
    const { course, studentId, give } = await reminded({ wanted: false });
    const homeworkId = await give();
    expect(await course.teacher.call(remind, { homeworkId, studentIds: [studentId] })).toMatchObject({ reminded: 1 });
    expect(await queuedOf(homeworkId)).toEqual([]);
  });
});
