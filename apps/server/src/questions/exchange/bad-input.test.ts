import { questionsApi } from '@zhibi/contract/questions';
import { exchangeApi, exchangeLimits, type ImportItem } from '@zhibi/contract/questions/exchange';
import { writingApi } from '@zhibi/contract/questions/writing';
import { sessionApi } from '@zhibi/contract/session';
import { zipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Importer } from '../../../test/importer.js';
import { JUNIOR_MATHS, openTestWorld, type TestWorld } from '../../../test/school.js';
import { zipBomb } from '../../../test/zip-bomb.js';

let world: TestWorld;
let importer: Importer;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '1' });
});
afterAll(() => world.close());

const subjectId = JUNIOR_MATHS;
const line = (stem: string, more: object = {}) =>
  JSON.stringify({ type: 'single-choice', stem, options: ['甲', '乙'], answer: ['A'], ...more });
const moodle = (html: string) =>
  `<?xml version="1.0"?><quiz><question type="essay"><questiontext format="html"><text><![CDATA[${html}]]></text></questiontext></question></quiz>`;
const newImporter = async (mayFail = false) => {
  importer = new Importer(await (await world.newSchool()).newTeacher(), 20, mayFail);
};
const brought = async (content: string | Uint8Array): Promise<ImportItem[]> => {
  await newImporter();
  return importer.items(await importer.bring(content, { subjectId }));
};
const bank = async () => (await importer.teacher.call(questionsApi.search, { subjectId })).items;

// Whatever came before, the server reads the next file.
afterEach(async () => {
  const [item] = await brought(line('下一份'));
  expect(item?.outcome).toBe('added');
});

describe('an archive', () => {
  const item = `<assessmentItem><itemBody><p>问</p><extendedTextInteraction responseIdentifier="R"/></itemBody></assessmentItem>`;
  const manifest = `<manifest><resources><resource type="imsqti_item_xmlv2p1" href="../../evil.xml"/></resources></manifest>`;

  it('that is a bomb is stopped at what it declares, or where it lied', async () => {
    const bomb = zipBomb('word/document.xml', 140_000_000);
    expect(bomb.length).toBeLessThan(400_000);
    expect((await brought(bomb)).map(({ reason }) => reason)).toEqual(['too-large']);
    const liar = Uint8Array.from(bomb);
    const view = new DataView(liar.buffer);
    for (let at = 0; at < liar.length - 4; at++)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true);
    expect((await brought(liar)).map(({ reason }) => reason)).toEqual(['too-large']);
  });

  it('whose paths climb out of it leaves nothing outside', async () => {
    const file = zipSync({
      'imsmanifest.xml': Buffer.from(manifest),
      '../../evil.xml': Buffer.from(item),
      '/etc/evil.xml': Buffer.from(item),
    });
    expect((await brought(file)).map(({ where, reason }) => [where, reason])).toEqual([
      ['../../evil.xml', 'unsafe-name'],
      ['/etc/evil.xml', 'unsafe-name'],
    ]);
  });

  it('of a hundred megabytes is refused while it is sent', async () => {
    await newImporter();
    const file = new File([new Uint8Array(100 * 1024 * 1024)], 'big.zip');
    const refused = await importer.teacher.refused(exchangeApi.import, { file });
    expect(refused).toMatchObject({ code: -1400, reason: 'too-large' });
    expect(exchangeLimits.fileBytes).toBeLessThan(100 * 1024 * 1024);
  });
});

describe('XML', () => {
  it.each([
    ['an entity from outside', '<!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]>'],
    ['entities that multiply', '<!DOCTYPE quiz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>'],
    ['a description elsewhere', '<!DOCTYPE quiz SYSTEM "http://127.0.0.1:1/x.dtd">'],
  ])('with %s is not read', async (_, head) => {
    const file = moodle('&x;').replace('<quiz>', `${head}<quiz>`);
    expect((await brought(file)).map(({ reason }) => reason)).toEqual(['declares-entities']);
  });
});

describe('a question', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src="x" onerror="alert(1)">',
    '<a href="javascript:alert(1)">看</a>',
    '<iframe src="data:text/html,<script>alert(1)</script>"></iframe>',
    `<img src="data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script><path d="M0 0" onclick="alert(2)"/></svg>')}">`,
  ])('brings nothing that runs: %s', async (html) => {
    const [item] = await brought(moodle(`<p>问题${html}</p>`));
    expect(item?.outcome).toBe('added');
    const [one] = await bank();
    expect(JSON.stringify(one?.body)).not.toMatch(/alert|javascript|onerror|onclick|script/);
    expect(JSON.stringify(one?.body)).toContain('问题');
  });

  it.each([
    '\\\\def\\\\x{\\\\x\\\\x}\\\\x',
    '\\\\newcommand{\\\\a}{\\\\b\\\\b}\\\\newcommand{\\\\b}{\\\\a\\\\a}\\\\a',
    '\\\\frac{1}',
  ])('with a formula that never ends or cannot be set is kept and named: %s', async (latex) => {
    const [item] = await brought(`{"type":"subjective","stem":"求 $${latex}$ 的值","answer":[]}`);
    expect([item?.outcome, item?.warnings.includes('formula-broken')]).toEqual(['added', true]);
  });

  it('about money keeps its money', async () => {
    await brought([line('It costs $5 and then $6.'), line('A pen is US$3.'), line('$x+1$ is no money.')].join('\n'));
    const texts = JSON.stringify((await bank()).map(({ body }) => body.stem));
    expect(texts).toContain('It costs $5 and then $6.');
    expect(texts).toContain('A pen is US$3.');
    expect(texts).toContain('"t":"math","v":"x+1"');
  });

  it('without an answer is kept, and nothing is marked by it', async () => {
    const [item] = await brought(line('没有答案', { answer: undefined }));
    expect([item?.outcome, item?.warnings]).toEqual(['added', ['key-missing']]);
    const { items } = await importer.teacher.call(writingApi.mine, { subjectId });
    expect(items[0]).toMatchObject({ markable: false, lacks: [{ reason: 'key-missing' }] });
    expect(items[0]?.body.answer).toEqual({ kind: 'none' });
  });
});

describe('a text', () => {
  it('that breaks off gives what is whole, and names the rest', async () => {
    const whole = moodle('一').replace('</quiz>', '') + moodle('二').slice(moodle('二').indexOf('<question'));
    expect((await brought(whole.slice(0, -40))).map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['skipped', 'cut-off'],
      ['added', null],
    ]);
    const lines = `${line('三')}\n${line('四').slice(0, 30)}`;
    expect((await brought(lines)).map(({ reason }) => reason)).toEqual(['not-json', null]);
  });

  it('with signs that no database keeps is read without them, and the others are taken', async () => {
    const hidden = ['甲\0乙', '丙\ud800丁'].map((stem) => line(stem, { source: stem, knowledge: [stem] }));
    const items = await brought([...hidden, line('完好的题')].join('\n'));
    expect(items.map(({ outcome, text }) => [outcome, text])).toEqual([
      ['added', '甲乙'],
      ['added', '丙丁'],
      ['added', '完好的题'],
    ]);
  });

  it('in GB18030 or UTF-16 is read, and no text at all is refused', async () => {
    const gb = Buffer.concat([Buffer.from([0xcc, 0xe2, 0xc4, 0xbf]), Buffer.from('\nA. 1\nB. 2\nANSWER: A\n')]);
    await brought(gb);
    expect(JSON.stringify((await bank())[0]?.body.stem)).toContain('题目');
    await brought(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('题目\nA. 1\nB. 2\nANSWER: A\n', 'utf16le')]));
    expect(JSON.stringify((await bank())[0]?.body.stem)).toContain('题目');
    await newImporter();
    const noise = Uint8Array.from({ length: 400 }, (_, at) => (at * 37) % 256);
    const one = await importer.bring(noise, { format: 'jsonl' });
    expect((await importer.items(one)).map(({ reason }) => reason)).toEqual(['encoding']);
  });
});

describe('a file that would not end', () => {
  const stopped = async (limits: Record<string, string>, content: string) => {
    const small = await openTestWorld({ WORKERS: '1', ...limits });
    try {
      const teacher = await (await small.newSchool()).newTeacher();
      const own = new Importer(teacher, 20, true);
      const { importId, jobId } = await teacher.call(exchangeApi.import, {
        subjectId,
        format: 'jsonl',
        file: new File([content], 'a.jsonl'),
      });
      const one = await own.settled(importId);
      const items = await own.items(one);
      const job = await teacher.call(sessionApi.job, { jobId });
      // Within a short limit a loaded machine may not even start its thread: what counts is that an answer comes.
      const next = await own.bring(line('下一份'), { subjectId });
      return {
        state: one.state,
        reasons: items.map(({ reason }) => reason),
        job,
        next: next.state,
        undo: one.can.undo,
      };
    } finally {
      await small.close();
    }
  };

  it('or swells is stopped where it is read; its job says so, the server goes on', { timeout: 120_000 }, async () => {
    const swelling = Array.from({ length: 150_000 }, (_, nth) => line(`第${nth}题 ${'长'.repeat(20)}`)).join('\n');
    const reported = await stopped({ IMPORT_MEMORY_MB: '64' }, swelling);
    expect(reported).toMatchObject({ state: 'failed', reasons: ['took-too-much'], next: 'done' });
    expect(reported.job).toMatchObject({ status: 'failed', message: '读取所需内存过多，已停止' });
  });

  it('of nothing but ends of lines ends no more than its own reading', { timeout: 120_000 }, async () => {
    const reported = await stopped({ IMPORT_MEMORY_MB: '64' }, `{}${'\n'.repeat(30_000_000)}`);
    expect(reported).toMatchObject({ state: 'failed', reasons: ['took-too-much'], next: 'done' });
  });

  it('is stopped when its time is over', { timeout: 120_000 }, async () => {
    const long = Array.from({ length: 100_000 }, (_, nth) => line(`$\\\\frac{${nth}}{2}$`.repeat(8))).join('\n');
    const reported = await stopped({ IMPORT_SECONDS: '2' }, long);
    expect(reported).toMatchObject({ state: 'failed', reasons: ['took-too-long'] });
    expect(reported.job).toMatchObject({ status: 'failed', message: '读取用时过长，已停止' });
  });
});
