import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { diskApi, PART_BYTES } from '@zhibi/contract/disk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localFile, mergeOf, partOf, said, uploadFile } from '../../test/disk.js';
import type { Person } from '../../test/person.js';
import { openTestWorld, type TestSchool, type TestWorld } from '../../test/school.js';
import { NoSpace } from '../platform/files/index.js';

let world: TestWorld;
let school: TestSchool;
let teacher: Person;
beforeAll(async () => {
  world = await openTestWorld({ DISK_PERSON_GB: '1' });
  school = await world.newSchool();
});
afterAll(() => world.close());

const fresh = async () => {
  teacher = await school.newTeacher();
  return teacher;
};
const begin = async (file = localFile('课件.pptx', PART_BYTES + 7)) => {
  const person = await fresh();
  const { uploadId } = await person.call(diskApi.getUploadId, said(file));
  return { person, file, uploadId };
};

describe('an upload', () => {
  it('is kept under the hash of its content, whole', async () => {
    const file = localFile('课件.pptx', 2 * PART_BYTES + 7);
    await uploadFile(await fresh(), file);
    const sha256 = createHash('sha256').update(file.bytes).digest('hex');
    expect(await buffer((await world.services.files.open(sha256)) ?? Readable.from([]))).toEqual(file.bytes);
  });

  it('is found again with the parts that were sent, by the same person only', async () => {
    const { person, file, uploadId } = await begin();
    await person.call(diskApi.upload, partOf(file, uploadId, 2));
    const again = await person.call(diskApi.getUploadId, said(file));
    expect(again).toEqual({ uploadId, partETagList: [{ partNumber: 2, partSize: 7 }] });
    const other = await school.newTeacher();
    const theirs = await other.call(diskApi.getUploadId, said(file));
    expect(theirs.uploadId).not.toBe(uploadId);
    expect(theirs.partETagList).toEqual([]);
    expect((await other.refused(diskApi.upload, partOf(file, uploadId, 1))).code).toBe(-1404);
    expect((await other.refused(diskApi.merge, mergeOf(file, uploadId))).code).toBe(-1404);
    expect((await other.refused(diskApi.abort, { uploadId })).code).toBe(-1404);
  });

  it('tells nobody that another holds the same content', async () => {
    const file = localFile('试卷.pdf', 'the same bytes');
    await uploadFile(await fresh(), file);
    const { partETagList } = await (await school.newTeacher()).call(diskApi.getUploadId, said(file));
    expect(partETagList).toEqual([]);
  });

  it('of 0 bytes is one part of 0 bytes', async () => {
    const file = localFile('空.txt', '');
    const { person, uploadId } = await begin(file);
    expect((await person.refused(diskApi.merge, mergeOf(file, uploadId))).data.missing).toEqual([1]);
    expect(await person.call(diskApi.upload, partOf(file, uploadId, 1))).toEqual({ partNumber: 1, partSize: 0 });
    expect((await person.call(diskApi.merge, mergeOf(file, uploadId))).cdId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('takes the same part twice', async () => {
    const { person, file, uploadId } = await begin();
    const sent = { partNumber: 1, partSize: PART_BYTES };
    const part = partOf(file, uploadId, 1);
    expect(await Promise.all([person.call(diskApi.upload, part), person.call(diskApi.upload, part)])).toEqual([
      sent,
      sent,
    ]);
    expect(await person.call(diskApi.upload, part)).toEqual(sent);
  });

  it.each([
    ['too short', 1, (one: Buffer) => one.subarray(1), {}],
    ['longer than a part', 1, (one: Buffer) => Buffer.concat([one, Buffer.alloc(1)]), {}],
    ['of another length than it says', 2, (one: Buffer) => one, { partSize: 8 }],
    ['beyond the end', 3, () => Buffer.alloc(0), { partSize: 0 }],
    ['before the beginning', 0, () => Buffer.alloc(0), { partSize: 0 }],
    ['not what its MD5 says', 2, () => Buffer.alloc(7), {}],
    ['of another file', 2, (one: Buffer) => one, { fileMD5: 'f'.repeat(32) }],
    ['under another name', 2, (one: Buffer) => one, { fileName: '别的.pptx' }],
  ])('refuses a part that is %s', async (_, number, change, fields) => {
    const { person, file, uploadId } = await begin();
    const part = partOf(file, uploadId, number);
    expect((await person.refused(diskApi.upload, { ...part, file: change(part.file), ...fields })).code).toBe(-1400);
    expect((await person.call(diskApi.getUploadId, said(file))).partETagList).toEqual([]);
  });

  it('is merged once: the same call answers the same, also when both come together', async () => {
    const { person, file, uploadId } = await begin();
    expect(await person.refused(diskApi.merge, mergeOf(file, uploadId))).toMatchObject({
      code: -1409,
      reason: 'parts-missing',
      data: { missing: [1, 2] },
    });
    for (const number of [2, 1]) await person.call(diskApi.upload, partOf(file, uploadId, number));
    const merge = mergeOf(file, uploadId);
    const [one, two] = await Promise.all([person.call(diskApi.merge, merge), person.call(diskApi.merge, merge)]);
    expect(two).toEqual(one);
    expect(await person.call(diskApi.merge, merge)).toEqual(one);
    expect(await person.call(diskApi.upload, partOf(file, uploadId, 1))).toMatchObject({ partNumber: 1 });
  });

  it('that is finished is found again with all its parts, for whoever lost the answer', async () => {
    const { person, file, uploadId } = await begin();
    const cdId = await uploadFile(person, file);
    const again = await person.call(diskApi.getUploadId, said(file));
    expect(again).toMatchObject({ uploadId, partETagList: [{ partNumber: 1 }, { partNumber: 2 }] });
    expect(await uploadFile(person, file)).toBe(cdId);
  });

  it('whose whole is wrong has to be sent again, all of it', async () => {
    const right = localFile('课件.pptx', PART_BYTES + 7);
    const { person, uploadId } = await begin(right);
    const changed = Buffer.from(right.bytes.subarray(PART_BYTES));
    changed[0] = (changed[0] ?? 0) ^ 1;
    await person.call(diskApi.upload, partOf(right, uploadId, 1));
    await person.call(diskApi.upload, { ...partOf(right, uploadId, 2), file: changed, partMD5: undefined });
    expect(await person.refused(diskApi.merge, mergeOf(right, uploadId))).toMatchObject({
      reason: 'parts-missing',
      data: { missing: [1, 2] },
    });
    expect((await person.call(diskApi.getUploadId, said(right))).partETagList).toEqual([]);
    expect(await uploadFile(person, right)).toBeDefined();
  });

  it('is refused where the name was taken meanwhile, without case and in either form of Unicode', async () => {
    const file = localFile('Café 1.docx', 9);
    const { person, uploadId } = await begin(file);
    await person.call(diskApi.upload, partOf(file, uploadId, 1));
    await uploadFile(person, localFile('CAFE\u0301 1.DOCX', 5));
    expect((await person.refused(diskApi.merge, mergeOf(file, uploadId))).reason).toBe('name-taken');
    const input = { fileName: ['cafe\u0301 1.docx', '2.docx'], size: [1, 2], parentCdId: '' };
    const { duplicates, files } = await person.call(diskApi.check, input);
    expect(duplicates).toEqual(['café 1.docx']);
    // Of a file a new version may be made; a folder of that name is only in the way.
    expect(files).toEqual([{ name: 'café 1.docx', cdId: (await person.call(diskApi.list, {})).items[0]?.cdId }]);
    await person.call(diskApi.makeFolders, { parentCdId: '', paths: [['甲']] });
    const folder = { fileName: ['甲'], size: [1], parentCdId: '' };
    expect(await person.call(diskApi.check, folder)).toEqual({ duplicates: ['甲'], files: [] });
  });

  it('given up twice is gone once, and begins anew', async () => {
    const { person, file, uploadId } = await begin();
    await person.call(diskApi.upload, partOf(file, uploadId, 1));
    for (let time = 0; time < 2; time++) expect(await person.call(diskApi.abort, { uploadId })).toEqual({});
    expect((await person.refused(diskApi.upload, partOf(file, uploadId, 2))).code).toBe(-1404);
    expect((await person.refused(diskApi.merge, mergeOf(file, uploadId))).code).toBe(-1404);
    const again = await person.call(diskApi.getUploadId, said(file));
    expect(again.uploadId).not.toBe(uploadId);
    expect(again.partETagList).toEqual([]);
  });

  it('is the work of two clients of one person, and merges while a part arrives', async () => {
    const file = localFile('共同.bin', 4 * PART_BYTES);
    const { person, uploadId } = await begin(file);
    await Promise.all([1, 2, 3, 4, 4, 3, 2, 1].map((n) => person.call(diskApi.upload, partOf(file, uploadId, n))));
    const [cdId, late] = await Promise.all([
      person.call(diskApi.merge, mergeOf(file, uploadId)),
      person.call(diskApi.upload, partOf(file, uploadId, 2)),
    ]);
    expect(late.partNumber).toBe(2);
    expect(await uploadFile(person, file)).toBe(cdId.cdId);
  });

  it.each([
    ['../../etc/passwd', '名称不能包含'],
    ['a'.repeat(300), '名称不能超过 255 个字符'],
    ['a\u0007.txt', '名称不能包含'],
    ['a\u202etxt.exe', '名称不能包含'],
    ['CON', 'Windows 保留名称'],
    ['lpt1.pdf', 'Windows 保留名称'],
    ['  ', '请输入名称'],
    ['结尾.', '句点或空格'],
  ])('called %j is refused in words', async (name, reported) => {
    const { data } = await (await fresh()).refused(diskApi.getUploadId, said({ ...localFile(), name }));
    expect((data.fields as Record<string, string>).fileName).toContain(reported);
  });

  it('may be called by an emoji', async () => {
    expect(await uploadFile(await fresh(), localFile('👩‍🏫 板书.txt', 3))).toBeDefined();
  });

  it('has no room beyond the quota', async () => {
    const file = { ...said(localFile()), fileSize: 1024 ** 3 + 1 };
    expect((await (await fresh()).refused(diskApi.getUploadId, file)).reason).toBe('quota-person');
  });

  it('says that the server is full, and goes on when it is not', async () => {
    const { person, file, uploadId } = await begin();
    const { files } = world.services;
    const write = files.writePart;
    files.writePart = () => Promise.reject(new NoSpace()); // a full disk cannot be had otherwise
    const full = await person.refused(diskApi.upload, partOf(file, uploadId, 1));
    files.writePart = write;
    expect([full.reason, full.msg]).toEqual(['disk-full', '服务器存储空间已满，已传部分不会丢失，请稍后继续']);
    expect(await uploadFile(person, file)).toBeDefined();
  });
});
