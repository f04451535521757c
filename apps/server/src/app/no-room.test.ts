import { writingApi } from '@zhibi/contract/questions/writing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshQuestion, sampleContent } from '../../test/question.js';
import { JUNIOR_MATHS, openTestWorld, type TestWorld } from '../../test/school.js';
import { NoSpace } from '../platform/files/index.js';
import { openClient } from '../platform/pools.js';
import { isOfNoRoom } from './no-room.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

it('who saves something while the disk of the database is full hears so, and nothing is kept by half', async () => {
  const teacher = await (await world.newSchool()).newTeacher();
  const save = { ...freshQuestion, content: sampleContent({ stem: '磁盘满时的题 ___' }) };
  const owner = await openClient(world.connection);
  await owner.query(`create function disk_is_full() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
    create trigger full_disk after insert on question_version execute function disk_is_full()`);
  expect(await teacher.refused(writingApi.save, save)).toMatchObject({
    code: -1500,
    reason: 'no-room',
    msg: '服务器磁盘已满，暂时无法保存，请联系管理员',
  });
  await owner.query('drop trigger full_disk on question_version');
  await owner.end();
  const { items } = await teacher.call(writingApi.mine, { subjectId: JUNIOR_MATHS });
  expect(items).toEqual([]);
  await expect(teacher.call(writingApi.save, save)).resolves.toMatchObject({ version: 1 });
});

it.each<[string, unknown, boolean]>([
  ['a full disk', Object.assign(new Error(), { code: 'ENOSPC' }), true],
  [
    'a used-up quota within another error',
    new Error('x', { cause: Object.assign(new Error(), { code: 'EDQUOT' }) }),
    true,
  ],
  ['a store without room', new NoSpace(), true],
  ['another fault', Object.assign(new Error(), { code: 'EIO' }), false],
  ['what is no error', 'ENOSPC', false],
])('%s', (_, fault, isSo) => expect(isOfNoRoom(fault)).toBe(isSo));
