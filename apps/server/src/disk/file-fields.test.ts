import { diskApi, suffixOf } from '@zhibi/contract/disk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localFile, uploadFile } from '../../test/disk.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

describe('the ending of a name', () => {
  it.each([
    ['教案.docx', 'docx'],
    ['公开课.第2版.PPTX', 'pptx'],
    ['没有后缀', ''],
    ['.gitignore', ''],
    ['结尾是点.', ''],
    [`a.${'x'.repeat(21)}`, ''],
  ])('of %s is “%s”', (name, suffix) => expect(suffixOf(name)).toBe(suffix));
});

it('a file says its ending and where its bytes are; a folder says neither', async () => {
  const teacher = await (await world.newSchool()).newTeacher();
  await uploadFile(teacher, localFile('第一课 课件.PDF', 'words'));
  await teacher.call(diskApi.createFolder, { parentCdId: '', name: '资料.zip' });
  const { items } = await teacher.call(diskApi.list, { parentCdId: '' });
  const [folder, file] = items;
  expect(folder).toMatchObject({ kind: 'folder', fileSuffix: '', fileUrl: '' });
  expect(file).toMatchObject({ fileSuffix: 'pdf', fileUrl: `${diskApi.download.path}?cdId=${file?.cdId}` });
  const stranger = await (await world.newSchool()).newTeacher();
  expect((await stranger.refused(diskApi.download, { cdId: file?.cdId ?? '' })).code).toBe(-1404);
  const { bytes } = await teacher.download(diskApi.download, { cdId: file?.cdId ?? '' });
  expect(bytes.toString()).toBe('words');
});
