import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { diskApi } from '@zhibi/contract/disk';
import { homeworkApi } from '@zhibi/contract/homework';
import { cardsApi } from '@zhibi/contract/papers/cards';
import { groundApi } from '@zhibi/contract/papers/ground';
import { printOfflineApi } from '@zhibi/contract/printing/offline';
import { writingApi } from '@zhibi/contract/questions/writing';
import { localFile, uploadFile } from '../../apps/server/test/disk.js';
import { newLessons } from '../../apps/server/test/lessons.js';
import { newCodes, newOrgAdmin } from '../../apps/server/test/organisation.js';
import { givePen } from '../../apps/server/test/own-pen.js';
import type { Person } from '../../apps/server/test/person.js';
import { newBatch } from '../../apps/server/test/print-batch.js';
import { workOutside } from '../../apps/server/test/print-offline.js';
import { bringTo, move, newOrder, newRun, printPeople } from '../../apps/server/test/print-order.js';
import { freshQuestion, sampleContent } from '../../apps/server/test/question.js';
import { givenAgain, publishedHomework, type Scenario, writtenHomework } from '../../apps/server/test/scenario.js';
import { JUNIOR_MATHS, type TestWorld } from '../../apps/server/test/school.js';
import { foreignHoliday } from '../../apps/server/test/walk/holiday.js';
import { foreignLab } from '../../apps/server/test/walk/laboratory.js';
import { foreignSpoken } from '../../apps/server/test/walk/spoken.js';
import { foreignStageTest } from '../../apps/server/test/walk/stage-tests.js';
import { composedByOperations } from '../composed-by-operations.js';
import { type BookWorld, bookWorld } from './books.js';
import { givenBack, scannedSheet, sharedOut } from './homework.js';

/** Teachers read Chinese, the others English; a taker is a teacher of a school that has contracts with banks. */
export type Who =
  | 'teacher'
  | 'taker'
  | 'student'
  | 'admin'
  | 'principal'
  | 'officer'
  | 'maintainer'
  | 'operator'
  | 'scanner'
  | 'centre'
  | 'shop';

/** A school in the middle of its work, and whoever looks at it: every screen has something to show, and a way to every other. */
export interface WalkWorld extends BookWorld {
  scenario: Scenario;
  /** Is being written, and scored by several. */
  openHomeworkId: string;
  scanned: Awaited<ReturnType<typeof scannedSheet>>;
  /** Operations compose for the school with the teachers' own screens. */
  operatedPaperId: string;
  question: { questionId: string };
  sharedFile: string;
  lessons: Awaited<ReturnType<typeof newLessons>>;
  labId: string;
  spoken: { spokenId: string };
  holiday: { holidayId: string };
  stageTest: Awaited<ReturnType<typeof foreignStageTest>>;
  cardId: string;
  orderId: string;
  printRunId: string;
  printBatchId: string;
  offlineId: string;
  people: Readonly<Record<Exclude<Who, 'teacher' | 'taker' | 'scanner'>, Person>>;
}

export async function walkWorld(world: TestWorld): Promise<WalkWorld> {
  const scenario = await publishedHomework(world, 2);
  const { teacher, school, class: schoolClass, paper, homeworkId } = scenario;
  const [student] = schoolClass.students;
  if (student === undefined) throw new Error('nobody');
  await writtenHomework(world, scenario);
  const spoken = await foreignSpoken(world, scenario);
  const holiday = await foreignHoliday(world, scenario);
  await givenBack(scenario);
  const openHomeworkId = await givenAgain(world, scenario);
  await sharedOut(scenario, openHomeworkId);
  const question = await teacher.call(writingApi.save, { ...freshQuestion, content: sampleContent() });
  await teacher.call(writingApi.submit, question);
  const officer = await newOrgAdmin(world);
  await newCodes(officer, school.schoolId, { amount: 3 });
  const sharedFile = await uploadFile(teacher, localFile('Chapter 2.txt', 'Rational numbers'));
  await teacher.call(diskApi.share, { cdId: sharedFile, audience: 'school' });
  await teacher.call(diskApi.offer, { cdId: sharedFile, note: '' });
  const principal = await school.newLeader('SCHOOLPRINCIPAL');
  await uploadFile(principal, localFile('Plan.txt', 'Third week'));
  const scanned = await scannedSheet(world);
  const { totalScore: fullScore } = await teacher.call(homeworkApi.detail, { homeworkId });
  const printing = await printed(world, scenario);
  const operatedPaperId = await composedByOperations(world, scanned.course.school);
  const made = {
    ...(await bookWorld(world)),
    ...printing.ids,
    scenario,
    openHomeworkId,
    scanned,
    operatedPaperId,
    question,
    sharedFile,
    lessons: await newLessons(teacher, schoolClass.classId),
    ...(await foreignLab(teacher, { classId: schoolClass.classId, studentId: student.ids.studentId ?? '' })),
    spoken,
    holiday,
    stageTest: await foreignStageTest(school, { classId: schoolClass.classId, homeworkId, fullScore }),
    cardId: (await teacher.call(cardsApi.make, { paperId: paper.paperId })).paperId,
    people: {
      student,
      admin: await school.newLeader('SCHOOLADMIN'),
      principal,
      officer,
      maintainer: await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE_SYS'] }),
      operator: await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE'] }),
      centre: printing.centre,
      shop: printing.shop,
    },
  };
  await givePen(world, school.schoolId, student);
  await paperOnPaper(teacher);
  // The newest paper of the school, which lists show first: of one kind of address the first is walked on.
  await composedByOperations(world, school);
  return made;
}

/** A page that came on paper, to be framed. */
async function paperOnPaper(teacher: Person) {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([595, 842]);
  for (const [nth, words] of ['1. 3 + 4 = ____ (4 points)', '2. 12 - 5 = ____ (4 points)'].entries())
    page.drawText(words, { x: 80, y: 700 - 60 * nth, size: 14, font });
  const file = [await document.save()];
  await teacher.call(groundApi.upload, { subjectId: String(JUNIOR_MATHS), title: 'Unit 1', file });
}

/** One order is with a shop, another waits for a reviewer, a newer one has come back to be mended. */
async function printed(world: TestWorld, { teacher, school, class: schoolClass, paper: { paperId } }: Scenario) {
  const of = { ...(await printPeople(world, school)), teacher, schoolClass, paperId };
  const orderId = await newOrder(world, of, { colorPrint: true });
  await bringTo(of, orderId, 'assigned');
  await bringTo(of, await newOrder(world, of), 'pushed');
  const sentBack = await newOrder(world, of);
  await bringTo(of, sentBack, 'pushed');
  const printRunId = await newRun(of);
  const printBatchId = await newBatch(world, of);
  await move(of.centre, sentBack, { move: 'reject', reason: 'layout', hint: '请离右边 10 mm' });
  const { offlineId } = await of.centre.call(printOfflineApi.save, workOutside(of, '20260105'));
  return { ids: { orderId, printRunId, printBatchId, offlineId }, centre: of.centre, shop: of.shop };
}
