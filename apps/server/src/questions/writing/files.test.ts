import { readFile } from 'node:fs/promises';
import { writingApi } from '@zhibi/contract/questions/writing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/person.js';
import { freshQuestion, sampleContent } from '../../../test/question.js';
import { openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';
import { newId } from '../../platform/ids.js';

let world: TestWorld;
let school: TestSchool;
let teacher: Person;
beforeAll(async () => {
  world = await openTestWorld();
  school = await world.newSchool();
  teacher = await school.newTeacher();
});
afterAll(() => world.close());

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });
const upload = (content: Uint8Array, name: string, type = 'application/octet-stream') =>
  teacher.call(writingApi.upload, { file: new File([Buffer.from(content)], name, { type }) });
const refusal = async (content: Uint8Array, name: string) =>
  (await teacher.refused(writingApi.upload, { file: new File([Buffer.from(content)], name) })).reason;

describe('a picture', () => {
  it('is made anew, upright and without what the camera wrote', async () => {
    const photo = await plain(400, 200)
      .withExif({ IFD0: { Copyright: 'GPS 30.2N 120.1E' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const kept = await upload(photo, 'IMG_0001.exe');
    expect(kept).toMatchObject({ kind: 'image', widthMm: 52.9, heightMm: 105.8 });
    const { bytes, type } = await teacher.download(writingApi.file, { fileId: kept.fileId });
    const facts = await sharp(bytes).metadata();
    expect([type, facts.width, facts.height, facts.exif, facts.orientation]).toEqual([
      'image/jpeg',
      200,
      400,
      undefined,
      undefined,
    ]);
    expect(bytes.includes('GPS')).toBe(false);
  });

  it('of a telephone in HEIC is kept as JPEG; one that ends early, or has too many pixels, is told', async () => {
    const sent = (name: string) => readFile(new URL(`../../../test/pictures/${name}`, import.meta.url));
    const heic = await sent('page.heic');
    const { fileId, kind } = await upload(heic, 'IMG_0002.HEIC');
    const { bytes, type } = await teacher.download(writingApi.file, { fileId });
    const { format, width = 0, height = 0 } = await sharp(bytes).metadata();
    expect([kind, type, format, height > width]).toEqual(['image', 'image/jpeg', 'jpeg', true]);
    expect(await refusal(heic.subarray(0, heic.length / 3), 'IMG_0003.HEIC')).toBe('file-unreadable');
    expect(await refusal(await sent('large.heic'), 'IMG_0004.HEIC')).toBe('file-unreadable');
  });

  it('that is kept already loses nothing when it is sent once more, elsewhere too', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const photo = await sharp({ create: { width: 120, height: 80, channels: 3, noise, background: '#000' } })
      .jpeg({ quality: 99 })
      .toBuffer();
    const download = async ({ fileId }: { fileId: string }) =>
      (await teacher.download(writingApi.file, { fileId })).bytes;
    const kept = await download(await upload(photo, 'a.jpg'));
    expect(kept.length).toBeLessThan(photo.length);
    const elsewhere = await (await world.newSchool()).newTeacher();
    const { fileId } = await elsewhere.call(writingApi.upload, { file: new File([Buffer.from(kept)], 'a.jpg') });
    expect((await elsewhere.download(writingApi.file, { fileId })).bytes).toEqual(kept);
    const noted = Buffer.concat([kept, Buffer.from('30.2N 120.1E')]);
    expect((await download(await upload(noted, 'a.jpg'))).includes('30.2N')).toBe(false);
  });

  it('is kept once, whoever of the school sends it again', async () => {
    const png = await plain(20, 20).png().toBuffer();
    const again = await (await school.newTeacher()).call(writingApi.upload, {
      file: new File([Buffer.from(png)], 'b.png'),
    });
    expect(again.fileId).toBe((await upload(png, 'a.png')).fileId);
  });

  it('that is drawn keeps its lines and nothing that runs', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 48"><script>alert(1)</script><path d="M0 0L9 9" onclick="x()"/></svg>';
    const { fileId, widthMm } = await upload(Buffer.from(svg), 'a.svg');
    const { bytes, type } = await teacher.download(writingApi.file, { fileId });
    expect([type, widthMm]).toEqual(['image/svg+xml', 25.4]);
    expect(bytes.toString()).toContain('<path');
    expect(bytes.toString()).not.toMatch(/script|onclick/);
  });

  it('is served as what it is, and guessed at by nobody', async () => {
    const { fileId } = await upload(await plain(9, 9).png().toBuffer(), 'a.html', 'text/html');
    const response = await teacher.send(writingApi.file, { fileId });
    expect(response.headers['content-type']).toBe('image/png');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  it('is refused when it is none, half of one, or vast', async () => {
    expect(await refusal(Buffer.from('<html><script>1</script></html>'), 'a.png')).toBe('file-unreadable');
    const half = await plain(300, 300).png().toBuffer();
    expect(await refusal(half.subarray(0, half.length / 2), 'a.png')).toBe('file-unreadable');
    const entities =
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>';
    expect(await refusal(Buffer.from(entities), 'a.svg')).toBe('file-unreadable');
    expect(await refusal(await plain(9000, 9000).png({ compressionLevel: 9 }).toBuffer(), 'bomb.png')).toBe(
      'file-too-wide',
    );
    const long = Buffer.concat([await plain(9, 9).png().toBuffer(), Buffer.alloc(10_000_001)]);
    expect(await refusal(long, 'long.png')).toBe('file-too-large');
  });

  it('is there for the own school alone', async () => {
    const { fileId } = await upload(await plain(11, 11).png().toBuffer(), 'a.png');
    const other = await (await world.newSchool()).newTeacher();
    expect((await other.refused(writingApi.file, { fileId })).code).toBe(-1404);
    const { classId } = await school.newClass(0);
    const student = await school.newStudent(classId);
    expect((await student.download(writingApi.file, { fileId })).type).toBe('image/png');
  });

  it('in a question is one that is there', async () => {
    const stem = (fileId: string) => [
      {
        t: 'p' as const,
        children: [
          { t: 'image' as const, source: { kind: 'file' as const, fileId }, widthMm: 9, heightMm: 9, alt: '图' },
        ],
      },
    ];
    const save = (fileId: string) => ({ ...freshQuestion, content: sampleContent({ body: { stem: stem(fileId) } }) });
    const { fileId } = await upload(await plain(12, 12).png().toBuffer(), 'a.png');
    expect((await teacher.call(writingApi.save, save(fileId))).body.stem).toEqual(stem(fileId));
    expect(await teacher.refused(writingApi.save, save(newId()))).toMatchObject({ reason: 'file-gone' });
    expect(await teacher.refused(writingApi.save, save('../../etc/passwd'))).toMatchObject({ reason: 'file-gone' });
  });

  it('is printed with its question', async () => {
    const { fileId } = await upload(await plain(96, 96).png().toBuffer(), 'a.png');
    const { body } = sampleContent();
    const picture = {
      t: 'image' as const,
      source: { kind: 'file' as const, fileId },
      widthMm: 25,
      heightMm: 25,
      alt: '图',
    };
    const printed = await teacher.call(writingApi.preview, {
      body: { ...body, stem: [{ t: 'p', children: [picture] }] },
      edition: 'student',
    });
    expect(printed.issues).toEqual([]);
    expect(printed.pages[0]).toContain('<image');
  });
});

it('a sound is kept as it is, and stands in a question as a sound only', async () => {
  const mp3 = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(500)]);
  const { fileId, kind } = await upload(mp3, 'dictation.txt');
  expect(kind).toBe('audio');
  const received = await teacher.download(writingApi.file, { fileId });
  expect([received.type, received.bytes.equals(mp3)]).toEqual(['audio/mpeg', true]);
  const audio = [{ fileId, title: '听力' }];
  const saved = await teacher.call(writingApi.save, { ...freshQuestion, content: sampleContent({ body: { audio } }) });
  expect(saved.body.audio).toEqual(audio);
});
