import { toStamp } from '@zhibi/contract/kernel';
import { z } from 'zod';
import { inPath, type TakeOutPart, takenJson } from '../../people/index.js';
import { spokenBy } from './store-tries.js';

/** The spoken homework of a student as `spoken.json` holds it. */
const TakenSpoken = z.array(
  z.object({
    title: z.string().describe('作业标题 · title'),
    items: z.array(z.string()).describe('要读的内容 · what was to be said'),
    nth: z.number().describe('第几次录音 · which recording'),
    recordedAt: z.string().describe('录音时间 yyyyMMddHHmmss · recorded at'),
    file: z.string().describe('录音文件 · the recording, in this zip'),
    score: z.number().nullable().describe('教师评分 · score by the teacher'),
    comment: z.string().describe('评语 · comment'),
  }),
);

const endings: Readonly<Record<string, string>> = { 'audio/webm': 'webm', 'audio/mp4': 'm4a' };

/** Every recording of a student, as it was sent, and what the teacher said to it. */
export const takeOutSpoken: TakeOutPart = async (db, { schoolId, studentId, timeZone }) => {
  const rows = await spokenBy(db, schoolId, studentId);
  if (rows.length === 0) return [];
  const tasks = [...new Set(rows.map(({ task }) => task.id))];
  const recorded = rows.map(({ try: { nth, sha256, type, recordedAt }, task, verdict }) => {
    const folder = `${String(tasks.indexOf(task.id) + 1).padStart(3, '0')} ${inPath(task.title)}`;
    const file = `spoken/${folder}/${nth}.${endings[type] ?? 'bin'}`;
    return { sha256, nth, file, at: toStamp(recordedAt, timeZone), task, verdict };
  });
  const told = recorded.map(({ nth, file, at, task: { title, items }, verdict }) => ({
    title,
    items,
    nth,
    recordedAt: at,
    file,
    score: verdict?.score ?? null,
    comment: verdict?.comment ?? '',
  }));
  return [
    takenJson(
      { path: 'spoken/spoken.json', title: '口语作业 · Spoken homework', name: 'spoken', schema: TakenSpoken },
      TakenSpoken.parse(told),
    ),
    ...recorded.map(({ file, sha256, task, nth }) => ({
      path: file,
      title: `${task.title} ${nth}`,
      content: { sha256 },
    })),
  ];
};
