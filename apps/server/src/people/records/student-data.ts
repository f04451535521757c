import { toStamp } from '@zhibi/contract/kernel';
import { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { lifeOf } from '../store-life.js';
import { lineOf } from './show-history.js';
import { staysOf, studentRowById } from './store-students.js';
import { type TakenFile, takenJson } from './taken-file.js';

/** More happens to nobody in a school life; a limit all the same, so that no call is without one. */
const LIFE = 5000;

const text = (about: string) => z.string().nullable().describe(about);

/** The profile as `profile.json` holds it. */
const StudentProfile = z.object({
  takenOutAt: z.string().describe('何时导出 · when it was taken out (yyyyMMddHHmmss)'),
  student: z.object({
    studentId: z.string().describe('记录编号 · id of the record'),
    account: text('登录账号 · account'),
    studentNo: text('学号 · student number'),
    name: text('姓名 · name'),
    pinyin: text('姓名拼音 · reading of the name'),
    sex: z.boolean().nullable().describe('性别：true 男，false 女 · sex: true male, false female'),
    birthday: text('出生日期 yyyyMMdd · birthday'),
    className: text('现班级 · class of today'),
    leftOn: text('离校日期 · day of leaving'),
    leftWhy: text('离校原因 · reason of leaving'),
  }),
  classes: z
    .array(z.object({ className: z.string(), gid: z.number(), fromOn: z.string(), toOn: z.string().nullable() }))
    .describe('历年班级 · classes over the years'),
  history: z
    .array(z.object({ what: z.string(), at: z.string(), detail: z.record(z.string(), z.unknown()) }))
    .describe('变动记录 · history'),
});
export type StudentProfile = z.infer<typeof StudentProfile>;

/** What the records hold about one student: facts, classes, history. */
export async function studentData(
  db: Db,
  { schoolId, studentId }: { schoolId: string; studentId: string },
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<{ profile: StudentProfile; file: TakenFile }> {
  const student = await studentRowById(db, schoolId, studentId);
  const life = await lifeOf(db, schoolId, studentId, LIFE);
  const profile = StudentProfile.parse({
    takenOutAt: toStamp(now, timeZone),
    student,
    classes: await staysOf(db, schoolId, studentId),
    history: life.map((one) => lineOf(one, null, timeZone)),
  });
  return {
    profile,
    file: takenJson(
      { path: 'profile.json', title: '基本信息 · Profile', name: 'profile', schema: StudentProfile },
      profile,
    ),
  };
}
