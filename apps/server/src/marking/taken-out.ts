import { toPlain } from '@zhibi/content';
import { toStamp } from '@zhibi/contract/kernel';
import { decodeStrokes, inkPath, toInkML } from '@zhibi/ink';
import { z } from 'zod';
import { correctionsOn, inkOf, seenOf } from '../capture/index.js';
import { givenTo } from '../homework/index.js';
import { geometriesOf, itemsOf, pagesOfForm } from '../papers/index.js';
import {
  htmlPage,
  htmlTable,
  inPath,
  subjectsById,
  type TakenFile,
  type TakeOutPart,
  takenJson,
} from '../people/index.js';
import { answersOf } from './store.js';

const NIB_MM = 0.4;

const text = (about: string) => z.string().nullable().describe(about);
const score = (about: string) => z.number().nullable().describe(about);

/** A homework of one student as `homework.json` holds it. */
const TakenHomework = z.object({
  title: z.string().describe('作业标题 · title'),
  subject: z.string().describe('学科 · subject'),
  status: z.string().describe('提交状态 · status of the copy'),
  startAt: z.string().describe('开始时间 yyyyMMddHHmmss · opens at'),
  endAt: z.string().describe('截止时间 · closes at'),
  handedInAt: text('提交时间 · handed in at'),
  releasedAt: text('发还时间；空表示还没有发还 · given back at; null: not yet'),
  score: score('得分 · score'),
  totalScore: z.number().describe('满分 · full score'),
  items: z.array(
    z.object({
      no: z.number().describe('题号 · number of the question'),
      section: z.string().describe('大题 · section'),
      question: z.string().describe('题干 · the question'),
      maxScore: z.number().describe('满分 · full score'),
      score: score('得分 · score'),
      reading: text('机器读到的答案 · the answer as the machine read it'),
      typed: text('在屏幕上输入的答案 · what was typed on a screen'),
      comment: z.string().describe('评语 · comment'),
    }),
  ),
});
type TakenHomework = z.infer<typeof TakenHomework>;

/** Every homework of a student: the paper, what was written on it, the marks. */
export const takeOutHomework: TakeOutPart = async (db, { schoolId, studentId, timeZone }) => {
  const subjects = await subjectsById(db);
  const taken: TakenFile[] = [];
  const sums: string[][] = [];
  const stamp = (at: Date | null) => (at === null ? null : toStamp(at, timeZone));
  for (const [nth, { homework, submission }] of (await givenTo(db, schoolId, studentId)).entries()) {
    const { id: homeworkId, paperId, paperRevision } = homework;
    const own = { homeworkIds: [homeworkId], studentIds: [studentId] };
    const items = await itemsOf(db, schoolId, paperId);
    const answers = await answersOf(db, schoolId, { homeworkId, studentIds: [studentId] });
    const answerOf = new Map(answers.map((one) => [one.itemId, one]));
    const seen = await seenOf(db, schoolId, own);
    const typedOf = (itemId: string) =>
      seen.flatMap(({ itemIds, words }) => (words !== null && itemIds.includes(itemId) ? [words] : [])).join('\n') ||
      null;
    const told = TakenHomework.parse({
      ...homework,
      subject: subjects.get(homework.subjectId)?.name ?? '',
      status: submission.status,
      startAt: stamp(homework.startAt),
      endAt: stamp(homework.endAt),
      handedInAt: stamp(submission.handedInAt),
      releasedAt: stamp(homework.releasedAt),
      score: submission.score,
      items: items.map(({ itemId, no, sectionTitle, body, score: maxScore }) => {
        const { score = null, reading = null, comment = '' } = answerOf.get(itemId) ?? {};
        const question = toPlain(body.stem);
        return { no, section: sectionTitle, question, maxScore, score, reading, typed: typedOf(itemId), comment };
      }),
    } satisfies Record<keyof TakenHomework, unknown>);
    const folder = `homework/${String(nth + 1).padStart(3, '0')} ${inPath(homework.title)}`;
    const pictures = seen.flatMap(({ pictureSha256, areaId, source }) =>
      pictureSha256 === null
        ? []
        : [
            {
              path: `${folder}/pictures/${inPath(`${areaId} ${source}`)}.png`,
              title: areaId,
              content: { sha256: pictureSha256 },
            },
          ],
    );
    const ink = byPage(await inkOf(db, schoolId, own));
    const marks = byPage(await correctionsOn(db, schoolId, { homeworkId, studentId }));
    const form = (await geometriesOf(db, schoolId, homework)).formOf(studentId);
    const paper = await pagesOfForm(db, schoolId, { paperId, revision: paperRevision }, form);
    taken.push(
      {
        path: `${folder}/index.html`,
        title: told.title,
        content: pageOf(told, { ink, marks, pictures: pictures.map(({ path }) => path) }),
      },
      takenJson({ path: `${folder}/homework.json`, title: told.title, name: 'homework', schema: TakenHomework }, told),
      ...(paper === undefined
        ? []
        : [{ path: `${folder}/paper.pdf`, title: told.title, content: { sha256: paper.pdfSha256 } }]),
      ...ink.map(({ page, strokes }) => ({
        path: `${folder}/ink-${page}.inkml`,
        title: told.title,
        content: toInkML(strokes),
      })),
      ...marks.map(({ page, strokes }) => ({
        path: `${folder}/teacher-ink-${page}.inkml`,
        title: told.title,
        content: toInkML(strokes),
      })),
      ...pictures,
    );
    sums.push([
      told.title,
      told.subject,
      told.endAt,
      told.score === null ? '—' : String(told.score),
      String(told.totalScore),
    ]);
  }
  const head = ['作业 Homework', '学科 Subject', '截止 Closed at', '得分 Score', '满分 Full score'];
  const scores = {
    path: 'marks.html',
    title: '成绩 · Marks',
    content: htmlPage('成绩 · Marks', htmlTable(head, sums)),
  };
  return [scores, ...taken];
};

function byPage(kept: readonly { page: number; points: Uint8Array }[]): PageInk[] {
  const pages = [...new Set(kept.map(({ page }) => page))].sort((a, b) => a - b);
  return pages.map((page) => ({
    page,
    strokes: kept.filter((one) => one.page === page).flatMap(({ points }) => decodeStrokes(points)),
  }));
}

interface PageInk {
  page: number;
  strokes: ReturnType<typeof decodeStrokes>;
}

interface Drawn {
  ink: readonly PageInk[];
  /** What teachers wrote on the copy. */
  marks: readonly PageInk[];
  pictures: readonly string[];
}

/** A homework as a page: marks question by question, then the ink as it lies on the paper, then what was photographed. */
function pageOf(told: TakenHomework, { ink, marks, pictures }: Drawn): string {
  const rows = told.items.map(({ no, section, question, score, maxScore, reading, typed, comment }) => [
    `${section} ${no}`.trim(),
    question,
    reading ?? '',
    typed ?? '',
    score === null ? '—' : `${score} / ${maxScore}`,
    comment,
  ]);
  const head = ['题号 No.', '题目 Question', '识别 Read as', '输入 Typed', '得分 Score', '评语 Comment'];
  const written = new Map(ink.map(({ page, strokes }) => [page, strokes]));
  const marked = new Map(marks.map(({ page, strokes }) => [page, strokes]));
  const pages = [...new Set([...written.keys(), ...marked.keys()])].sort((one, other) => one - other);
  const drawn = pages.map((page) => {
    const [own, theirs] = [written.get(page) ?? [], marked.get(page) ?? []];
    const { width, height } = sizeOf([...own, ...theirs]);
    const red =
      theirs.length === 0 ? '' : `<path fill="#c00" d="${inkPath(theirs, NIB_MM)}"><title>批改 marks</title></path>`;
    return `<h2>第 ${page} 页 · Page ${page}</h2><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="笔迹 ink"><path d="${inkPath(own, NIB_MM)}"/>${red}</svg>`;
  });
  const shown = pictures.map(
    (path) => `<img alt="" src="pictures/${encodeURIComponent(path.split('/').at(-1) ?? '')}">`,
  );
  return htmlPage(
    told.title,
    `<p>${told.score ?? '—'} / ${told.totalScore} · <a href="paper.pdf">paper.pdf</a></p>${htmlTable(head, rows)}${[...drawn, ...shown].join('')}`,
  );
}

/** As far as the ink reaches, in mm, and never less than a page of A4. */
function sizeOf(strokes: PageInk['strokes']): { width: number; height: number } {
  let [width, height] = [210, 297];
  for (const { points } of strokes)
    for (const [x, y] of points) [width, height] = [Math.max(width, Math.ceil(x)), Math.max(height, Math.ceil(y))];
  return { width, height };
}
