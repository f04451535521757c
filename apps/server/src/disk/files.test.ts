import { createHash } from 'node:crypto';
import { diskApi } from '@zhibi/contract/disk';
import { toStamp } from '@zhibi/contract/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localFile, said, uploadFile } from '../../test/disk.js';
import type { Person } from '../../test/person.js';
import { openTestWorld, type TestClass, type TestSchool, type TestWorld } from '../../test/school.js';
import { perform } from '../../test/test-course.js';

let world: TestWorld;
let school: TestSchool;
let room: TestClass;
beforeAll(async () => {
  world = await openTestWorld({ ACCESS_TOKEN_S: '86400' });
  school = await world.newSchool();
  room = await school.newClass(1);
});
afterAll(() => world.close());

const newTeacher = () => school.newTeacher([room.classId]);
const folder = async (person: Person, name: string, parentCdId = '') =>
  (await person.call(diskApi.createFolder, { parentCdId, name })).cdId;
const list = (
  person: Person,
  input: Parameters<typeof person.call<typeof diskApi.list.input, typeof diskApi.list.output>>[1] = {},
) => person.call(diskApi.list, input);
const names = async (person: Person, input: Parameters<typeof list>[1] = {}) =>
  (await list(person, input)).items.map((one) => one.name);

describe('a folder', () => {
  it('lists folders first, then files, in the order asked for', async () => {
    const person = await newTeacher();
    await folder(person, '22 二次函数');
    await folder(person, '9 一元二次方程');
    await uploadFile(person, localFile('答案.pdf', 30));
    await uploadFile(person, localFile('板书.jpg', 10));
    expect(await names(person, { sort: 'name' })).toEqual(['9 一元二次方程', '22 二次函数', '板书.jpg', '答案.pdf']);
    expect((await names(person, { sort: 'size' })).slice(2)).toEqual(['答案.pdf', '板书.jpg']);
    expect((await names(person, { sort: 'changed' })).slice(2)).toEqual(['板书.jpg', '答案.pdf']);
    expect((await names(person, { sort: 'kind' })).slice(2)).toEqual(['板书.jpg', '答案.pdf']);
    expect(await names(person, { kind: 'pdf' })).toEqual(['答案.pdf']);
  });

  it('pages by key, each row once, with the number of all', async () => {
    const person = await newTeacher();
    const parentCdId = await folder(person, '很多');
    const paths = Array.from({ length: 60 }, (_, i) => [`第${i + 1}课`]);
    await person.call(diskApi.makeFolders, { parentCdId, paths });
    for (const sort of ['name', 'changed', 'size', 'kind'] as const) {
      const first = await list(person, { parentCdId, sort });
      const second = await list(person, { parentCdId, sort, cursor: first.next ?? '' });
      expect([first.items.length, first.total, second.items.length, second.next]).toEqual([50, 60, 10, null]);
      expect(new Set([...first.items, ...second.items].map((one) => one.cdId)).size).toBe(60);
    }
  });

  it('is searched with all that lies below, by name, reading and initials', async () => {
    const person = await newTeacher();
    const unit = await folder(person, '九年级');
    await uploadFile(person, localFile('二次函数 100%.pptx', 5), { parentCdId: unit });
    for (const words of ['二次', 'erci', 'ecHS', '100%', '函数 pptx'])
      expect([words, await names(person, { words })]).toEqual([words, ['二次函数 100%.pptx']]);
    expect(await names(person, { words: '%' })).toHaveLength(1);
    expect(await names(person, { words: '三次' })).toEqual([]);
    expect(await names(person, { words: 'erci', parentCdId: unit })).toHaveLength(1);
  });

  it('has a way to it, and no name twice', async () => {
    const person = await newTeacher();
    const outer = await folder(person, '外');
    const inner = await folder(person, '内', outer);
    const place = await person.call(diskApi.place, { parentCdId: inner });
    expect(place).toEqual({
      path: [
        { cdId: outer, name: '外' },
        { cdId: inner, name: '内' },
      ],
      isOwn: true,
      can: { add: true },
    });
    expect((await person.refused(diskApi.createFolder, { parentCdId: outer, name: '内' })).reason).toBe('name-taken');
  });

  it('tree that is dropped twice is made once', async () => {
    const person = await newTeacher();
    const paths = [['单元', '课件'], ['单元'], ['单元', '教案']];
    const once = await person.call(diskApi.makeFolders, { parentCdId: '', paths });
    expect(await person.call(diskApi.makeFolders, { parentCdId: '', paths })).toEqual(once);
    expect(await names(person, { parentCdId: once.cdIds[1] ?? '' })).toHaveLength(2);
  });
});

describe('a file', () => {
  it('is renamed, moved and copied; a name that is taken is refused or gets a number', async () => {
    const person = await newTeacher();
    const there = await folder(person, '那里');
    const [one, two] = [
      await uploadFile(person, localFile('一.txt', 3)),
      await uploadFile(person, localFile('二.txt', 3)),
    ];
    expect((await person.refused(diskApi.rename, { cdId: one, name: '二.TXT' })).reason).toBe('name-taken');
    await person.call(diskApi.rename, { cdId: one, name: '一.docx' });
    expect((await list(person, { kind: 'word' })).items[0]?.cdId).toBe(one);
    await person.call(diskApi.move, { cdIds: [one, two], parentCdId: there });
    expect(await names(person, { parentCdId: there, sort: 'name' })).toEqual(['二.txt', '一.docx']);
    await person.call(diskApi.copy, { cdIds: [two], parentCdId: there });
    expect(await names(person, { parentCdId: there, sort: 'name' })).toEqual(['二.txt', '二 (2).txt', '一.docx']);
    await person.call(diskApi.copy, { cdIds: [two, there], parentCdId: there });
    const [copy] = (await list(person, { parentCdId: there })).items;
    expect(copy).toMatchObject({ name: '那里', kind: 'folder', items: 3, versions: 0 });
    expect(await names(person, { parentCdId: copy?.cdId ?? '' })).toHaveLength(3);
  });

  it('cannot lie in itself', async () => {
    const person = await newTeacher();
    const outer = await folder(person, '外');
    const inner = await folder(person, '内', outer);
    expect((await person.refused(diskApi.move, { cdIds: [outer], parentCdId: inner })).reason).toBe('into-itself');
    expect((await person.refused(diskApi.move, { cdIds: [outer], parentCdId: outer })).reason).toBe('into-itself');
  });

  it('has versions: nothing is lost', async () => {
    const person = await newTeacher();
    const cdId = await uploadFile(person, localFile('教案.txt', 'first'));
    await uploadFile(person, localFile('教案.txt', 'second'), { versionOf: cdId });
    const { items } = await person.call(diskApi.versions, { cdId });
    expect(items.map(({ number, isCurrent }) => [number, isCurrent])).toEqual([
      [2, true],
      [1, false],
    ]);
    await person.call(diskApi.restoreVersion, { cdId, versionId: items[1]?.versionId ?? '' });
    expect((await person.download(diskApi.download, { cdId })).bytes.toString()).toBe('first');
    const old = await person.download(diskApi.download, { cdId, versionId: items[0]?.versionId });
    expect(old.bytes.toString()).toBe('second');
  });

  it('wears the reader’s own star', async () => {
    const person = await newTeacher();
    const cdId = await uploadFile(person, localFile('星.txt', 3));
    await person.call(diskApi.star, { cdIds: [cdId], starred: true });
    expect((await list(person, { scope: 'starred' })).items).toMatchObject([
      { name: '星.txt', starred: true, versions: 1 },
    ]);
    expect((await list(person)).items).toMatchObject([{ starred: true, shared: false }]);
    await person.call(diskApi.star, { cdIds: [cdId], starred: false });
    expect(await names(person, { scope: 'starred' })).toEqual([]);
  });
});

describe('the recycle bin', () => {
  it('gives back what lay in it, with all below, under a free name', async () => {
    const person = await newTeacher();
    const unit = await folder(person, '单元');
    await uploadFile(person, localFile('课件.pptx', 3), { parentCdId: unit });
    await person.call(diskApi.trash, { cdIds: [unit] });
    expect(await names(person)).toEqual([]);
    expect((await person.refused(diskApi.list, { parentCdId: unit })).code).toBe(-1404);
    const [thrown] = (await list(person, { scope: 'trash' })).items;
    expect(thrown).toMatchObject({
      name: '单元',
      items: 1,
      can: { edit: false, share: false, trash: false, restore: true },
    });
    await folder(person, '单元');
    await person.call(diskApi.restore, { cdIds: [unit] });
    expect(await names(person, { sort: 'name' })).toEqual(['单元', '单元 (2)'].sort());
    expect(await names(person, { parentCdId: unit })).toEqual(['课件.pptx']);
  });

  it('gives back to the root what has no folder any more', async () => {
    const person = await newTeacher();
    const unit = await folder(person, '单元');
    const cdId = await uploadFile(person, localFile('课件.pptx', 3), { parentCdId: unit });
    await person.call(diskApi.trash, { cdIds: [cdId] });
    await person.call(diskApi.trash, { cdIds: [unit] });
    await person.call(diskApi.restore, { cdIds: [cdId] });
    expect(await names(person)).toEqual(['课件.pptx']);
  });

  it('is emptied for ever: content that nobody else holds goes, other content stays', async () => {
    const [person, other] = [await newTeacher(), await newTeacher()];
    const [own, common] = [localFile('自己.txt', 'mine alone'), localFile('共有.txt', 'of two')];
    const sizes = () =>
      Promise.all(
        [own, common].map((one) => world.services.files.sizeOf(createHash('sha256').update(one.bytes).digest('hex'))),
      );
    const ids = [await uploadFile(person, own), await uploadFile(person, common)];
    await uploadFile(other, common);
    await person.call(diskApi.trash, { cdIds: ids });
    expect((await person.refused(diskApi.purge, { cdIds: [await uploadFile(person, localFile())] })).code).toBe(-1403);
    await person.call(diskApi.purge, { cdIds: ids });
    const contents = [own, common].map((one) => createHash('sha256').update(one.bytes).digest('hex'));
    await perform(world, 'disk-sweep-contents', { contents });
    expect(await sizes()).toEqual([undefined, 6]);
  });

  it('and uploads left lying are swept', async () => {
    const person = await newTeacher();
    const cdId = await uploadFile(person, localFile('旧.txt', 3));
    await person.call(diskApi.trash, { cdIds: [cdId] });
    const file = localFile('没传完.txt', 9);
    const { uploadId } = await person.call(diskApi.getUploadId, said(file));
    world.clock.forward(31 * 86_400_000);
    await perform(world, 'disk-sweep', {});
    world.clock.forward(-31 * 86_400_000);
    expect(await names(person, { scope: 'trash' })).toEqual([]);
    expect((await person.call(diskApi.getUploadId, said(file))).uploadId).not.toBe(uploadId);
  });
});

describe('a download', () => {
  it('is never run: an octet stream with nosniff under its own name', async () => {
    const person = await newTeacher();
    const name = "课件 (1)'s.svg";
    const cdId = await uploadFile(person, localFile(name, '<svg onload="alert(1)"/>'));
    const response = await person.send(diskApi.download, { cdId });
    expect(response.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'content-length': '24',
      'content-disposition': "attachment; filename*=UTF-8''%E8%AF%BE%E4%BB%B6%20%281%29%27s.svg",
    });
  });

  it('answers ranges', async () => {
    const person = await newTeacher();
    const cdId = await uploadFile(person, localFile('十.txt', '0123456789'));
    const ranged = async (range: string) => {
      const response = await person.with({ range }).send(diskApi.download, { cdId });
      return [response.statusCode, response.headers['content-range'], response.statusCode === 416 ? '' : response.body];
    };
    expect(await ranged('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
    expect(await ranged('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await ranged('bytes=-2')).toEqual([206, 'bytes 8-9/10', '89']);
    expect(await ranged('bytes=10-')).toEqual([416, undefined, '']);
    expect(await ranged('lines=1-2')).toEqual([200, undefined, '0123456789']);
  });

  it('of several is one zip with their folders', async () => {
    const person = await newTeacher();
    const unit = await folder(person, '单元');
    await uploadFile(person, localFile('课件.txt', 'inside'), { parentCdId: unit });
    const other = await uploadFile(person, localFile('外.txt', 'outside'));
    const { bytes, name, type } = await person.download(diskApi.zip, { cdIds: [unit, other] });
    expect([name, type]).toEqual(['单元.zip', 'application/zip']);
    for (const path of ['单元/', '单元/课件.txt', '外.txt']) expect(bytes.includes(Buffer.from(path))).toBe(true);
  });
});

describe('what is shared', () => {
  it('with a class is seen by its teachers, not by others; edited only when it says so; gone when it ends', async () => {
    const [owner, colleague, outsider] = [await newTeacher(), await newTeacher(), await school.newTeacher()];
    const unit = await folder(owner, '集体备课');
    const cdId = await uploadFile(owner, localFile('课件.txt', 3), { parentCdId: unit });
    expect(await names(colleague, { scope: 'shared' })).not.toContain('集体备课');
    const share = { cdId: unit, audience: 'class' as const, classId: room.classId };
    await owner.call(diskApi.share, share);
    expect(await names(colleague, { scope: 'shared' })).toContain('集体备课');
    expect(await names(outsider, { scope: 'shared' })).not.toContain('集体备课');
    expect(await names(colleague, { parentCdId: unit })).toEqual(['课件.txt']);
    expect((await outsider.refused(diskApi.list, { parentCdId: unit })).code).toBe(-1404);
    expect((await outsider.refused(diskApi.download, { cdId })).code).toBe(-1404);
    expect((await colleague.refused(diskApi.rename, { cdId, name: '别的.txt' })).code).toBe(-1403);
    expect((await colleague.refused(diskApi.createFolder, { parentCdId: unit, name: '新' })).code).toBe(-1403);
    expect((await colleague.refused(diskApi.shares, { cdId: unit })).code).toBe(-1403);
    await owner.call(diskApi.share, { ...share, mayEdit: true });
    await uploadFile(colleague, localFile('同事的.txt', 4), { parentCdId: unit });
    expect((await list(owner, { parentCdId: unit, words: '同事' })).items[0]).toMatchObject({
      isMine: false,
      by: colleague.ids.name,
    });
    const { items } = await owner.call(diskApi.shares, { cdId: unit });
    expect(items).toHaveLength(1);
    await owner.call(diskApi.unshare, { shareId: items[0]?.shareId ?? '' });
    expect((await colleague.refused(diskApi.list, { parentCdId: unit })).code).toBe(-1404);
  });

  it('ends at its time', async () => {
    const [owner, colleague] = [await newTeacher(), await newTeacher()];
    const cdId = await uploadFile(owner, localFile('一天.txt', 3));
    const at = (hours: number) => toStamp(new Date(world.clock.now().getTime() + hours * 3_600_000), 'Asia/Shanghai');
    expect((await owner.refused(diskApi.share, { cdId, audience: 'school', expiresAt: at(-1) })).reason).toBe('past');
    await owner.call(diskApi.share, { cdId, audience: 'school', expiresAt: at(1) });
    expect(await names(colleague, { scope: 'shared' })).toContain('一天.txt');
    world.clock.forward(7_200_000);
    expect(await names(colleague, { scope: 'shared' })).not.toContain('一天.txt');
    expect((await colleague.refused(diskApi.download, { cdId })).code).toBe(-1404);
    world.clock.forward(-7_200_000);
  });

  it('goes to classes taught only, and to a district only where there is one', async () => {
    const owner = await newTeacher();
    const cdId = await uploadFile(owner, localFile());
    const { classId } = await school.newClass(0);
    expect((await owner.refused(diskApi.share, { cdId, audience: 'class', classId })).reason).toBe('not-your-class');
    expect((await owner.refused(diskApi.share, { cdId, audience: 'region' })).reason).toBe('no-region');
  });
});

describe('the shelf of the school', () => {
  it('shows what a leader has approved, as it was offered', async () => {
    const [owner, reader, principal] = [
      await newTeacher(),
      await newTeacher(),
      await school.newLeader('SCHOOLPRINCIPAL'),
    ];
    const cdId = await uploadFile(owner, localFile('优秀教案.docx', 'approved words'));
    const { resourceId } = await owner.call(diskApi.offer, { cdId, note: '公开课' });
    const shelf = async (person: Person) => (await person.call(diskApi.resources, { words: '优秀' })).items;
    expect(await shelf(reader)).toEqual([]);
    expect((await reader.refused(diskApi.take, { resourceId, parentCdId: '' })).code).toBe(-1404);
    expect((await owner.refused(diskApi.decide, { resourceId, approved: true })).code).toBe(-1403);
    expect((await principal.refused(diskApi.decide, { resourceId, approved: false })).reason).toBe('reason');
    expect((await principal.call(diskApi.offers, { state: 'waiting' })).items[0]).toMatchObject({
      resourceId,
      can: { decide: true },
    });
    await principal.call(diskApi.decide, { resourceId, approved: true });
    expect((await principal.refused(diskApi.decide, { resourceId, approved: true })).reason).toBe('decided');
    await owner.call(diskApi.trash, { cdIds: [cdId] });
    await owner.call(diskApi.purge, { cdIds: [cdId] });
    expect(await shelf(reader)).toMatchObject([
      { name: '优秀教案.docx', note: '公开课', by: owner.ids.name, taken: 0 },
    ]);
    const taken = await reader.call(diskApi.take, { resourceId, parentCdId: '' });
    expect((await reader.download(diskApi.download, taken)).bytes.toString()).toBe('approved words');
    expect((await reader.download(diskApi.downloadResource, { resourceId })).name).toBe('优秀教案.docx');
    expect((await shelf(reader))[0]?.taken).toBe(1);
    expect((await reader.refused(diskApi.withdraw, { resourceId })).code).toBe(-1403);
    await owner.call(diskApi.withdraw, { resourceId });
    expect(await shelf(reader)).toEqual([]);
  });

  it('refuses with a reason that whoever offered it reads', async () => {
    const [owner, principal] = [await newTeacher(), await school.newLeader('SCHOOLPRINCIPAL')];
    const cdId = await uploadFile(owner, localFile());
    const { resourceId } = await owner.call(diskApi.offer, { cdId });
    await principal.call(diskApi.decide, { resourceId, approved: false, reason: '请补充答案' });
    const { items, waiting } = await owner.call(diskApi.offers, {});
    expect([items[0]?.state, items[0]?.reason, waiting]).toEqual(['refused', '请补充答案', 0]);
  });
});

it('counts what is used by the person and by the school', async () => {
  const person = await newTeacher();
  await uploadFile(person, localFile('一.bin', 1_000));
  const usage = await person.call(diskApi.usage, {});
  expect(usage).toMatchObject({ used: 1_000, quota: 50 * 1024 ** 3, schoolQuota: 2_000 * 1024 ** 3 });
  expect(usage.schoolUsed).toBeGreaterThanOrEqual(1_000);
});
