import { buffer } from 'node:stream/consumers';
import { sectionNames } from '@zhibi/contract/papers';
import { type GroundQuestion, groundFaults, printedOf } from '@zhibi/contract/papers/ground';
import type { Actor } from '@zhibi/contract/session';
import { subjectById } from '../../people/index.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { keepExercises, keepFile } from '../../questions/index.js';
import { insertDraft } from '../insert-draft.js';
import { chineseNumeral } from '../rules.js';
import { type Caller, openGround } from './own-ground.js';
import { bodyOf, type QuestionPicture, typeOf } from './rules-body.js';
import { changeGround, type GroundPageRow, pagesOfGround } from './store.js';
import { forgetCame } from './store-came.js';

/** Of the specification: a test paper. */
const TEST = 1;
/** The expected score rate of what nobody has answered yet. */
const [DIFFICULTY, MINUTES] = [0.7, 2];

/**
 * Makes a paper of pages that came on paper: each frame becomes a question with its number, type, score and key, shown by its part of the page, and the
 * paper is printed as the pages are. All of it, or nothing.
 */
export async function makePaper(
  services: Services,
  { actor, transact }: Caller,
  version: { groundId: string; revision: number },
): Promise<{ paperId: string }> {
  const of = { schoolId: actor.schoolId, groundId: version.groundId };
  const { row, pages } = await transact(async (db) => ({
    row: await openGround(db, actor, version),
    pages: await pagesOfGround(db, of),
  }));
  ensure(row.questions.length > 0, 'conflict', 'no-questions');
  const inked = new Map(pages.map(({ page, ink }) => [page, printedOf(ink)]));
  const { pageSize } = row;
  const given = { pageSize, pageCount: pages.length, questions: row.questions };
  ensure(groundFaults({ ...given, printedOn: (page) => inked.get(page) }).length === 0, 'conflict', 'has-faults');
  // An id of the own for each: what a browser calls a question may be one of another paper.
  const questions = [...row.questions].sort((a, b) => a.no - b.no).map((one) => ({ ...one, questionId: newId() }));
  const pictures = await picturesOf(services, actor, pages, questions);
  return transact(async (db) => {
    await openGround(db, actor, version);
    const now = services.clock.now();
    const subject = found(await subjectById(db, row.subjectId));
    const place = { schoolId: actor.schoolId, subjectId: row.subjectId, stage: subject.stage, now };
    const kept = await keepExercises(
      db,
      place,
      questions.map((question, i) => ({
        body: bodyOf(question, found(pictures[i])),
        difficulty: DIFFICULTY,
        minutes: MINUTES,
      })),
    );
    const { paperId } = await insertDraft(db, actor, {
      subjectId: row.subjectId,
      paperType: TEST,
      title: row.title,
      options: { pageSize, sealLine: false, scoreTable: false },
      sections: sectionsOf(questions.map((question, i) => ({ question, ref: found(kept[i]) }))),
      now,
    });
    await forgetCame(db, of);
    await changeGround(db, of, { state: 'made', paperId, questions, revision: version.revision + 1 });
    return { paperId };
  });
}

interface Asked {
  question: GroundQuestion;
  ref: { questionId: string; version: number };
}

/** A section for each run of questions of a kind, in the order of their numbers. */
function sectionsOf(asked: readonly Asked[]) {
  const sections: { title: string; kind: string; items: Asked[] }[] = [];
  for (const one of asked) {
    const last = sections.at(-1);
    if (last?.kind === one.question.kind) last.items.push(one);
    else {
      const name = sectionNames[typeOf(one.question.kind)].zh;
      sections.push({
        kind: one.question.kind,
        title: `${chineseNumeral(sections.length + 1)}、${name}`,
        items: [one],
      });
    }
  }
  return sections.map(({ title, items }) => ({
    title,
    items: items.map(({ question, ref }) => ({
      itemId: question.questionId,
      ...ref,
      score: question.score,
      answerSpaceMm: null,
    })),
  }));
}

/** Each question cut out of its page, kept as pictures of questions are. */
async function picturesOf(
  services: Services,
  actor: Actor,
  pages: readonly GroundPageRow[],
  questions: readonly GroundQuestion[],
): Promise<QuestionPicture[]> {
  const { default: sharp } = await import('sharp');
  const bytes = new Map<number, Buffer>();
  for (const { page, pictureSha256 } of pages)
    bytes.set(page, await buffer(found(await services.files.open(pictureSha256))));
  const pictures: QuestionPicture[] = [];
  // One after the other: a teacher waits a second or two, and nobody else for this.
  for (const question of questions) {
    const { place } = found(pages.find(({ page }) => page === question.page));
    const source = sharp(found(bytes.get(question.page)));
    const { width, height } = await source.metadata();
    const perMm = width / place.widthMm;
    const left = between((question.xMm - place.xMm) * perMm, width - 1);
    const top = between((question.yMm - place.yMm) * perMm, height - 1);
    const right = between((question.xMm + question.widthMm - place.xMm) * perMm, width);
    const bottom = between((question.yMm + question.heightMm - place.yMm) * perMm, height);
    const area = { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
    const content = await source.extract(area).png({ palette: true, colours: 16 }).toBuffer();
    const { fileId } = await keepFile(actor, { content, isTooLong: false }, services);
    pictures.push({ fileId, widthMm: area.width / perMm, heightMm: area.height / perMm });
  }
  return pictures;
}

const between = (value: number, most: number): number => Math.min(Math.max(0, Math.round(value)), most);
