import { diskApi } from '@zhibi/contract/disk';
import { toStamp } from '@zhibi/contract/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localFile, uploadFile } from '../../../test/disk.js';
import type { Person } from '../../../test/person.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';

let world: TestWorld;
let owner: Person;
let neighbour: Person;
let stranger: Person;
beforeAll(async () => {
  world = await openTestWorld({ ACCESS_TOKEN_S: '86400' });
  const regionId = await world.newRegion();
  owner = await (await world.newSchool({ regionId })).newTeacher();
  neighbour = await (await world.newSchool({ regionId })).newTeacher();
  stranger = await (await world.newSchool({ regionId: await world.newRegion() })).newTeacher();
});
afterAll(() => world.close());

const names = async (person: Person, words?: string) =>
  (await person.call(diskApi.regionFiles, { words })).items.map((one) => one.name).sort();

it('the other schools of a district see what is shared with it, also in a folder, look into it and copy it', async () => {
  const { cdId: folder } = await owner.call(diskApi.createFolder, { parentCdId: '', name: '联考' });
  const cdId = await uploadFile(owner, localFile('试卷.txt', 'paper'), { parentCdId: folder });
  const alone = await uploadFile(owner, localFile('私有.txt', 'x'));
  await owner.call(diskApi.share, { cdId: folder, audience: 'region' });
  expect(await names(neighbour)).toEqual(['试卷.txt']);
  expect(await names(neighbour, '没有')).toEqual([]);
  expect([await names(owner), await names(stranger)]).toEqual([[], []]);
  expect((await neighbour.download(diskApi.downloadRegion, { cdId })).bytes.toString()).toBe('paper');
  const { token } = await neighbour.call(diskApi.preview, { regionCdId: cdId });
  expect((await world.stranger.send(diskApi.media, { token })).body).toBe('paper');
  const copy = await neighbour.call(diskApi.takeRegion, { cdId, parentCdId: '' });
  expect((await neighbour.download(diskApi.download, copy)).bytes.toString()).toBe('paper');
  for (const [person, id] of [
    [stranger, cdId],
    [neighbour, alone],
  ] as const)
    for (const call of [
      () => person.refused(diskApi.takeRegion, { cdId: id, parentCdId: '' }),
      () => person.refused(diskApi.preview, { regionCdId: id }),
    ])
      expect(await call()).toMatchObject({ code: -1404 });
  await owner.call(diskApi.trash, { cdIds: [folder] });
  expect(await names(neighbour)).toEqual([]);
  expect((await world.stranger.send(diskApi.media, { token })).statusCode).toBe(404);
});

it('what has ended is seen no more', async () => {
  const cdId = await uploadFile(owner, localFile('一小时.txt', 'x'));
  const expiresAt = toStamp(new Date(world.clock.now().getTime() + 3_600_000), 'Asia/Shanghai');
  await owner.call(diskApi.share, { cdId, audience: 'region', expiresAt });
  expect(await names(neighbour)).toEqual(['一小时.txt']);
  world.clock.forward(3_601_000);
  expect(await names(neighbour)).toEqual([]);
});
