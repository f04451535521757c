import { captureApi } from '@zhibi/contract/capture';
import { devicesApi as api, type DeviceRow } from '@zhibi/contract/capture/devices';
import { homeworkApi } from '@zhibi/contract/homework';
import { operationsApi } from '@zhibi/contract/operations';
import { peopleApi } from '@zhibi/contract/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { Gateway } from '../../../test/gateway.js';
import { endlessSheet, endlessTexts } from '../../../test/large-workbook.js';
import { actsOf, newForeigner, newOrgAdmin, sendForm } from '../../../test/organisation.js';
import type { Person } from '../../../test/person.js';
import { openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';
import { TestCourse } from '../../../test/test-course.js';
import { strokesOf } from '../../../test/writing.js';

let world: TestWorld;
let admin: Person;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  admin = await newOrgAdmin(world);
});
afterAll(() => world.close());

const importPath = (schoolId: string, how: string) =>
  api.importDevices.path.replace('{schoolId}', schoolId).replace('{how}', how);
let made = 0;
const newMac = () => `AC${String(++made).padStart(10, '0')}`;
const deviceOf = async ({ schoolId }: TestSchool, mac: string): Promise<DeviceRow> => {
  const { items } = await admin.call(api.devices, { schoolId, words: mac });
  const [device] = items;
  if (device === undefined) throw new Error(`${mac} is not in the register`);
  return device;
};

/** A school with a class of two, their numbers, and so many spare pens. */
async function schoolWithPens(pens = 2) {
  const school = await world.newSchool();
  const { students } = await school.newClass(2);
  const macs = Array.from({ length: pens }, newMac);
  for (const mac of macs) await admin.call(api.add, { schoolId: school.schoolId, mac, kind: 'pen' });
  return { school, schoolId: school.schoolId, students, macs, mac: macs[0] ?? '', other: macs[1] ?? '' };
}

describe('the register', () => {
  it('takes a device once, in capitals, and finds it', async () => {
    const school = await world.newSchool();
    const { schoolId } = school;
    await admin.call(api.add, { schoolId, mac: 'abcdef00aa01', kind: 'gateway', room: '三楼 301' });
    expect((await admin.refused(api.add, { schoolId, mac: 'ABCDEF00AA01', kind: 'pen' })).reason).toBe('mac-taken');
    expect(await deviceOf(school, '301')).toMatchObject({ mac: 'ABCDEF00AA01', kind: 'gateway', health: 'never-seen' });
    const refused = await admin.refused(api.add, { schoolId, mac: 'ABCDEF00AA0', kind: 'pen' });
    expect(refused.data).toMatchObject({ fields: { mac: 'MAC地址格式不正确' } });
  });

  it('meets a pen that nobody wrote down when it is first heard', async () => {
    const school = await world.newSchool();
    const pen = await Gateway.of(world, school.schoolId);
    await pen.status('connected');
    expect(await deviceOf(school, pen.device.mac)).toMatchObject({
      state: 'spare',
      battery: 80,
      connected: true,
      health: 'good',
    });
  });

  it('pages by key, each device once, and takes the whole out as a table', async () => {
    const { schoolId } = await schoolWithPens(0);
    const file = Buffer.from(Array.from({ length: 120 }, newMac).join('\n'));
    await sendForm(world, admin, importPath(schoolId, 'take'), { file });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await admin.call(api.devices, { schoolId, cursor });
      seen.push(...page.items.map(({ mac }) => mac));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
    const { bytes } = await admin.download(api.exportDevices, { schoolId, format: 'csv' });
    expect(bytes.toString('utf8').trim().split('\r\n')).toHaveLength(121);
  });
});

describe('a pen', () => {
  it('is bound by student number, shown in the user record, and no student has two', async () => {
    const { school, schoolId, students, mac, other } = await schoolWithPens();
    await admin.call(api.bind, { schoolId, mac, revision: 1, studentNo: '000001' });
    expect((await students[0]?.call(peopleApi.studentInfo, {}))?.deviceMac).toBe(mac);
    const device = await deviceOf(school, mac);
    expect(device).toMatchObject({ state: 'in-use', studentNo: '000001', revision: 2 });
    expect(JSON.stringify(device)).not.toContain(students[0]?.ids.name);
    const again = { schoolId, mac: other, revision: 1, studentNo: '000001' };
    expect((await admin.refused(api.bind, again)).reason).toBe('student-has-pen');
    expect((await admin.refused(api.bind, { ...again, studentNo: '999' })).reason).toBe('no-such-student');
    const late = { schoolId, mac, revision: 1, studentNo: '' };
    expect((await admin.refused(api.bind, late)).reason).toBe('changed');
    await admin.call(api.bind, { ...late, revision: 2 });
    expect((await students[0]?.call(peopleApi.studentInfo, {}))?.deviceMac).toBe('');
  });

  it('is swapped in one act; the lost one keeps its history', async () => {
    const { school, schoolId, students, mac, other } = await schoolWithPens();
    await admin.call(api.bind, { schoolId, mac, revision: 1, studentNo: '000001' });
    expect((await admin.call(api.spares, { schoolId })).items.map((one) => one.mac)).toEqual([other]);
    await admin.call(api.swap, { schoolId, mac, revision: 2, to: other, why: 'lost' });
    expect((await students[0]?.call(peopleApi.studentInfo, {}))?.deviceMac).toBe(other);
    expect(await deviceOf(school, mac)).toMatchObject({ state: 'lost', studentNo: '' });
    expect(await deviceOf(school, other)).toMatchObject({ state: 'in-use', studentNo: '000001' });
    const { items } = await admin.call(api.history, { schoolId, mac });
    expect(items.map(({ what }) => what)).toEqual(['lost', 'bound', 'added']);
    expect(items[0]?.detail).toContain('000001');
    expect((await actsOf(world, admin)).slice(-2)).toEqual(['device-lost', 'device-bound']);
    const keeper = await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE_SYS'] });
    const [bound] = (await keeper.call(operationsApi.audit, { what: 'device-bound' })).items;
    expect(bound?.facts).toContainEqual({ name: 'state', before: 'spare', after: 'in-use' });
  });

  it('that was swapped, lost or taken back by mistake is given back, once, while nothing else has happened to it', async () => {
    const { school, schoolId, students, mac, other } = await schoolWithPens();
    await admin.call(api.bind, { schoolId, mac, revision: 1, studentNo: '000001' });
    const { revision } = await admin.call(api.swap, { schoolId, mac, revision: 2, to: other, why: 'lost' });
    await admin.call(api.undo, { schoolId, mac, revision });
    expect((await students[0]?.call(peopleApi.studentInfo, {}))?.deviceMac).toBe(mac);
    expect(await deviceOf(school, mac)).toMatchObject({ state: 'in-use', studentNo: '000001' });
    expect(await deviceOf(school, other)).toMatchObject({ state: 'spare', studentNo: '' });
    expect((await admin.refused(api.undo, { schoolId, mac, revision: revision + 1 })).reason).toBe('nothing-to-undo');

    const lost = await admin.call(api.setState, { schoolId, mac, revision: revision + 1, state: 'lost' });
    await admin.call(api.undo, { schoolId, mac, ...lost });
    expect(await deviceOf(school, mac)).toMatchObject({ state: 'in-use', studentNo: '000001' });

    const { revision: last } = await deviceOf(school, mac);
    const back = await admin.call(api.bind, { schoolId, mac, revision: last, studentNo: '' });
    await admin.call(api.bind, { schoolId, mac: other, revision: 3, studentNo: '000001' });
    expect((await admin.refused(api.undo, { schoolId, mac, ...back })).reason).toBe('student-has-pen');
  });

  it('that was swapped is not taken back when the other one has gone on', async () => {
    const { schoolId, mac, other } = await schoolWithPens();
    await admin.call(api.bind, { schoolId, mac, revision: 1, studentNo: '000001' });
    const { revision } = await admin.call(api.swap, { schoolId, mac, revision: 2, to: other, why: 'spare' });
    await admin.call(api.setState, { schoolId, mac: other, revision: 2, state: 'disabled' });
    expect((await admin.refused(api.undo, { schoolId, mac, revision })).reason).toBe('nothing-to-undo');
  });

  it('that somebody has is no spare one', async () => {
    const { schoolId, mac, other } = await schoolWithPens();
    await admin.call(api.bind, { schoolId, mac, revision: 1, studentNo: '000001' });
    await admin.call(api.bind, { schoolId, mac: other, revision: 1, studentNo: '000002' });
    const swap = { schoolId, mac, revision: 2, to: other, why: 'spare' as const };
    expect((await admin.refused(api.swap, swap)).reason).toBe('not-free');
  });
});

describe('ink', () => {
  async function classroom() {
    const course = await TestCourse.of(world);
    const homework = await course.publish(['choice', 'fillIn']);
    const pen = await Gateway.of(world, course.school.schoolId);
    const studentId = course.classes[0]?.students[0]?.ids.studentId ?? '';
    const { strokes } = await strokesOf(world, course, { homework, studentId, answers: ['B', '42'] });
    return { course, pen, strokes, homework, studentId };
  }

  it('is summed up once when it comes, and the gaps between batches are told', async () => {
    const { course, pen, strokes } = await classroom();
    const first = pen.batch(strokes.slice(0, 1), { seq: 100 });
    await pen.send(captureApi.ink, first);
    await pen.send(captureApi.ink, first);
    await pen.ink(strokes.slice(1), { seq: 139 });
    const device = await deviceOf(course.school, pen.device.mac);
    expect(device).toMatchObject({ strokes7: strokes.length, lostRate: 0.95, health: 'losing' });
    const { days, byHealth } = await admin.call(api.health, { schoolId: course.school.schoolId });
    expect(days.map((day) => day.strokes)).toEqual([0, 0, 0, 0, 0, 0, strokes.length]);
    expect(days.at(-1)).toMatchObject({ devices: 1, lostRate: 0.95 });
    expect(byHealth.losing).toBe(1);
  });

  it('tells the student’s record on which page the pen lies', async () => {
    const { course, pen, strokes, studentId } = await classroom();
    const student = course.classes[0]?.students.find(({ ids }) => ids.studentId === studentId);
    const { schoolId } = course.school;
    const { mac } = pen.device;
    await pen.status('connected');
    const { revision } = await deviceOf(course.school, mac);
    await admin.call(api.bind, { schoolId, mac, revision, studentNo: '000001' });
    expect(await student?.call(peopleApi.studentInfo, {})).toMatchObject({ deviceMac: mac, devicePageCode: '' });
    await pen.ink(strokes);
    const info = await student?.call(peopleApi.studentInfo, {});
    expect(info?.devicePageCode).toBe(strokes.at(-1)?.pageCode);
    expect(info?.deviceCodeRule).toBe('demo');
  });

  it('of a pen that begins to count anew is no loss', async () => {
    const { course, pen, strokes } = await classroom();
    await pen.ink(strokes.slice(0, 1), { seq: 5_000 });
    await pen.ink(strokes.slice(1), { seq: 0 });
    expect(await deviceOf(course.school, pen.device.mac)).toMatchObject({ strokes7: strokes.length, lostRate: null });
  });

  it('of a disabled pen is kept, and waits for a person who is told why', async () => {
    const { course, pen, strokes, homework } = await classroom();
    const { mac } = pen.device;
    const { schoolId } = course.school;
    await pen.status('connected');
    await admin.call(api.setState, { schoolId, mac, revision: 1, state: 'disabled' });
    expect(await pen.ink(strokes)).toMatchObject({ accepted: strokes.length, queued: strokes.length });
    const { items } = await course.teacher.call(captureApi.queue, {});
    expect(items.map(({ reason }) => reason)).toContain('device-disabled');
    const { items: copies } = await course.teacher.call(homeworkApi.submissions, { homeworkId: homework.homeworkId });
    expect(copies.every(({ status }) => status === 'assigned')).toBe(true);
    await admin.call(api.setState, { schoolId, mac, revision: 2, state: 'spare' });
    expect((await pen.ink([], {})).accepted).toBe(0);
  });
});

describe('a table of devices', () => {
  const send = (schoolId: string, how: 'try' | 'take', file?: Uint8Array) =>
    sendForm(world, admin, importPath(schoolId, how), { file });

  it.each([
    ['more than a megabyte of rows', endlessSheet],
    ['texts without end', endlessTexts],
  ])('that is a workbook with %s is no table', async (_, made) => {
    const { schoolId } = await schoolWithPens(0);
    expect(await send(schoolId, 'try', made())).toMatchObject({ code: -1409 });
  });

  it('tells of each line what became of it, and takes the good ones', async () => {
    const { school, schoolId, students, mac } = await schoolWithPens(1);
    const [good, bound] = [newMac(), newMac()];
    const text = (value: string) => ({ value, type: String });
    const file = await writeExcelFile(
      [
        ['MAC', '类型', '名称', '教室', '固件', '学号'],
        [good, '网关', '一号', '301', '1.2.0', ''],
        [bound.match(/../g)?.join(':') ?? '', '', '', '', '', '000002'],
        ['XYZ', '', '', '', '', ''],
        [good, '', '', '', '', ''],
        [mac, '', '', '', '', ''],
        [newMac(), '打印机', '', '', '', ''],
        [newMac(), '', '', '', '', '999999'],
        [newMac(), '', '', '', '', '000002'],
      ].map((line) => line.map(text)),
    ).toBuffer();
    const outcomes = ['added', 'added', 'mac', 'twice', 'taken', 'kind', 'student', 'student-has-pen'];
    const tried = await send(schoolId, 'try', file);
    expect(tried.data).toMatchObject({ added: 2, lines: outcomes.map((outcome, at) => ({ line: at + 2, outcome })) });
    expect((await admin.call(api.devices, { schoolId, words: good })).items).toEqual([]);
    expect((await send(schoolId, 'take', file)).data).toMatchObject({ added: 2 });
    expect(await deviceOf(school, good)).toMatchObject({
      kind: 'gateway',
      name: '一号',
      room: '301',
      firmware: '1.2.0',
    });
    expect((await students[1]?.call(peopleApi.studentInfo, {}))?.deviceMac).toBe(bound);
  });

  it('that is none, or for a school of others, is refused', async () => {
    const { schoolId } = await world.newSchool();
    expect((await send(schoolId, 'take', Buffer.from('PK\x03\x04 broken'))).data.reason).toBe('no-table');
    expect((await send(schoolId, 'take')).data.reason).toBe('no-table');
    const { school } = await newForeigner(world);
    expect((await send(school.schoolId, 'take', Buffer.from(newMac()))).code).toBe(-1404);
  });
});

describe('whose devices', () => {
  it('are seen: a school administrator sees the own ones, another organisation none', async () => {
    const { school, schoolId, mac } = await schoolWithPens(1);
    const own = await school.newLeader('SCHOOLADMIN');
    expect((await own.call(api.devices, {})).items.map((one) => one.mac)).toEqual([mac]);
    await own.call(api.setState, { schoolId, mac, revision: 1, state: 'lost' });
    const neighbour = await (await world.newSchool()).newLeader('SCHOOLADMIN');
    const { admin: stranger } = await newForeigner(world);
    for (const person of [neighbour, stranger]) {
      expect((await person.call(api.devices, { words: mac })).items).toEqual([]);
      expect((await person.refused(api.devices, { schoolId })).code).toBe(-1404);
      expect((await person.refused(api.setState, { schoolId, mac, revision: 2, state: 'spare' })).code).toBe(-1404);
      expect((await person.refused(api.history, { schoolId, mac })).code).toBe(-1404);
    }
  });

  it('are not changed while the school is locked', async () => {
    const { schoolId } = await world.newSchool({ dataLock: true });
    expect((await admin.refused(api.add, { schoolId, mac: newMac(), kind: 'pen' })).reason).toBe('school-locked');
  });
});
