import { scansApi } from '@zhibi/contract/capture/scans';
import { diskApi } from '@zhibi/contract/disk';
import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { roundsApi } from '@zhibi/contract/marking/rounds';
import { cardsApi } from '@zhibi/contract/papers/cards';
import { printOfflineApi } from '@zhibi/contract/printing/offline';
import { booksApi } from '@zhibi/contract/questions/books';
import { partnersApi } from '@zhibi/contract/questions/partners';
import { writingApi } from '@zhibi/contract/questions/writing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { enterPage, newBook, publishedBook } from '../apps/server/test/book.js';
import { localFile, uploadFile } from '../apps/server/test/disk.js';
import { newLessons } from '../apps/server/test/lessons.js';
import { newCodes, newOrgAdmin } from '../apps/server/test/organisation.js';
import { newBatch } from '../apps/server/test/print-batch.js';
import { workOutside } from '../apps/server/test/print-offline.js';
import { bringTo, newOrder, newRun, printPeople } from '../apps/server/test/print-order.js';
import { freshQuestion, sampleContent } from '../apps/server/test/question.js';
import { asPng, ScannedClass } from '../apps/server/test/scanned-class.js';
import { givenAgain, publishedHomework, type Scenario, writtenHomework } from '../apps/server/test/scenario.js';
import { JUNIOR_MATHS } from '../apps/server/test/school.js';
import { foreignHoliday } from '../apps/server/test/walk/holiday.js';
import { foreignLab } from '../apps/server/test/walk/laboratory.js';
import { foreignSpoken } from '../apps/server/test/walk/spoken.js';
import { foreignStageTest } from '../apps/server/test/walk/stage-tests.js';
import { screens } from '../apps/web/src/app/screens.js';
import { actFor } from './act-for.js';
import { composedByOperations } from './composed-by-operations.js';
import { cutOff } from './cut-off.js';
import { seriousFaultsOf } from './faults.js';
import { go, widen } from './go.js';
import { complaintsOf, type Journey, openJourney } from './open-journey.js';

/** Teachers read Chinese, the others English; a taker is a teacher of a school that has contracts with banks. */
type Who =
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
const readsChinese = (who: Who) => who === 'teacher' || who === 'taker' || who === 'scanner';
const CLASS_OF_SCENARIO = () => `?classId=${scenario.class.classId}`;

let journey: Journey;
let scanned: ScannedClass;
let batchId: string;
let scenario: Scenario;
let openHomeworkId = '';
/** Operations compose for the school with the teachers' own screens. */
let operatedPaperId = '';
let sharedFile: string;
let question: { questionId: string };
let bookId: string;
let ownBookId: string;
let giftId: string;
let orderId: string;
let lessons = { over: '', dictation: '', now: '' };
let labId = '';
let spoken = { spokenId: '' };
let holiday = { holidayId: '' };
let stageTest = { stageTestId: '', stageImportId: '' };
let printBatchId = '';
let offlineId = '';
let printRunId: string;
let cardId: string;
const pages = new Map<Who, Page>();

beforeAll(async () => {
  journey = await openJourney();
  scenario = await publishedHomework(journey.world, 2);
  await writtenHomework(journey.world, scenario);
  spoken = await foreignSpoken(journey.world, scenario);
  holiday = await foreignHoliday(journey.world, scenario);
  const { homeworkId } = scenario;
  await scenario.teacher.call(homeworkApi.close, { homeworkId });
  const { items } = await scenario.teacher.call(markingApi.items, { homeworkId });
  for (const { itemId } of items) {
    const { items: answers } = await scenario.teacher.call(markingApi.answers, { homeworkId, itemId });
    const open = answers.filter((one) => one.score === null);
    if (open.length > 0)
      await scenario.teacher.call(markingApi.score, {
        scores: open.map(({ answerId, revision }) => ({ answerId, revision, score: 0 })),
      });
  }
  await scenario.teacher.call(markingApi.release, { homeworkId });
  openHomeworkId = await givenAgain(journey.world, scenario);
  await sharedOut(openHomeworkId);
  question = await scenario.teacher.call(writingApi.save, { ...freshQuestion, content: sampleContent() });
  await scenario.teacher.call(writingApi.submit, question);
  const [first] = scenario.class.students;
  if (first === undefined) throw new Error('nobody');
  const officer = await newOrgAdmin(journey.world);
  await newCodes(officer, scenario.school.schoolId, { amount: 3 });
  sharedFile = await uploadFile(scenario.teacher, localFile('Chapter 2.txt', 'Rational numbers'));
  await scenario.teacher.call(diskApi.share, { cdId: sharedFile, audience: 'school' });
  const regionId = await journey.world.newRegion();
  const contracted = await journey.world.newSchool({ extQuestion: ['ejt', 'jz', 'hwl'], regionId });
  const taker = await contracted.newTeacher([(await contracted.newClass(1, 8)).classId]);
  const { items: books } = await taker.call(partnersApi.books, { bank: 'hwl', subjectId: JUNIOR_MATHS });
  bookId = books[0]?.bookId ?? '';
  ownBookId = (await taker.call(booksApi.create, newBook())).bookId;
  await enterPage(taker, { bookId: ownBookId });
  const neighbours = await journey.world.newSchool({ extQuestion: ['hwl'], regionId });
  const eighth = [(await neighbours.newClass(1, 8)).classId];
  const giver = await neighbours.newTeacher(eighth);
  giftId = await publishedBook(giver, await neighbours.newTeacher(eighth));
  await giver.call(booksApi.share, { bookId: giftId, shared: true });
  pages.set('taker', await journey.enter(taker));
  pages.set('teacher', await journey.enter(scenario.teacher));
  pages.set('student', await journey.enter(first, 'en'));
  pages.set('admin', await journey.enter(await scenario.school.newLeader('SCHOOLADMIN'), 'en'));
  const maintainer = await journey.world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE_SYS'] });
  pages.set('principal', await journey.enter(await scenario.school.newLeader('SCHOOLPRINCIPAL'), 'en'));
  pages.set('maintainer', await journey.logIn(maintainer, 'en', '/login?admin=true'));
  const operator = await journey.world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE'] });
  const acting = await journey.logIn(operator, 'en', '/login?admin=true');
  scanned = await ScannedClass.of(journey.world, ['choice'], 2);
  const [scannedStudent = ''] = scanned.studentIds;
  const scanner = scanned.course.teacher;
  const file = [await asPng(scanned.page(scannedStudent, ['AB']))];
  ({ batchId } = await scanner.call(scansApi.upload, { homeworkId: scanned.homework.homeworkId, file }));
  const isRead = async () => expect((await scanner.call(scansApi.batch, { batchId })).state).toBe('read');
  await vi.waitFor(isRead, { timeout: 60_000, interval: 200 });
  pages.set('scanner', await journey.enter(scanner));
  await actFor(acting, scanned.course.school);
  operatedPaperId = await composedByOperations(journey.world, scanned.course.school);
  pages.set('operator', acting);
  pages.set('officer', await journey.enter(officer, 'en'));
  const { teacher, school, class: schoolClass, paper } = scenario;
  const of = { ...(await printPeople(journey.world, school)), teacher, schoolClass, paperId: paper.paperId };
  lessons = await newLessons(teacher, schoolClass.classId);
  ({ labId } = await foreignLab(teacher, { classId: schoolClass.classId, studentId: first.ids.studentId ?? '' }));
  orderId = await newOrder(journey.world, of, { colorPrint: true });
  await bringTo(of, orderId, 'assigned');
  printRunId = await newRun(of);
  cardId = (await teacher.call(cardsApi.make, { paperId: paper.paperId })).paperId;
  printBatchId = await newBatch(journey.world, of);
  ({ offlineId } = await of.centre.call(printOfflineApi.save, workOutside(of, '20260105')));
  const { totalScore: fullScore } = await teacher.call(homeworkApi.detail, { homeworkId });
  stageTest = await foreignStageTest(school, { classId: schoolClass.classId, homeworkId, fullScore });
  pages.set('centre', await journey.logIn(of.centre, 'en', '/login?admin=true'));
  pages.set('shop', await journey.logIn(of.shop, 'en', '/login?admin=true'));
});
afterAll(() => journey?.close());

/** The teacher scores the first question with a colleague, and settles what differs at the second. */
async function sharedOut(homeworkId: string): Promise<void> {
  const { teacher, school, class: schoolClass } = scenario;
  const one = await school.newTeacher([schoolClass.classId]);
  const other = await school.newTeacher([schoolClass.classId]);
  const { items } = await teacher.call(markingApi.items, { homeworkId });
  const people = [
    { scorers: [teacher, one], arbiter: other },
    { scorers: [one, other], arbiter: teacher },
  ];
  for (const [at, { scorers, arbiter }] of people.entries()) {
    const setting = { scorersEach: 2 as const, tolerance: 1, within: 'mean' as const };
    await teacher.call(roundsApi.set, {
      homeworkId,
      items: [{ itemId: items[at]?.itemId ?? '', revision: 0 }],
      setting: {
        ...setting,
        scorerIds: scorers.map(({ ids }) => ids.accountId),
        arbiterId: arbiter.ids.accountId,
      },
    });
  }
}

/** Where each screen is opened, and by whom, `also` where one address is another page to others: the walk fails for a screen that stands in no line. */
const walks: Readonly<Record<string, { who: Who; also?: Who; queries: (() => string)[] }>> = {
  '/index': { who: 'teacher', queries: [() => ''] },
  '/source/source': { who: 'teacher', also: 'principal', queries: [() => '', () => '?words=unfound'] },
  '/source/list': { who: 'teacher', queries: [() => ''] },
  '/source/import': { who: 'teacher', queries: [() => ''] },
  '/source/practise': { who: 'teacher', queries: [() => '', () => `?class=${scenario.class.classId}`] },
  '/paperTest/self': { who: 'teacher', queries: [() => `?paper=${scenario.paper.paperId}`] },
  '/paperTest/preview': { who: 'teacher', queries: [() => `?paper=${scenario.paper.paperId}`] },
  '/paper/ques': { who: 'teacher', queries: [() => '', () => `?paper=${scenario.paper.paperId}`] },
  '/question/index': { who: 'teacher', queries: [() => '', () => '?words=nothing'] },
  '/question/ques': { who: 'teacher', queries: [() => '', () => `?question=${question.questionId}`] },
  '/paperTest/myQues': {
    who: 'teacher',
    queries: ['', '?shelf=in-review', '?shelf=drafts'].map((query) => () => query),
  },
  '/paperTest/xcQues': { who: 'teacher', queries: ['', '?view=own', '?view=to-decide'].map((query) => () => query) },
  '/paperTest/addQues': { who: 'teacher', queries: [() => '', () => `?question=${question.questionId}`] },
  '/paperTest/zujuan': { who: 'taker', queries: [() => '', () => '?words=unfound'] },
  '/paperTest/ejt': { who: 'taker', queries: [() => ''] },
  '/paperTest/ejtSource': { who: 'taker', queries: [() => ''] },
  '/paperTest/jzSource': { who: 'taker', queries: [() => ''] },
  '/paperTest/hwljf': { who: 'taker', queries: [() => ''] },
  '/paperTest/previewHwl': {
    who: 'taker',
    queries: [() => `?book=${bookId}`, () => `?own=${ownBookId}`, () => `?gift=${giftId}`],
  },
  '/paperTest/hwlxb': { who: 'taker', queries: [() => '', () => '?view=to-decide'] },
  '/paperTest/hwlqb': { who: 'taker', queries: [() => ''] },
  '/paperTest/hwlqblr': { who: 'taker', queries: [() => '', () => `?book=${ownBookId}`] },
  '/homework/index': { who: 'teacher', queries: [() => ''] },
  '/homework/written': { who: 'teacher', queries: [() => '', () => '?step=paper'] },
  '/homework/types': { who: 'teacher', queries: [() => ''] },
  '/homework/spoken': { who: 'teacher', also: 'student', queries: [() => '', () => '?give=1'] },
  '/homework/spoken/detail': { who: 'teacher', also: 'student', queries: [() => `?spoken=${spoken.spokenId}`] },
  '/homework/holiday': { who: 'teacher', also: 'student', queries: [() => '', () => '?begin=1'] },
  '/homework/holiday/detail': {
    who: 'teacher',
    queries: ['', '&view=weeks', '&view=students', `&fill=${JUNIOR_MATHS}`].map(
      (more) => () => `?holiday=${holiday.holidayId}${more}`,
    ),
  },
  '/study/spokenDetail': { who: 'teacher', queries: [() => `?spoken=${spoken.spokenId}`] },
  '/homework/missing': { who: 'teacher', also: 'admin', queries: [() => ''] },
  '/homework/load': { who: 'admin', queries: [() => ''] },
  '/class/comment': {
    who: 'teacher',
    also: 'student',
    queries: ['', '?tab=stream', '?tab=matrix', '?tab=remarks'].map((query) => () => query),
  },
  '/class/rank': { who: 'teacher', queries: ['', '?tab=students', '?tab=growth'].map((query) => () => query) },
  '/paper/experiment': {
    who: 'teacher',
    queries: [() => '', () => `?lab=${labId}`, () => `?lab=${labId}&view=score`],
  },
  '/study/classroom': { who: 'teacher', queries: [() => '', () => '?kind=3'] },
  '/study/interact': {
    who: 'teacher',
    queries: [() => '', () => `?lesson=${lessons.over}`, () => `?lesson=${lessons.over}&task=${lessons.dictation}`],
  },
  '/study/lesson': { who: 'teacher', queries: [() => `?lesson=${lessons.now}`, () => `?lesson=${lessons.over}`] },
  '/study/stage': { who: 'teacher', queries: [() => `?lesson=${lessons.now}`] },
  '/jike': { who: 'teacher', queries: [() => ''] },
  '/devops/homework': { who: 'operator', queries: [() => ''] },
  '/devops/paper': { who: 'operator', queries: [() => '', () => '?words=nothing'] },
  '/devops/manual': { who: 'operator', queries: [() => `?paper=${operatedPaperId}`] },
  '/devops/myques': { who: 'operator', queries: [() => ''] },
  '/devops/addques': { who: 'operator', queries: [() => ''] },
  '/devops/preview': { who: 'operator', queries: [() => `?paper=${operatedPaperId}`] },
  '/devops/marking': { who: 'operator', queries: [() => ''] },
  '/devops/mark': { who: 'operator', queries: [() => `?paper=${scanned.homework.paperId}`] },
  '/devops/paperInfo': { who: 'operator', queries: [() => `?paper=${scanned.homework.paperId}`] },
  '/homework/written/detail': { who: 'teacher', queries: [() => `?homework=${scenario.homeworkId}`] },
  '/demo': {
    who: 'teacher',
    queries: ['', '&view=wall', '&view=queue'].map((view) => () => `?homework=${scenario.homeworkId}${view}`),
  },
  '/correct': { who: 'teacher', queries: [() => '', () => '?deviceName=Pen&status=connected&pageCode=&codeRule='] },
  '/paper/areas': { who: 'teacher', queries: [() => `?paper=${scenario.paper.paperId}`] },
  '/markFull': {
    who: 'teacher',
    queries: [() => '', () => `?homework=${scenario.homeworkId}`, () => `?homework=${openHomeworkId}&share=own`],
  },
  '/markFullScreen': { who: 'teacher', queries: [() => '', () => `?homework=${scenario.homeworkId}`] },
  '/markFullNew': {
    who: 'teacher',
    queries: [
      () => '',
      () => `?homework=${scenario.homeworkId}`,
      () => `?homework=${openHomeworkId}&view=rounds`,
      () => `?homework=${openHomeworkId}&view=differences`,
    ],
  },
  '/paper/presetComment': { who: 'teacher', queries: [() => ''] },
  '/indexDetail': { who: 'teacher', queries: [() => '', () => `?homework=${scenario.homeworkId}`] },
  '/comment': { who: 'teacher', queries: [() => '', () => `?homework=${scenario.homeworkId}`] },
  '/paper/teacherComment': { who: 'teacher', queries: [() => '', () => `?homework=${scenario.homeworkId}`] },
  '/study/analysis': { who: 'teacher', queries: [() => '', () => `?homework=${scenario.homeworkId}`] },
  '/correction/index': { who: 'teacher', queries: [() => ''] },
  '/correction/auto': { who: 'teacher', queries: [() => ''] },
  '/correction/manual': { who: 'teacher', queries: [() => `?paper=${scenario.paper.paperId}`] },
  '/correction/chinese': { who: 'teacher', queries: [() => ''] },
  '/correction/myQues': { who: 'teacher', queries: [() => ''] },
  '/correction/addQues': { who: 'teacher', queries: [() => ''] },
  '/correction/preview': { who: 'teacher', queries: [() => `?paper=${scenario.paper.paperId}`] },
  '/correction/wrong': { who: 'teacher', queries: [() => '', () => `?homework=${scenario.homeworkId}`] },
  '/correction/statistics': { who: 'teacher', queries: [() => `?homework=${scenario.homeworkId}`] },
  '/correction/ansStatistics': { who: 'teacher', queries: [() => '', () => `?homework=${scenario.homeworkId}`] },
  '/correction/stuStatistics': { who: 'teacher', queries: [() => `?homework=${scenario.homeworkId}`] },
  '/chart': { who: 'teacher', queries: [() => '', () => `?type=homework&id=${scenario.homeworkId}`] },
  '/study/recommend': { who: 'teacher', queries: [() => ''] },
  '/study/handbook': { who: 'teacher', also: 'principal', queries: [() => '', () => '?book=new'] },
  '/chart2': { who: 'admin', queries: [() => ''] },
  '/class/studentWrong': { who: 'teacher', queries: [() => `?studentId=${scenario.class.students[0]?.ids.studentId}`] },
  '/paperTest/auto': { who: 'teacher', queries: [() => ''] },
  '/paperTest/paper': { who: 'teacher', queries: [() => '', () => `?paper=${scenario.paper.paperId}`] },
  '/paperTest/chinese': { who: 'teacher', queries: [() => ''] },
  '/paper/index': { who: 'teacher', queries: [() => '', () => '?words=nothing'] },
  '/paper/list': { who: 'teacher', queries: [() => '', () => '?shelf=archive'] },
  '/answerCard': { who: 'teacher', queries: [() => ''] },
  '/answerCard/design': { who: 'teacher', queries: [() => '', () => `?card=${cardId}`] },
  '/paper/stageSet': { who: 'admin', queries: [() => '', () => `?test=${stageTest.stageTestId}`] },
  '/paper/stageImport': { who: 'admin', queries: [() => `?test=${stageTest.stageTestId}`] },
  '/devops/stageSet': { who: 'operator', queries: [() => ''] },
  '/devops/stageImport': { who: 'operator', queries: [() => ''] },
  '/study/stageDetail': { who: 'teacher', also: 'student', queries: [() => `?test=${stageTest.stageTestId}`] },
  '/devops/printCenter': { who: 'centre', queries: [() => ''] },
  '/devops/printBatch': { who: 'shop', also: 'centre', queries: [() => ''] },
  '/devops/printBatchCreate': { who: 'centre', queries: [() => ''] },
  '/devops/printBatchDetail': { who: 'shop', also: 'centre', queries: [() => `?batch=${printBatchId}`] },
  '/devops/printCount': { who: 'centre', queries: [() => ''] },
  '/devops/printOffline': { who: 'centre', queries: [() => '', () => `?record=${offlineId}`] },
  '/print/offline': { who: 'admin', queries: [() => '', () => `?record=${offlineId}`] },
  '/devops/printSet': { who: 'centre', queries: [() => ''] },
  '/devops/printDict': { who: 'centre', queries: [() => ''] },
  '/paper/detail': { who: 'teacher', queries: [() => '', () => `?paper=${scenario.paper.paperId}`] },
  '/print/orders': { who: 'teacher', also: 'admin', queries: [() => '', () => `?order=${orderId}`] },
  '/print/send': { who: 'teacher', queries: [() => '', () => `?run=${printRunId}`, () => `?order=${orderId}`] },
  '/devops/printCheck': { who: 'centre', queries: [() => '', () => '?tab=assignment'] },
  '/devops/printCheckDetail': { who: 'centre', queries: [() => '', () => `?order=${orderId}`] },
  '/devops/printList': { who: 'centre', queries: [() => '', () => `?order=${orderId}`, () => '?words=nothing'] },
  '/devops/printTask': { who: 'shop', also: 'centre', queries: [() => '', () => `?order=${orderId}`] },
  '/user/index': { who: 'student', also: 'admin', queries: [() => ''] },
  '/help': {
    who: 'student',
    also: 'teacher',
    queries: ['', '?words=zy', '?page=start/me', '?page=none'].map((query) => () => query),
  },
  '/user/app': { who: 'student', queries: [() => ''] },
  '/student/detail': { who: 'student', queries: [() => '', () => `?homework=${scenario.homeworkId}`] },
  '/student/answer': {
    who: 'student',
    queries: [
      () => '',
      () => `?homework=${openHomeworkId}`,
      () => `?homework=${openHomeworkId}&no=4`,
      () => `?homework=${openHomeworkId}&no=check`,
    ],
  },
  '/student/photo': { who: 'student', queries: [() => '', () => `?homework=${openHomeworkId}`] },
  '/wrong': { who: 'student', queries: [() => ''] },
  '/student/info': { who: 'student', queries: [() => ''] },
  '/class/index': { who: 'teacher', queries: [() => ''] },
  '/class/studentReport': {
    who: 'teacher',
    also: 'student',
    queries: [() => '', () => `?studentId=${scenario.class.students[0]?.ids.studentId}&period=week`],
  },
  '/class/student': { who: 'teacher', queries: [CLASS_OF_SCENARIO] },
  '/class/group': { who: 'teacher', queries: [CLASS_OF_SCENARIO] },
  '/class/groupLevel': { who: 'teacher', queries: [CLASS_OF_SCENARIO] },
  '/class/arrange': { who: 'teacher', queries: [CLASS_OF_SCENARIO] },
  '/class/pinyin': { who: 'teacher', queries: [CLASS_OF_SCENARIO] },
  '/class/list': { who: 'admin', queries: [() => '', () => `?class=${scenario.class.classId}`] },
  '/class/schoolYear': { who: 'admin', queries: [() => ''] },
  '/teacher/list': { who: 'admin', queries: [() => ''] },
  '/student/list': { who: 'admin', queries: [() => '', () => '?search=nobody'] },
  '/student/import': { who: 'admin', queries: [() => ''] },
  '/subject/index': { who: 'admin', queries: [() => ''] },
  '/cloud/index': { who: 'teacher', queries: ['', '?view=grid', '?scope=trash'].map((query) => () => query) },
  '/cloud/cloud': { who: 'admin', queries: [() => ''] },
  '/wps': { who: 'admin', queries: [() => `?fileId=${sharedFile}`] },
  '/cloud/resource': { who: 'admin', queries: [() => ''] },
  '/cloud/resourceManage': { who: 'admin', queries: [() => ''] },
  '/org/index': { who: 'officer', queries: [() => ''] },
  '/org/account': { who: 'officer', queries: [() => ''] },
  '/org/active': { who: 'officer', queries: [() => ''] },
  '/org/mac': { who: 'officer', queries: [() => ''] },
  '/org/setting': { who: 'officer', queries: [() => ''] },
  '/devops/index': { who: 'maintainer', queries: [() => '', () => '?words=nothing'] },
  '/devops/jobs': { who: 'maintainer', queries: [() => '', () => '?status=failed'] },
  '/devops/system': {
    who: 'maintainer',
    queries: ['', '?view=backups', '?view=speed', '?view=upgrade'].map((query) => () => query),
  },
  '/devops/audit': { who: 'maintainer', queries: [() => '', () => '?what=login'] },
  '/school/audit': { who: 'admin', queries: [() => ''] },
  '/school/retention': { who: 'admin', queries: [() => ''] },
  '/devops/school': { who: 'operator', queries: [() => ''] },
  '/devops/activeList': { who: 'operator', queries: [() => ''] },
  '/devops/upgrade': { who: 'operator', queries: [() => ''] },
  '/homework/scans': { who: 'scanner', queries: [() => `?homework=${scanned.homework.homeworkId}`, () => ''] },
  '/homework/scan': { who: 'scanner', queries: [() => `?batch=${batchId}`] },
  '/devops/cameraList': { who: 'operator', queries: [() => ''] },
  '/devops/cameraDetail': { who: 'operator', queries: [() => `?batch=${batchId}`] },
  '/devops/classes': { who: 'operator', queries: [() => '', () => `?class=${scanned.course.classIds[0]}`] },
  '/devops/teacher': { who: 'operator', queries: [() => ''] },
  '/devops/student': { who: 'operator', queries: [() => '', () => '?search=nobody'] },
  '/devops/bookSet': { who: 'maintainer', queries: [() => '', () => '?view=reports'] },
  '/devops/chapterSet': { who: 'maintainer', queries: [() => '', () => '?kind=knowledge&subject=202'] },
};
const withLoginPage = screens.filter((screen) => screen.loginTypes.length > 0).map((screen) => screen.path);

it('the walk has a line for every screen', () =>
  expect(Object.keys(walks).sort()).toEqual([...new Set(withLoginPage)].sort()));

const walkers = Object.entries(walks).flatMap(([path, { who, also, queries }]) =>
  [who, ...(also ? [also] : [])].map((one) => [path, one, queries] as const),
);
describe.each(walkers)('%s as %s', (path, who, queries) => {
  it.each(queries.map((query, nth) => [nth + 1, query] as const))(
    'opens without a complaint or a serious obstacle and fits a phone, address %i',
    async (_, query) => {
      const page = pages.get(who);
      if (page === undefined) throw new Error('nobody');
      const complaints = complaintsOf(page);
      await go(page, path + query());
      expect(new URL(page.url()).pathname).toBe(path);
      await lookAtAllWidths(page);
      expect(complaints).toEqual([]);
      if (!readsChinese(who)) expect(await chineseOf(page)).toEqual([]);
    },
  );
});

const DESK_PX = 1440;
const TABLET_PX = 800;
const PHONE_PX = 390;

/** From the width at which the window stands to the other end: each address is opened at one width and resized. */
async function lookAtAllWidths(page: Page): Promise<void> {
  const isPhone = page.viewportSize()?.width === PHONE_PX;
  for (const width of isPhone ? [PHONE_PX, TABLET_PX, DESK_PX] : [DESK_PX, TABLET_PX, PHONE_PX]) {
    await widen(page, width);
    expect.soft((await cutOff(page)).map((one) => `${width} px: ${one}`)).toEqual([]);
    if (width === DESK_PX) expect.soft(await seriousFaultsOf(page)).toEqual([]);
  }
}

/** Names of the catalogue, which the database keeps in Chinese and every screen says in the language of who reads. */
const CATALOGUE = /(小学|初中|高中)(语文|数学|英语|物理|化学|生物|历史|地理)/gu;

/** Words of ours that a person who chose English must not meet: names of the catalogue anywhere, controls, titles and table heads; what people wrote is marked as not to be translated. */
async function chineseOf(page: Page): Promise<string[]> {
  const words = await page.locator('button, [role=menuitem], h1, h2, th').allInnerTexts();
  const written = new Set((await page.locator('[translate=no]').allInnerTexts()).filter(Boolean));
  const all = await page.locator('body').innerText();
  const names = [...written].reduce((text, one) => text.replaceAll(one, ''), all).match(CATALOGUE) ?? [];
  const lines = [await page.title(), ...words].flatMap((text) => text.split('\n')).filter((line) => !written.has(line));
  return [...names, ...lines.filter((text) => /\p{Script=Han}/u.test(text) && !/测试|^测$|中文|\)班$/.test(text))];
}

it('the login page has no serious obstacle and fits a phone', async () => {
  const page = await (await journey.browser.newContext()).newPage();
  await page.goto(`${journey.address}/login`);
  await page.waitForLoadState('networkidle');
  await page.setViewportSize({ width: DESK_PX, height: 900 });
  await lookAtAllWidths(page);
});
