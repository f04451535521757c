import { createHash, randomBytes } from 'node:crypto';
import { peopleApi } from '@zhibi/contract/people';
import { LARGEST_HEAD_BYTES, profileApi } from '@zhibi/contract/people/profile';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/person.js';
import { openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';

let world: TestWorld;
let school: TestSchool;
beforeAll(async () => {
  world = await openTestWorld();
  school = await world.newSchool();
});
afterAll(() => world.close());

const picture = (width = 600, height = 400) => sharp({ create: { width, height, channels: 3, background: '#1d4ed8' } });
const asFile = (bytes: Uint8Array, name = 'me.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type });
const upload = (person: Person, bytes: Uint8Array, name?: string) =>
  person.call(profileApi.uploadHead, { file: asFile(bytes, name) });

/** A valid JPEG of exactly so many bytes: what follows its end is not looked at. */
async function jpegOf(bytes: number): Promise<Buffer> {
  const jpeg = await picture().jpeg().toBuffer();
  return Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);
}

describe('an avatar', () => {
  it('stands in the user record, square, small, and with nothing of the camera in it', async () => {
    const teacher = await school.newTeacher();
    const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 14/1 0/1' } };
    const { fileId, headUrl } = await upload(teacher, await picture().withExif(exif).jpeg().toBuffer());
    expect(await teacher.call(peopleApi.info, {})).toMatchObject({ fileId, headUrl });
    const { bytes, type } = await teacher.download(profileApi.head, { fileId });
    const { format, width, height, exif: left, icc, xmp } = await sharp(bytes).metadata();
    expect({ type, format, width, height, left, icc, xmp }).toEqual({
      type: 'image/webp',
      format: 'webp',
      width: 256,
      height: 256,
      left: undefined,
      icc: undefined,
      xmp: undefined,
    });
  });

  it('is turned upright as the phone was held', async () => {
    const teacher = await school.newTeacher();
    const [red, blue] = ['#ff0000', '#0000ff'].map((background) => ({
      create: { width: 200, height: 400, channels: 3 as const, background },
    }));
    // Left half red, right half blue, and a note of the phone: turn me by 90 degrees.
    const halves = await picture(400, 400)
      .composite([
        { input: red, left: 0, top: 0 },
        { input: blue, left: 200, top: 0 },
      ])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { fileId } = await upload(teacher, halves);
    const { bytes } = await teacher.download(profileApi.head, { fileId });
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * 256 + x) * 3, (y * 256 + x) * 3 + 3)];
    expect(at(200, 40)[0]).toBeGreaterThan(200); // red is on top now
    expect(at(40, 216)[2]).toBeGreaterThan(200);
  });

  it('is judged by its content, not by its name', async () => {
    const teacher = await school.newTeacher();
    expect(await upload(teacher, await picture().png().toBuffer(), 'me.txt')).toMatchObject({});
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const bytes of [
      svg,
      randomBytes(2_000),
      Buffer.alloc(0),
      (await picture().jpeg().toBuffer()).subarray(0, 200),
    ]) {
      const refused = await teacher.refused(profileApi.uploadHead, { file: asFile(bytes) });
      expect(refused).toMatchObject({ code: -1400, reason: 'head-unreadable' });
    }
  });

  it.each([
    [LARGEST_HEAD_BYTES - 1, true],
    [LARGEST_HEAD_BYTES, true],
    [LARGEST_HEAD_BYTES + 1, false],
  ])('of %i bytes is taken: %s', async (bytes, isTaken) => {
    const teacher = await school.newTeacher();
    const file = asFile(await jpegOf(bytes));
    if (isTaken) return expect((await teacher.call(profileApi.uploadHead, { file })).fileId).toBeTruthy();
    const refused = await teacher.refused(profileApi.uploadHead, { file });
    expect(refused).toMatchObject({ code: -1400, reason: 'head-too-large', msg: '图片大小不能超过500kb' });
  });

  it('is refused when it would fill the memory: few bytes, very many pixels', async () => {
    const teacher = await school.newTeacher();
    const bomb = await picture(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(LARGEST_HEAD_BYTES);
    expect((await teacher.refused(profileApi.uploadHead, { file: asFile(bomb) })).reason).toBe('head-unreadable');
  });

  it('is seen in the same school only, and by its owner', async () => {
    const [owner, colleague] = [await school.newTeacher(), await school.newLeader('SCHOOLADMIN')];
    const stranger = await (await world.newSchool()).newTeacher();
    const { fileId } = await upload(owner, await picture().png().toBuffer());
    expect((await colleague.download(profileApi.head, { fileId })).bytes.length).toBeGreaterThan(0);
    expect((await stranger.refused(profileApi.head, { fileId })).code).toBe(-1404);
    expect((await owner.refused(profileApi.head, { fileId: crypto.randomUUID() })).code).toBe(-1404);
  });

  it('may be had by a person without a school, who sees it alone', async () => {
    const officer = await world.newPerson({ loginType: 1, roles: ['REGION'] });
    const { fileId } = await upload(officer, await picture().png().toBuffer());
    expect((await officer.download(profileApi.head, { fileId })).type).toBe('image/webp');
    expect((await (await school.newTeacher()).refused(profileApi.head, { fileId })).code).toBe(-1404);
  });

  it('is replaced by the next, and can be taken away', async () => {
    const student = (await school.newClass(1)).students[0];
    if (!student) throw new Error('nobody');
    const first = await upload(student, await picture().png().toBuffer());
    const second = await upload(student, await picture(300, 300).png().toBuffer());
    expect((await student.refused(profileApi.head, { fileId: first.fileId })).code).toBe(-1404);
    expect((await student.call(peopleApi.info, {})).fileId).toBe(second.fileId);
    await student.call(profileApi.removeHead, {});
    expect(await student.call(peopleApi.info, {})).toMatchObject({ fileId: null, headUrl: '' });
  });

  it('goes with its bytes, unless somebody else shows the same picture', async () => {
    const [one, other] = [await school.newTeacher(), await school.newTeacher()];
    const same = await picture().linear(0.5, 17).png().toBuffer(); // a colour that no other test shows
    const { fileId } = await upload(one, same);
    await upload(other, same);
    const { bytes } = await one.download(profileApi.head, { fileId });
    const content = createHash('sha256').update(bytes).digest('hex');
    await one.call(profileApi.removeHead, {});
    expect(await world.services.files.sizeOf(content)).toBe(bytes.length);
    await upload(other, await picture().negate().png().toBuffer());
    expect(await world.services.files.sizeOf(content)).toBeUndefined();
  });

  it('needs a form with a file', async () => {
    const teacher = await school.newTeacher();
    const response = await teacher.send({ ...profileApi.uploadHead, kind: 'json' }, { file: 'x' });
    expect(response.json().code).toBe(-1400);
    const empty = await teacher.send(profileApi.uploadHead, {});
    expect(empty.json().code).toBe(-1400);
  });
});
