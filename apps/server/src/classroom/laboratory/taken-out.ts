import { toStamp } from '@zhibi/contract/kernel';
import { z } from 'zod';
import { type TakeOutPart, takenJson } from '../../people/index.js';
import { photosOfStudent } from './store-photos.js';
import { scoresOfStudent, settledOfStudent } from './store-scores.js';

const LabScores = z.array(
  z.object({
    assessment: z.string().describe('实验 · assessment'),
    heldOn: z.string().describe('日期 · day'),
    step: z.string().describe('步骤 · step'),
    full: z.number().describe('满分 · points of the step'),
    points: z.number().nullable().describe('得分；空表示已收回 · points; null: taken back'),
    settled: z.number().nullable().describe('定分；空表示没有 · decided points; null: none'),
    note: z.string().describe('评语 · note'),
    scoredAt: z.string().describe('评分时间 · scored at'),
  }),
);

/** What was scored of a student in the laboratory, and the photographs of it. */
export const takeOutLaboratory: TakeOutPart = async (db, { schoolId, studentId, timeZone }) => {
  const rows = await scoresOfStudent(db, schoolId, studentId);
  const settled = await settledOfStudent(db, schoolId, studentId);
  const photos = await photosOfStudent(db, schoolId, studentId);
  const scores = LabScores.parse(
    rows.map(({ score, lab }) => {
      const step = lab.steps.find(({ stepId }) => stepId === score.stepId);
      const decided = settled.find((one) => one.assessmentId === lab.id && one.stepId === score.stepId);
      return {
        assessment: lab.title,
        heldOn: lab.heldOn,
        step: step?.title ?? '',
        full: step?.points ?? 0,
        points: score.points,
        settled: decided?.points ?? null,
        note: score.note,
        scoredAt: toStamp(score.scoredAt, timeZone),
      };
    }),
  );
  return [
    takenJson(
      { path: 'class/laboratory.json', title: '实验考核 · Lab work', name: 'laboratory', schema: LabScores },
      scores,
    ),
    ...photos.map(({ id, sha256 }) => ({
      path: `class/laboratory/${id}.jpg`,
      title: '实验照片 · Lab photograph',
      content: { sha256 },
    })),
  ];
};
