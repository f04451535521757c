import { sessionApi } from '@zhibi/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMailService } from '../../../test/mail-service.js';
import type { Person } from '../../../test/person.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';

const MINUTE_MS = 60_000;

let service: Awaited<ReturnType<typeof openMailService>>;
let world: TestWorld;
beforeAll(async () => {
  service = await openMailService();
  world = await openTestWorld({ SMTP_URL: service.url, MAIL_FROM: 'zhibi@school.test', ACCESS_TOKEN_S: '86400' });
});
afterAll(async () => {
  await world.close();
  await service.close();
});

let addresses = 0;
const newAddress = () => `parent${++addresses}@home.test`;
const newStudent = async () => {
  const school = await world.newSchool();
  const [student] = (await school.newClass()).students;
  if (student === undefined) throw new Error('nobody');
  return student;
};
const shown = (person: Person) => person.call(sessionApi.bindings, {});
const codeAt = (address: string) => /\d{4}/.exec(service.to(address).at(-1)?.text ?? '')?.[0] ?? '';

describe('an address for reminders', () => {
  it('is named by the code that is sent to it, shown with its middle hidden, and taken away', async () => {
    const student = await newStudent();
    const mail = newAddress();
    expect(await shown(student)).toMatchObject({ mail: '', mailOffered: true });
    expect(await student.call(sessionApi.sendMailCode, { mail })).toEqual({ waitSeconds: 60 });
    expect(service.to(mail)).toMatchObject([
      { subject: '纸笔：邮箱验证码', text: expect.stringMatching(/^验证码 \d{4}，/) },
    ]);
    expect(await shown(student)).toMatchObject({ mail: '' });
    await student.call(sessionApi.bindMail, { mail: mail.toUpperCase(), code: codeAt(mail) });
    expect(await shown(student)).toMatchObject({ mail: 'p***@home.test' });
    await student.call(sessionApi.unbindMail, {});
    expect(await shown(student)).toMatchObject({ mail: '' });
  });

  it('is not named by a wrong code, nor twice by one', async () => {
    const student = await newStudent();
    const mail = newAddress();
    await student.call(sessionApi.sendMailCode, { mail });
    const code = codeAt(mail);
    const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0');
    expect(await student.refused(sessionApi.bindMail, { mail, code: wrong })).toMatchObject({
      reason: 'mail-code-wrong',
    });
    await student.call(sessionApi.bindMail, { mail, code });
    expect(await student.refused(sessionApi.bindMail, { mail, code })).toMatchObject({ reason: 'mail-code-wrong' });
  });

  it('may be that of two children of a family', async () => {
    const mail = newAddress();
    for (const child of [await newStudent(), await newStudent()]) {
      await child.call(sessionApi.sendMailCode, { mail });
      await child.call(sessionApi.bindMail, { mail, code: codeAt(mail) });
      expect(await shown(child)).toMatchObject({ mail: 'p***@home.test' });
      world.clock.forward(MINUTE_MS);
    }
  });

  it('is written to once a minute and ten times a day, whatever other addresses the student tries', async () => {
    const student = await newStudent();
    await student.call(sessionApi.sendMailCode, { mail: newAddress() });
    expect(await student.refused(sessionApi.sendMailCode, { mail: newAddress() })).toMatchObject({
      reason: 'code-too-soon',
    });
    for (let nth = 1; nth < 10; nth++) {
      world.clock.forward(MINUTE_MS);
      await student.call(sessionApi.sendMailCode, { mail: newAddress() });
    }
    world.clock.forward(MINUTE_MS);
    const last = newAddress();
    expect(await student.refused(sessionApi.sendMailCode, { mail: last })).toMatchObject({ reason: 'mail-too-many' });
    expect(service.to(last)).toEqual([]);
  });

  it('that the mail server refuses is told to the student', async () => {
    const student = await newStudent();
    service.refuse(1);
    expect(await student.refused(sessionApi.sendMailCode, { mail: newAddress() })).toMatchObject({
      reason: 'mail-not-sent',
    });
  });

  it('is offered to students only', async () => {
    const school = await world.newSchool();
    const teacher = await school.newTeacher();
    expect(await shown(teacher)).toMatchObject({ mailOffered: false });
    expect(await teacher.refused(sessionApi.sendMailCode, { mail: newAddress() })).toMatchObject({ code: -1403 });
  });
});
