import { createHash } from 'node:crypto';
import { diskApi, LINKS_AT_MOST } from '@zhibi/contract/disk';
import { homeworkApi } from '@zhibi/contract/homework';
import { papersApi } from '@zhibi/contract/papers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localFile, uploadFile } from '../../../test/disk.js';
import type { Person } from '../../../test/person.js';
import { publishedHomework, type Scenario } from '../../../test/scenario.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { sweepContents } from '../sweep.js';

let world: TestWorld;
let scenario: Scenario;
let teacher: Person;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  scenario = await publishedHomework(world);
  teacher = scenario.teacher;
});
afterAll(() => world.close());

const beside = () => ({ kind: 'homework' as const, id: scenario.homeworkId });
const namesBeside = async (person: Person) =>
  (await person.call(diskApi.linked, beside())).items.map(({ name }) => name);
const student = () => scenario.class.students[0] ?? teacher;

describe('a file of the disk beside a homework', () => {
  it('is there for those who may read the homework, and for nobody else', async () => {
    const file = localFile('讲义.pdf', 'what is taught');
    const cdId = await uploadFile(teacher, file);
    for (let time = 0; time < 2; time++) await teacher.call(diskApi.link, { ...beside(), cdIds: [cdId] });
    expect(await teacher.call(diskApi.linked, beside())).toMatchObject({
      items: [{ name: '讲义.pdf', kind: 'pdf', size: file.bytes.length, can: { remove: true } }],
      can: { add: true },
    });
    const seen = await student().call(diskApi.linked, beside());
    expect(seen).toMatchObject({ items: [{ name: '讲义.pdf', can: { remove: false } }], can: { add: false } });
    const linkId = seen.items[0]?.linkId ?? '';
    expect(seen).toMatchObject({
      items: [{ fileSuffix: 'pdf', fileUrl: `${diskApi.downloadLinked.path}?linkId=${linkId}` }],
    });
    const answer = await student().send(diskApi.downloadLinked, { linkId });
    expect([answer.rawPayload, answer.headers['x-content-type-options']]).toEqual([file.bytes, 'nosniff']);

    const otherStudent = await scenario.school.newStudent((await scenario.school.newClass(1)).classId);
    const otherTeacher = await scenario.school.newTeacher([(await scenario.school.newClass(1)).classId]);
    for (const stranger of [otherStudent, otherTeacher, await (await world.newSchool()).newTeacher()]) {
      expect((await stranger.refused(diskApi.linked, beside())).code).toBe(-1404);
      expect((await stranger.send(diskApi.downloadLinked, { linkId })).statusCode).toBe(404);
    }
    for (const stranger of [otherTeacher, student()])
      expect((await stranger.refused(diskApi.unlink, { linkId })).code).toBeLessThan(-1400);
    expect((await otherTeacher.refused(diskApi.link, { ...beside(), cdIds: [cdId] })).code).toBe(-1404);
  });

  it('stays as it was when its owner throws it away, until it is taken from there', async () => {
    const file = localFile('导学案.docx', 'as it was');
    const cdId = await uploadFile(teacher, file);
    await teacher.call(diskApi.link, { ...beside(), cdIds: [cdId] });
    await teacher.call(diskApi.trash, { cdIds: [cdId] });
    await teacher.call(diskApi.purge, { cdIds: [cdId] });
    const content = createHash('sha256').update(file.bytes).digest('hex');
    await sweepContents(world.services, [content]);
    const link = (await student().call(diskApi.linked, beside())).items.find(({ name }) => name === file.name);
    expect((await student().send(diskApi.downloadLinked, { linkId: link?.linkId })).rawPayload).toEqual(file.bytes);
    await teacher.call(diskApi.unlink, { linkId: link?.linkId ?? '' });
    await sweepContents(world.services, [content]);
    expect([await namesBeside(student()), await world.services.files.sizeOf(content)]).toEqual([
      ['讲义.pdf'],
      undefined,
    ]);
  });

  it('is not there for a student before the homework has opened, nor after it was taken back', async () => {
    const late = await publishedHomework(world);
    const target = { kind: 'homework' as const, id: late.homeworkId };
    const reader = late.class.students[0] ?? late.teacher;
    world.clock.forward(-60_000);
    expect((await reader.refused(diskApi.linked, target)).code).toBe(-1404);
    world.clock.forward(60_000);
    expect((await reader.call(diskApi.linked, target)).items).toEqual([]);
    await late.teacher.call(homeworkApi.withdraw, { homeworkId: late.homeworkId });
    expect((await reader.refused(diskApi.linked, target)).code).toBe(-1404);
  });

  it('must be a file that the teacher may see', async () => {
    const folder = await teacher.call(diskApi.createFolder, { parentCdId: '', name: '资料夹' });
    const foreign = await uploadFile(await scenario.school.newTeacher(), localFile());
    for (const cdId of [folder.cdId, foreign])
      expect((await teacher.refused(diskApi.link, { ...beside(), cdIds: [cdId] })).code).toBe(-1404);
  });

  it('is one of fifty at most', async () => {
    const paper = { kind: 'paper' as const, id: scenario.paper.paperId };
    const cdIds: string[] = [];
    for (let nth = 0; nth <= LINKS_AT_MOST; nth++) cdIds.push(await uploadFile(teacher, localFile(`${nth}.txt`, 3)));
    await teacher.call(diskApi.link, { ...paper, cdIds: cdIds.slice(1) });
    const { reason } = await teacher.refused(diskApi.link, { ...paper, cdIds: cdIds.slice(0, 1) });
    expect([reason, (await teacher.call(diskApi.linked, paper)).items.length]).toEqual([
      'too-many-links',
      LINKS_AT_MOST,
    ]);
  });
});

it('a file tells where it is used, as far as its reader may read that', async () => {
  const cdId = await uploadFile(teacher, localFile('函数.pptx', 9));
  const questionId = scenario.paper.sections[0]?.items[0]?.questionId ?? '';
  await teacher.call(diskApi.link, { kind: 'question', id: questionId, cdIds: [cdId] });
  await teacher.call(diskApi.link, { ...beside(), cdIds: [cdId] });
  await teacher.call(diskApi.share, { cdId, audience: 'school' });
  const usesOf = async (person: Person) =>
    (await person.call(diskApi.uses, { cdId })).items.map(({ kind, title }) => [kind, title !== '']);
  expect(await usesOf(teacher)).toEqual([
    ['homework', true],
    ['question', true],
  ]);
  const colleague = await scenario.school.newTeacher();
  expect(await usesOf(colleague)).toEqual([['question', true]]);
  const { paperId } = scenario.paper;
  expect((await colleague.refused(diskApi.linked, { kind: 'paper', id: paperId })).code).toBe(-1404);
  expect((await colleague.refused(papersApi.detail, { paperId })).code).toBe(-1404);
});
