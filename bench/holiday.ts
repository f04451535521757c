import { scansApi } from '@zhibi/contract/capture/scans';
import { homeworkApi } from '@zhibi/contract/homework';
import { holidayApi } from '@zhibi/contract/homework/holiday';
import { newId } from '../apps/server/src/platform/ids.js';
import { copyPages } from '../apps/server/test/pdf.js';
import { asJpeg, asPdf, ScannedClass } from '../apps/server/test/scanned-class.js';
import { JUNIOR_ENGLISH, JUNIOR_MATHS } from '../apps/server/test/school.js';
import { perform, type QuestionKind, TestCourse } from '../apps/server/test/test-course.js';
import { load, median, report } from './measure.js';
import { openSetUp } from './set-up.js';

const [STUDENTS, DAYS, A_DAY] = [40, 50, 4];
const kinds: QuestionKind[] = ['choice', 'fillIn', 'subjective'];
const DAY_MINUTES = 24 * 60;
const HOUR_MS = 3_600_000;

/** A summer of 50 days and two subjects for a class of 40: making it, binding its files, looking at it, and the first week of a subject scanned.. */
export async function benchHoliday(): Promise<void> {
  const { world, close } = await openSetUp({ WORKERS: '0', ACCESS_TOKEN_S: '86400' });
  // A Monday morning in Shanghai: the first week is a whole one, and open.
  const local = new Date(world.clock.now().getTime() + 8 * HOUR_MS);
  world.clock.forward(((8 - local.getUTCDay()) * 24 + 8 - local.getUTCHours()) * HOUR_MS);
  const course = await TestCourse.of(world, STUDENTS);
  const { school, classes, classIds, teacher } = course;
  const [classId = ''] = classIds;
  const { schoolId } = school;
  const courses = [course];
  const other = await school.newTeacher(classIds, JUNIOR_ENGLISH);
  courses.push(new TestCourse(world, school, other, classes, JUNIOR_ENGLISH));
  const days = Array.from({ length: DAYS }, (_, later) => course.stamp(later * DAY_MINUTES).slice(0, 8));
  const wish = { wishId: newId(), classId, title: '暑假作业', workCategory: 4 as const };
  const { holidayId } = await teacher.call(holidayApi.begin, { ...wish, from: days[0] ?? '', to: days.at(-1) ?? '' });
  for (const one of courses) {
    const asked = Array.from({ length: DAYS * A_DAY }, (_, nth) => kinds[nth % kinds.length] ?? 'choice');
    const paperIds: string[] = [];
    for (let from = 0; from < asked.length; from += 50) paperIds.push(await one.newPaper(asked.slice(from, from + 50)));
    const fill = { holidayId, subjectId: one.subjectId, paperIds, days, minutesADay: 60, revision: 0 };
    await one.teacher.call(holidayApi.fill, { ...fill, loadReason: '假期' });
  }

  const timed = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
    const begun = performance.now();
    return [await work(), performance.now() - begun];
  };
  const memory = () => Math.round(process.memoryUsage().rss / 1e6);
  const [, askedMs] = await timed(() => teacher.call(holidayApi.print, { holidayId, dots: true }));
  const steps: number[] = [];
  let last = performance.now();
  const [, madeMs] = await timed(() =>
    perform(world, 'make-holiday', { schoolId, holidayId }, async () => {
      steps.push(performance.now() - last);
      last = performance.now();
    }),
  );
  const [booklet, shownMs] = await timed(() => teacher.call(holidayApi.detail, { holidayId }));
  const pages = booklet.weeks.reduce((sum, week) => sum + week.pages, 0);
  const copies = booklet.weeks.reduce((sum, week) => sum + week.total * week.pages, 0);
  console.log(
    `holiday: ${booklet.weeks.length} weeks of ${courses.length} subjects, ${pages} pages a student, ${copies} pages of the class: asked for in ${askedMs.toFixed(0)} ms, made in ${(madeMs / 1_000).toFixed(1)} s (a week ${(median(steps.slice(1)) / 1_000).toFixed(1)} s, the longest ${(Math.max(...steps.slice(1)) / 1_000).toFixed(1)} s), ${memory()} MB afterwards · ${load()}`,
  );

  const { items } = await teacher.call(holidayApi.students, { holidayId });
  const bound: number[] = [];
  const bare: number[] = [];
  let [bytes, sheets] = [0, 0];
  for (let from = 0; from < STUDENTS; from += 10) {
    const studentIds = items.slice(from, from + 10).map(({ studentId }) => studentId);
    const [file, ms] = await timed(() => teacher.download(holidayApi.pdf, { holidayId, studentIds }));
    const [count, bareMs] = await timed(async () => copyPages(file.bytes));
    bytes += file.bytes.length;
    sheets += count;
    bound.push(ms);
    bare.push(bareMs);
  }
  console.log(
    `holiday: four files of ten booklets, ${sheets} pages, ${(bytes / 1e6).toFixed(1)} MB together, the slowest in ${(Math.max(...bound) / 1_000).toFixed(1)} s · ${load()}`,
  );
  const perFile = sheets / bound.length;
  report(
    'binding ten booklets, beside copying their pages once more',
    'pages/s',
    (perFile / median(bound)) * 1_000,
    (perFile / median(bare)) * 1_000,
  );

  const [, followedMs] = await timed(() => teacher.call(holidayApi.students, { holidayId }));
  const [someone] = classes[0]?.students ?? [];
  const [, plannedMs] = await timed(async () => someone?.call(holidayApi.plans, {}));
  console.log(
    `holiday: the booklet is shown in ${shownMs.toFixed(0)} ms, who is where in ${followedMs.toFixed(0)} ms, a student's plan in ${plannedMs.toFixed(0)} ms`,
  );

  const homeworkId = booklet.weeks.find(({ subjectId }) => subjectId === JUNIOR_MATHS)?.homeworkId ?? '';
  const sheetsOf = await ScannedClass.ofHomework(world, course, await teacher.call(homeworkApi.detail, { homeworkId }));
  const pictures: Uint8Array[] = [];
  for (const studentId of sheetsOf.studentIds) pictures.push(await asJpeg(sheetsOf.page(studentId, ['B'])));
  const [{ batchId }, takenMs] = await timed(() =>
    teacher.call(scansApi.upload, { homeworkId, file: asPdf(pictures) }),
  );
  const [, readMs] = await timed(() => sheetsOf.read(batchId));
  const { byState } = await teacher.call(scansApi.batch, { batchId });
  const pagesRead = byState.read + byState.doubt;
  console.log(
    `holiday: a scan of ${STUDENTS} sheets is taken in ${takenMs.toFixed(0)} ms and read in ${(readMs / 1_000).toFixed(1)} s (${(readMs / STUDENTS).toFixed(0)} ms a sheet), ${pagesRead} found to be their page · ${load()}`,
  );
  await close();
}
