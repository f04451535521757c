import { labLimits, laboratoryApi } from '@zhibi/contract/classroom/laboratory';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLab, sentScore, stepIds } from '../../../test/laboratory.js';
import type { Person } from '../../../test/person.js';
import { openTestWorld, type TestClass, type TestSchool, type TestWorld } from '../../../test/school.js';
import { newId } from '../../platform/ids.js';
import { forgetLaboratory } from './store-forget.js';
import { oldLabEvidence } from './store-old.js';
import { takeOutLaboratory } from './taken-out.js';

let world: TestWorld;
let school: TestSchool;
let of: TestClass;
let maker: Person;
let second: Person;
let photograph: Buffer;
beforeAll(async () => {
  world = await openTestWorld();
  school = await world.newSchool();
  photograph = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: 'where it was taken' } })
    .jpeg()
    .toBuffer();
}, 60_000);
afterAll(() => world.close());

const newOpen = async (): Promise<string> => {
  const lab = await openLab(school);
  ({ of, maker, second } = lab);
  return lab.assessmentId;
};
const studentAt = (nth: number) => of.students[nth]?.ids.studentId ?? '';

describe('a photograph', () => {
  const add = (assessmentId: string, change = {}) => ({
    assessmentId,
    studentId: studentAt(0),
    stepId: stepIds[0],
    photoId: newId(),
    file: photograph,
    ...change,
  });

  it('is drawn anew, there once, shown to whoever may see the work, and gone when it is taken away', async () => {
    const assessmentId = await newOpen();
    const sent = add(assessmentId);
    await second.call(laboratoryApi.addPhoto, sent);
    await second.call(laboratoryApi.addPhoto, sent);
    const { photos } = await second.call(laboratoryApi.sheet, { assessmentId });
    expect(photos).toMatchObject([{ photoId: sent.photoId, byName: second.ids.name, can: { remove: true } }]);
    const { bytes, type } = await maker.download(laboratoryApi.photo, { photoId: sent.photoId });
    expect([type, (await sharp(bytes).metadata()).exif]).toEqual(['image/jpeg', undefined]);
    const outsider = await school.newTeacher([of.classId], 203);
    expect((await outsider.send(laboratoryApi.photo, { photoId: sent.photoId })).statusCode).toBe(404);
    const colleague = await school.newTeacher([of.classId]);
    expect((await colleague.refused(laboratoryApi.removePhoto, { photoId: sent.photoId })).code).toBe(-1403);
    await maker.call(laboratoryApi.removePhoto, { photoId: sent.photoId });
    expect((await maker.send(laboratoryApi.photo, { photoId: sent.photoId })).statusCode).toBe(404);
  });

  it('is a picture, of a student of the class, and one of three', async () => {
    const assessmentId = await newOpen();
    const refused = (change: object) => maker.refused(laboratoryApi.addPhoto, add(assessmentId, change));
    expect(await refused({ file: Buffer.from('<script>') })).toMatchObject({ reason: 'photo-unreadable' });
    expect(await refused({ file: undefined })).toMatchObject({ reason: 'photo-none' });
    const stranger = (await school.newClass(1)).students[0]?.ids.studentId ?? '';
    expect((await refused({ studentId: stranger })).code).toBe(-1404);
    expect((await refused({ stepId: newId() })).code).toBe(-1404);
    for (let nth = 0; nth < labLimits.photos; nth++) await maker.call(laboratoryApi.addPhoto, add(assessmentId));
    expect(await refused({})).toMatchObject({ reason: 'photo-many' });
  });
});

describe('what is kept of a student', () => {
  it('is taken out whole, grows old without its scores, and is forgotten with the student', async () => {
    const assessmentId = await newOpen();
    const rows = [sentScore(studentAt(0), 0, 4, { note: '动作规范' }), sentScore(studentAt(1), 0, 3)];
    await maker.call(laboratoryApi.score, { assessmentId, rows });
    const cell = { assessmentId, studentId: studentAt(0), stepId: stepIds[0] };
    await maker.call(laboratoryApi.addPhoto, { ...cell, photoId: newId(), file: photograph });
    await maker.call(laboratoryApi.settle, { ...cell, points: 4.5 });
    const whose = { schoolId: school.schoolId, studentId: studentAt(0), timeZone: 'Asia/Shanghai' };
    const later = new Date(world.clock.now().getTime() + 1_000);
    const { schoolId } = await world.newSchool();
    await world.services.database.asSystem(async (db) => {
      const taken = await takeOutLaboratory(db, whose);
      expect(taken.map(({ path }) => path.replace(/[^/]+[.]jpg$/, 'x.jpg'))).toEqual([
        'class/laboratory.json',
        'class/laboratory/x.jpg',
      ]);
      expect(taken[0]?.content).toContain('"settled": 4.5');
      const due = (id: string, before: Date) => oldLabEvidence.due(db, id, before);
      expect([await due(schoolId, later), await due(school.schoolId, new Date(0))]).toEqual([0, 0]);
      const all = await due(school.schoolId, later);
      const { removed, contents } = await oldLabEvidence.remove(db, school.schoolId, later);
      expect([removed, contents.length > 0, await due(school.schoolId, later)]).toEqual([all, true, 0]);
    });
    expect((await maker.call(laboratoryApi.overview, { assessmentId })).students[0]?.cells[0]).toMatchObject({
      points: 4.5,
      scores: [{ points: 4, note: '' }],
    });
    await maker.call(laboratoryApi.addPhoto, { ...cell, photoId: newId(), file: photograph });
    const gone = { ...whose, accountId: of.students[0]?.ids.accountId ?? '', marks: [] };
    const contents = await world.services.database.asSystem((db) => forgetLaboratory(db, gone));
    expect(contents).toHaveLength(1);
    const { photos, students } = await maker.call(laboratoryApi.overview, { assessmentId });
    expect([photos, students.map(({ cells }) => cells[0]?.points)]).toEqual([[], [null, 3]]);
  });
});
