import { toStamp } from '@zhibi/contract/kernel';
import { z } from 'zod';
import { type TakeOutPart, takenJson } from '../../people/index.js';
import { giftsOfStudent } from './store.js';
import { remarksOfStudent } from './store-remarks.js';

const GivenPoints = z.array(
  z.object({
    givenAt: z.string().describe('给分时间 · given at'),
    points: z.number().describe('分值 · points'),
    reason: z.string().describe('理由 · reason'),
    teacher: z.string().describe('教师 · teacher'),
    undoneAt: z.string().nullable().describe('撤销时间；空表示有效 · taken back at; null: it counts'),
  }),
);
const Remarks = z.array(
  z.object({
    month: z.string().describe('月份 · month'),
    teacher: z.string().describe('教师 · teacher'),
    text: z.string().describe('评语 · remark'),
    state: z.string().describe('状态：draft、released · state'),
  }),
);

/** The points that a student was given, and what teachers wrote. */
export const takeOutPoints: TakeOutPart = async (db, { schoolId, studentId, timeZone }) => {
  const gifts = await giftsOfStudent(db, schoolId, studentId);
  const remarks = await remarksOfStudent(db, schoolId, studentId);
  const points = GivenPoints.parse(
    gifts.map(({ givenAt, undoneAt, teacherName, ...gift }) => ({
      ...gift,
      teacher: teacherName,
      givenAt: toStamp(givenAt, timeZone),
      undoneAt: undoneAt && toStamp(undoneAt, timeZone),
    })),
  );
  const written = Remarks.parse(remarks.map(({ teacherName, ...one }) => ({ ...one, teacher: teacherName })));
  return [
    takenJson({ path: 'class/points.json', title: '课堂积分 · Points', name: 'points', schema: GivenPoints }, points),
    takenJson({ path: 'class/remarks.json', title: '评语 · Remarks', name: 'remarks', schema: Remarks }, written),
  ];
};
