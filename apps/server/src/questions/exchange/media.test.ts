import type { Inline } from '@zhibi/contract/kernel';
import { type QuestionBody, questionsApi } from '@zhibi/contract/questions';
import { type ExchangeFormat, exchangeApi } from '@zhibi/contract/questions/exchange';
import { writingApi } from '@zhibi/contract/questions/writing';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Importer } from '../../../test/importer.js';
import type { Person } from '../../../test/person.js';
import { freshQuestion, sampleContent } from '../../../test/question.js';
import { JUNIOR_MATHS, openTestWorld, type TestWorld } from '../../../test/school.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '1' });
});
afterAll(() => world.close());

const subjectId = JUNIOR_MATHS;
const newTeacher = async () => (await world.newSchool()).newTeacher();
const upload = (teacher: Person, bytes: Uint8Array, name: string) =>
  teacher.call(writingApi.upload, { file: new File([Buffer.from(bytes)], name) });
const found = async (teacher: Person) => (await teacher.call(questionsApi.search, { subjectId })).items;
const imageIn = ({ stem }: QuestionBody): Extract<Inline, { t: 'image' }> | undefined =>
  stem.flatMap((block) => (block.t === 'p' ? block.children : [])).find((one) => one.t === 'image');

const mp3 = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(500, 7)]);
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 48"><path d="M0 0L9 9"/></svg>';
const dots = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#369' } });

/** A question with a picture of dots, a drawing that lies in a file, and a sound. */
async function keepIllustrated(teacher: Person): Promise<string> {
  const [picture, drawn, sound] = [
    await upload(teacher, await dots().png().toBuffer(), 'a.png'),
    await upload(teacher, Buffer.from(drawing), 'b.svg'),
    await upload(teacher, mp3, 'c.mp3'),
  ];
  const image = (fileId: string, alt: string): Inline => ({
    t: 'image',
    source: { kind: 'file', fileId },
    widthMm: 30,
    heightMm: 15,
    alt,
  });
  const stem: QuestionBody['stem'] = [
    { t: 'p', children: [{ t: 'text', v: '听录音，看图' }, image(picture.fileId, '照片'), image(drawn.fileId, '图')] },
  ];
  const content = sampleContent({ body: { stem, audio: [{ fileId: sound.fileId, title: '听力' }] } });
  return (await teacher.call(writingApi.save, { ...freshQuestion, content })).questionId;
}

describe('pictures and sounds of questions', () => {
  const formats: ExchangeFormat[] = ['jsonl', 'moodle-xml', 'gift', 'qti-2.1', 'qti-2.2', 'qti-3.0', 'docx'];
  it.each(formats)('go to another school in %s', async (format) => {
    const author = await newTeacher();
    const questionId = await keepIllustrated(author);
    const { items } = await author.call(exchangeApi.losses, { format, questionIds: [questionId] });
    expect(items.flatMap(({ what }) => what)).toEqual(format === 'docx' ? ['sound'] : []);
    const { bytes } = await author.download(exchangeApi.export, { format, ids: questionId });
    const reader = await newTeacher();
    const one = await new Importer(reader).bring(bytes, { subjectId });
    expect(one.counts).toMatchObject({ added: 1, warned: 0, skipped: 0 });
    const [question] = await found(reader);
    const body = question?.body;
    const image = body && imageIn(body);
    expect(image).toMatchObject({ t: 'image', source: { kind: 'file' }, widthMm: 30, heightMm: 15, alt: '照片' });
    const fileId = image?.source.kind === 'file' ? image.source.fileId : '';
    const shown = await reader.download(writingApi.file, { fileId });
    expect([shown.type, (await sharp(shown.bytes).metadata()).width]).toEqual(['image/png', 40]);
    expect(JSON.stringify(body?.stem)).toContain('M0 0L9 9');
    if (format === 'docx') return;
    expect(body?.audio).toMatchObject([{ title: '听力' }]);
    const received = await reader.download(writingApi.file, { fileId: body?.audio?.[0]?.fileId ?? '' });
    expect([received.type, received.bytes.equals(mp3)]).toEqual(['audio/mpeg', true]);
  });

  it('are told as lost by a workbook and by Aiken', async () => {
    const author = await newTeacher();
    const questionIds = [await keepIllustrated(author)];
    for (const format of ['xlsx', 'aiken'] as const) {
      const [lost] = (await author.call(exchangeApi.losses, { format, questionIds })).items;
      expect(lost?.what).toEqual(expect.arrayContaining(['picture', 'sound']));
    }
  });

  it('are the same files when they come home, and no question twice', async () => {
    const author = await newTeacher();
    const content = sampleContent({ body: {} });
    const photo = await dots().jpeg().toBuffer();
    const { fileId } = await upload(author, photo, 'a.jpg');
    const stem: QuestionBody['stem'] = [
      {
        t: 'p',
        children: [
          { t: 'text', v: '图' },
          { t: 'image', source: { kind: 'file', fileId }, widthMm: 20, heightMm: 10, alt: '' },
        ],
      },
    ];
    const saved = await author.call(writingApi.save, {
      ...freshQuestion,
      content: { ...content, body: { ...content.body, stem } },
    });
    const { bytes } = await author.download(exchangeApi.export, { format: 'qti-2.1', ids: saved.questionId });
    const one = await new Importer(author).bring(bytes, { subjectId });
    expect(one.counts).toMatchObject({ added: 0, skipped: 1 });
    expect((await new Importer(author).items(one))[0]?.reason).toBe('duplicate');
  });
});

describe('a picture in a file of questions', () => {
  const brought = async (bytes: Uint8Array, type = 'image/png') => {
    const teacher = await newTeacher();
    const url = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
    const moodle = `<quiz><question type="essay"><questiontext format="html"><text><![CDATA[<p>看图<img src="${url}" alt="图" width="40"></p>]]></text></questiontext></question></quiz>`;
    const one = await new Importer(teacher).bring(moodle, { subjectId });
    const [item] = await new Importer(teacher).items(one);
    return { teacher, item, body: (await found(teacher))[0]?.body };
  };

  it('is made anew without what the camera wrote, whatever it calls itself', async () => {
    const photo = await dots()
      .withExif({ IFD0: { Copyright: 'GPS 30.2N 120.1E' } })
      .jpeg()
      .toBuffer();
    const { teacher, body } = await brought(photo, 'image/gif');
    const source = body && imageIn(body)?.source;
    const { bytes, type } = await teacher.download(writingApi.file, {
      fileId: source?.kind === 'file' ? source.fileId : '',
    });
    expect([type, bytes.includes('GPS')]).toEqual(['image/jpeg', false]);
  });

  it.each([
    [
      'half of one',
      async () => (await dots().resize(300, 300).png().toBuffer()).subarray(0, 200),
      'picture-unreadable',
    ],
    [
      'a bomb of dots',
      () =>
        sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
          .png({ compressionLevel: 9 })
          .toBuffer(),
      'picture-too-large',
    ],
    ['a page that calls itself one', async () => Buffer.from('<script>alert(1)</script>'), 'picture-unreadable'],
  ] as const)('that is %s gives way to its words, and the question says so', async (_, make, warning) => {
    const { item, body } = await brought(await make());
    expect([item?.outcome, item?.warnings.includes(warning)]).toEqual(['added', true]);
    expect(JSON.stringify(body?.stem)).toContain('看图图');
  });

  it('of a Word document comes with its question', async () => {
    const teacher = await newTeacher();
    const main = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
    const r = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
    const drawn = `<w:r><w:drawing><wp:inline xmlns:wp="wp"><wp:extent cx="720000" cy="360000"/><wp:docPr id="1" name="p" descr="图"/><a:graphic xmlns:a="a"><a:blip r:embed="rId1"/></a:graphic></wp:inline></w:drawing></w:r>`;
    const document = `<w:document ${main} ${r}><w:body><w:p><w:r><w:t>1. 看图写话</w:t></w:r>${drawn}</w:p></w:body></w:document>`;
    const relations =
      '<Relationships xmlns="x"><Relationship Id="rId1" Type="image" Target="media/image1.png"/></Relationships>';
    const file = zipSync({
      'word/document.xml': Buffer.from(document),
      'word/_rels/document.xml.rels': Buffer.from(relations),
      'word/media/image1.png': await dots().png().toBuffer(),
    });
    await new Importer(teacher).bring(file, { subjectId, name: '卷.docx' });
    const body = (await found(teacher))[0]?.body;
    expect(body && imageIn(body)).toMatchObject({ source: { kind: 'file' }, widthMm: 20, heightMm: 10, alt: '图' });
  });
});
