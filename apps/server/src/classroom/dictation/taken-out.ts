import { cellsOf } from '@zhibi/contract/classroom';
import { toStamp } from '@zhibi/contract/kernel';
import { z } from 'zod';
import { type TakeOutPart, takenJson } from '../../people/index.js';
import { inkOfStrokes, keptStrokes } from './judge.js';
import { standing } from './rules.js';
import { writingsOfStudent } from './store.js';

const Written = z.array(
  z.object({
    writtenAt: z.string().describe('书写时间 · written at'),
    character: z.string().describe('要写的字 · the character that was asked for'),
    verdict: z.string().describe('判定：right、wrong、doubtful、blank · verdict'),
    score: z.number().describe('书写得分，百分制 · score out of 100'),
    strokes: z
      .array(z.array(z.array(z.number())))
      .describe('笔迹：每笔为 [x, y, 毫秒]，千分之一格 · ink: strokes of [x, y, ms] in thousandths of the square'),
  }),
);

/** What a student wrote in dictation and calligraphy in class. */
export const takeOutDictation: TakeOutPart = async (db, { schoolId, studentId, timeZone }) => {
  const rows = await writingsOfStudent(db, schoolId, studentId);
  const written = Written.parse(
    rows.map(({ writing, content }) => ({
      writtenAt: toStamp(writing.at, timeZone),
      character: cellsOf(content.words ?? [])[writing.cell]?.character ?? '',
      verdict: standing(writing),
      score: writing.found.score,
      strokes: inkOfStrokes(keptStrokes(writing.ink)),
    })),
  );
  return [
    takenJson(
      {
        path: 'class/dictation.json',
        title: '课堂听写与书法 · Dictation and calligraphy in class',
        name: 'dictation',
        schema: Written,
      },
      written,
    ),
  ];
};
