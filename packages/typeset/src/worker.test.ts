import { Piscina } from 'piscina';
import { afterAll, describe, expect, it } from 'vitest';
import type { Layout } from './lay-out.js';
import { unitTest } from './sample/unit-test.js';
import { type LayOutJob, type StampJob, workerFile } from './worker-file.js';

const pool = new Piscina({ filename: workerFile, maxThreads: 1 });
afterAll(() => pool.destroy());

describe('the worker thread', () => {
  it('lays out a paper and stamps its copies', async () => {
    const options = { pageSize: 'A4', columns: 1, sealLine: true, scoreTable: true, edition: 'student' } as const;
    const layout: Layout = await pool.run({ paper: unitTest(), options } satisfies LayOutJob, { name: 'layOut' });
    expect(layout.geometry.pageCount).toBeGreaterThan(1);
    const copy = {
      name: '张雨桐',
      schoolName: '青禾实验中学',
      className: '九（1）班',
      studentNo: '01',
      pages: [{ page: 1, pageCode: 'A-1', qrText: 'zb:1' }],
    };
    const job: StampJob = { pdf: layout.pdf, geometry: layout.geometry, copies: [copy] };
    const pdf: Uint8Array = await pool.run(job, { name: 'stampCopies' });
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  }, 60_000);
});
