import { lineParts, toLine } from '@zhibi/content';
import type { Language } from '@zhibi/contract/kernel';
import { subjectNameIn } from '@zhibi/contract/people';
import { subjectById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import type { Sheet } from '../../platform/sheets/index.js';
import type { Reader } from '../store-visible.js';
import { figuresOf, optionShares } from './rules.js';
import { statisticsOfSubject } from './store.js';

const words = {
  zh: {
    name: '试题统计',
    heads: ['试题', '来源', '版本', '使用次数', '作答人数', '得分率', '预估得分率', '区分度', '与全卷其余相关', '选项'],
  },
  en: {
    name: 'Item statistics',
    heads: [
      'Question',
      'Source',
      'Version',
      'Times used',
      'Students',
      'Score rate',
      'Expected rate',
      'Upper-lower 27 %',
      'Item-rest correlation',
      'Options',
    ],
  },
} as const satisfies Record<Language, unknown>;
const widths = [48, 24, 8, 10, 10, 10, 12, 12, 14, 36];

const STEM_CHARACTERS = 80;
const percent = (value: number | null): string => (value === null ? '--' : `${Math.round(value * 100)}%`);

/** The figures of all questions of a subject that the school's students have answered, the hardest first. Absent ones are empty. */
export async function statisticsSheet(
  db: Db,
  reader: Reader,
  { subjectId, language }: { subjectId: number; language: Language },
): Promise<Sheet> {
  const subject = found(await subjectById(db, subjectId));
  const lines = await statisticsOfSubject(db, reader, subjectId);
  const { name, heads } = words[language];
  return {
    name,
    about: [subjectNameIn(subject.name, language)],
    columns: heads.map((title, at) => ({ title, width: widths[at] ?? 12, runsOf: at === 0 ? lineParts : undefined })),
    rows: lines.map(({ body, source, version, timesUsed, sums, difficulty }) => {
      const { answers, facility, upperLower, itemRest } = figuresOf(sums);
      const labels = body.answer.kind === 'choice' ? body.options.map(({ label }) => label) : [];
      const options = optionShares(sums, { labels, key: body.answer });
      return [
        toLine(body.stem).slice(0, STEM_CHARACTERS),
        source,
        version,
        timesUsed,
        answers,
        facility,
        difficulty,
        upperLower,
        itemRest,
        options.map(({ label, all, right }) => `${label}${right ? '*' : ''} ${percent(all)}`).join('  '),
      ];
    }),
  };
}
