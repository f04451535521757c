import { scansApi } from '@zhibi/contract/capture/scans';
import { homeworkApi } from '@zhibi/contract/homework';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ScannedClass } from '../../../test/scanned-class.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { placeFor } from '../../platform/threads/index.js';
import { readSheetsApart } from './read/read-apart.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world?.close());

const isAwake = () => placeFor('scans', world.services).isAwake;

it('the reader opens when a student looks at the page that takes photographs, not before and not for what takes none', async () => {
  const room = await ScannedClass.of(world, ['choice'], 1);
  const given = await ScannedClass.of(world, ['choice'], 1);
  const [student] = room.course.classes[0]?.students ?? [];
  const [other] = given.course.classes[0]?.students ?? [];
  const { homeworkId } = room.homework;
  await given.course.teacher.call(homeworkApi.withdraw, { homeworkId: given.homework.homeworkId });
  await other?.refused(scansApi.photos, { homeworkId: given.homework.homeworkId });
  expect(isAwake()).toBe(false);
  await student?.call(scansApi.photos, { homeworkId });
  expect(isAwake()).toBe(true);
  // What was opened reads: a file that is not there is told, and nothing hangs.
  await expect(
    readSheetsApart(world.services, { path: '/nowhere', at: 0, to: { pageSize: 'A4', editions: {}, codes: {} } }),
  ).rejects.toThrow('ENOENT');
});
