/** Writes the banks that are shipped in `apps/server/banks`. Run after a change here, with `npm run build` before it: `npx tsx apps/server/demo/shipped-banks/make.ts`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readQuestions, writeQuestions } from '@zhibi/exchange';
import { drawBook } from './draw-book.js';
import type { Line } from './kind.js';
import { kinds, lineOf, map } from './questions.js';

const root = join(import.meta.dirname, '../../banks');
const put = (name: string, content: string | Uint8Array): void => {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};
const putCard = (name: string, card: unknown): void => put(name, `${JSON.stringify(card, null, 2)}\n`);
const linesOf = (lines: readonly Line[]): string => `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
const junior = kinds.filter(({ stage }) => stage === 'junior');
const juniorLine = (kind: number, n: number, source: string): Line => {
  const found = junior[kind];
  if (found === undefined) throw new Error(`no kind ${kind}`);
  return lineOf(found, n, source);
};

rmSync(root, { recursive: true, force: true });

putCard('open/bank.json', {
  name: { zh: '开放题库', en: 'Open bank' },
  licence: 'cc-by',
  credit: '纸笔开放题库',
  map,
});
for (const stage of ['primary', 'junior', 'senior'] as const)
  put(
    `open/questions/${stage}.jsonl`,
    linesOf(
      kinds
        .filter((kind) => kind.stage === stage)
        .flatMap((kind) => [0, 1, 2, 3, 4].map((n) => lineOf(kind, n, '原创练习'))),
    ),
  );

putCard('ejt/bank.json', {
  name: { zh: 'E卷通（示例）', en: 'E-juantong (sample)' },
  licence: 'permission',
  credit: 'E卷通',
  quota: { limit: 60, per: 'day' },
  map,
});
const papers = [
  {
    key: '2026-qimo',
    title: '八年级数学上册期末测试',
    year: 2026,
    region: '城东区',
    paperType: 1,
    from: 5,
    timesUsed: 128,
  },
  {
    key: '2025-qizhong',
    title: '八年级数学上册期中测试',
    year: 2025,
    region: '城东区',
    paperType: 1,
    from: 6,
    timesUsed: 342,
  },
  { key: '2025-daoxue', title: '整式的乘法导学案', year: 2025, region: '江城市', paperType: 3, from: 7, timesUsed: 57 },
  {
    key: '2024-hanjia',
    title: '八年级数学寒假作业',
    year: 2024,
    region: '江城市',
    paperType: 4,
    from: 8,
    timesUsed: 211,
  },
] as const;
for (const { key, from, ...card } of papers) {
  putCard(`ejt/papers/${key}.json`, { ...card, subject: '数学', stage: 'junior', gid: 8 });
  put(
    `ejt/papers/${key}.jsonl`,
    linesOf(junior.map((kind) => ({ ...lineOf(kind, from, `${card.year} ${card.region}`), year: card.year }))),
  );
}

putCard('jz/bank.json', {
  name: { zh: '极作资源（示例）', en: 'Jizuo resources (sample)' },
  licence: 'permission',
  credit: '极作',
  quota: { limit: 100, per: 'month' },
  map,
});
const { questions } = readQuestions(
  'jsonl',
  new TextEncoder().encode(linesOf(junior.map((kind) => lineOf(kind, 9, '极作')))),
);
const word = writeQuestions('docx', { questions, pictures: new Map() }).file;
putCard('jz/papers/unit-plan.json', {
  title: '第十四章 整式的乘法 单元作业',
  subject: '数学',
  stage: 'junior',
  gid: 8,
  year: 2026,
  region: '江城市',
  paperType: 0,
  timesUsed: 36,
});
put('jz/papers/unit-plan.docx', word);
putCard('jz/papers/warm-up.json', {
  title: '课前五分钟小练',
  subject: '数学',
  stage: 'junior',
  gid: 8,
  year: 2025,
  region: '',
  paperType: 0,
  timesUsed: 90,
});
put('jz/papers/warm-up.jsonl', linesOf(junior.slice(0, 5).map((kind) => lineOf(kind, 10, '极作'))));

putCard('hwl/bank.json', {
  name: { zh: '教辅与校本（示例）', en: 'Teaching aids (sample)' },
  licence: 'permission',
  credit: '同步练',
  quota: { limit: 200, per: 'month' },
  centsPerPage: 6,
  map,
});
await drawBook(put, {
  key: 'tongbu-8a',
  title: '数学同步练 八年级上册',
  pages: [
    {
      chapter: '第十一章 三角形',
      lines: [6, 5, 6].map((kind, at) => juniorLine(kind, 11 + at, '同步练')),
    },
  ].concat(
    [0, 1, 2, 3, 4, 7].map((kind, nth) => ({
      chapter: nth < 4 ? '第十四章 整式的乘法' : nth === 4 ? '第十五章 分式' : '第十九章 一次函数',
      lines: [0, 1, 2].map((at) => juniorLine(kind, 11 + nth + at, '同步练')),
    })),
  ),
});
process.exit(0);
