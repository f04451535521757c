import { createHash, createHmac, generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { PACK_FORMAT, type PackManifest, type PackReport, REPORT_FORMAT } from '@zhibi/contract/printing/packs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packKeysOf } from './pack-keys.js';
import { reportForm } from './report-form.js';
import { codeRanges, isComplete, movesTo, readReport } from './rules.js';

const pem = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const keys = packKeysOf(pem(), 'a secret');
const packId = '018f0000-0000-7000-9000-000000000001';
const orderId = '018f0000-0000-7000-9000-000000000002';
const script = readFileSync(new URL('./report-seal.js', import.meta.url), 'utf8');

interface FormApi {
  sha256(bytes: Uint8Array): string;
  sealed(pack: object, report: object): string;
}
/** What the form of a pack computes, run as a browser without a secure context runs it. */
const form: FormApi = (() => {
  const world: { zhibiReport?: FormApi; TextEncoder: typeof TextEncoder; Uint8Array: typeof Uint8Array } = {
    TextEncoder,
    Uint8Array,
  };
  runInNewContext(script, world);
  if (world.zhibiReport === undefined) throw new Error('the form says nothing');
  return world.zhibiReport;
})();

const manifest: PackManifest = {
  format: PACK_FORMAT,
  packId,
  number: 'JP000001',
  shopName: '北区',
  madeAt: '20261127080000',
  dueAt: '20261128080000',
  machines: ['1 号机', '2 号机'],
  tasks: [
    {
      orderId,
      number: 'P000042',
      title: '</script><b>卷',
      schoolName: '青禾',
      classNames: ['九(3)班'],
      copies: 40,
      sheets: 80,
      wantedAt: '20261128080000',
      file: 'print/P000042.pdf',
      codes: [],
    },
  ],
  files: [{ name: 'print/P000042.pdf', bytes: 3, sha256: 'a'.repeat(64) }],
};
const text = JSON.stringify(manifest);
const report = (change: Partial<PackReport> = {}): PackReport => ({
  manifest: text,
  signature: keys.sign(text),
  writtenAt: '20261127120000',
  by: '王师傅',
  checked: [],
  tasks: [
    {
      orderId,
      as: 'printed',
      startedAt: '20261127100000',
      finishedAt: '20261127113000',
      sheets: 80,
      wasteSheets: 3,
      damagedSheets: 2,
      machine: '2 号机',
      note: '',
    },
  ],
  ...change,
});
const sealedBy = (key: string, said: PackReport) => {
  const sealed = form.sealed({ reportFormat: REPORT_FORMAT, manifest, key }, said);
  return JSON.parse(sealed) as Parameters<typeof readReport>[0];
};
const judged = (sealed: Parameters<typeof readReport>[0], by = keys) => {
  const read = readReport(sealed, by);
  return 'fault' in read ? read.fault : 'ok';
};

describe('the seal of a report', () => {
  it('is computed by the form as by the server, over any words and any file', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        (note, key) => {
          const hex = Buffer.from(key).toString('hex');
          const { body, mac } = JSON.parse(form.sealed({ reportFormat: REPORT_FORMAT, manifest, key: hex }, { note }));
          expect(JSON.parse(body)).toEqual({ note });
          expect(mac).toBe(createHmac('sha256', key).update(body).digest('hex'));
        },
      ),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(form.sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
      }),
    );
  });

  it('holds what was saved with the pack at hand, and nothing else', () => {
    const sound = sealedBy(keys.keyOf(packId), report());
    expect(judged(sound)).toBe('ok');
    expect(judged({ ...sound, body: sound.body.replace('"sheets":80', '"sheets":90') })).toBe('report-altered');
    expect(judged(sealedBy(keys.keyOf(orderId), report())), 'the key of another pack').toBe('report-altered');
    expect(judged(sound, packKeysOf(pem(), 'another installation'))).toBe('report-altered');
    expect(judged(sound, { ...keys, isOurs: packKeysOf(pem(), 'a secret').isOurs })).toBe('pack-altered');
    const fewer = text.replace('"sheets":80', '"sheets":8');
    expect(judged(sealedBy(keys.keyOf(packId), report({ manifest: fewer }))), 'altered by hand').toBe('pack-altered');
    const changed = [{ name: 'print/P000042.pdf', sha256: 'b'.repeat(64) }];
    expect(judged(sealedBy(keys.keyOf(packId), report({ checked: changed }))), 'another PDF').toBe('pack-altered');
    const same = [{ name: 'print/P000042.pdf', sha256: 'a'.repeat(64) }];
    expect(judged(sealedBy(keys.keyOf(packId), report({ checked: same })))).toBe('ok');
    expect(
      judged({
        ...sound,
        body: '[]',
        mac: createHmac('sha256', Buffer.from(keys.keyOf(packId), 'hex'))
          .update('[]')
          .digest('hex'),
      }),
    ).toBe('not-a-report');
  });
});

it.each([
  ['what is printed in time with its sheets', {}, true],
  ['fewer sheets than it takes', { sheets: 79 }, false],
  ['an end before its beginning', { finishedAt: '20261127095900' }, false],
  ['a machine that the shop does not have', { machine: '3 号机' }, false],
  ['no machine, of several', { machine: '' }, false],
  ['no time', { startedAt: null }, false],
  ['an end long after now', { finishedAt: '20261201000000' }, false],
  ['a machine that failed, with a word', { as: 'failed', sheets: 0, note: '卡纸' }, true],
  ['a machine that failed, without one', { as: 'failed', sheets: 0 }, false],
  ['nothing done yet', { as: 'untouched', startedAt: null, finishedAt: null, sheets: 0 }, true],
  ['a task of another pack', { orderId: packId }, false],
] as const)('a report of %s: can be %s', (_, change, can) => {
  const [task] = report().tasks;
  const said = report({ tasks: [{ ...task, ...change } as PackReport['tasks'][number]] }); // as: the table's own change
  const here = { now: new Date('2026-11-27T04:00:00Z'), timeZone: 'Asia/Shanghai' };
  expect(isComplete(said, manifest, here)).toBe(can);
  expect(isComplete({ ...said, tasks: [...said.tasks, ...said.tasks] }, manifest, here), 'a task twice').toBe(false);
});

it.each([
  ['printed', 'waits', ['start', 'finish'], 'printed'],
  ['printed', 'prints', ['finish'], 'printed'],
  ['printed', 'beyond', [], 'done'],
  ['printed', 'elsewhere', [], 'changed'],
  ['failed', 'waits', ['start', 'fail'], 'failed'],
  ['failed', 'prints', ['fail'], 'failed'],
  ['failed', 'beyond', [], 'changed'],
  ['untouched', 'waits', [], 'untouched'],
  ['untouched', 'elsewhere', [], 'untouched'],
] as const)('what is reported as %s of a task that %s is moved by %j', (as, stands, moves, outcome) => {
  expect(movesTo(as, stands)).toEqual({ moves, outcome });
});

it('page codes of consecutive books are one range, whatever their order', () => {
  const codes = ['3.27.10.1', '3.27.9.2', '3.27.9.1', '3.27.10.2', '3.27.14.1'];
  expect(codeRanges(codes)).toEqual([
    { first: '3.27.9.1', last: '3.27.10.2', pages: 4 },
    { first: '3.27.14.1', last: '3.27.14.1', pages: 1 },
  ]);
  expect(codeRanges([])).toEqual([]);
});

it('the form asks no network, and nothing in a title ends its script', () => {
  const html = reportForm({ manifest, text, signature: 's', key: 'ab', language: 'zh', script });
  expect(html).toContain("default-src 'none'");
  expect(html).not.toMatch(/(src|href)="?(https?:)?\/\//);
  expect(html.match(/<\/script>/g)).toHaveLength(2);
});
