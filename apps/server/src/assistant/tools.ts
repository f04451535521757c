import { analysisApi } from '@zhibi/contract/analysis';
import { handbookApi } from '@zhibi/contract/analysis/handbook';
import { periodReportApi } from '@zhibi/contract/analysis/period-report';
import { recommendApi } from '@zhibi/contract/analysis/recommend';
import { stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import { studentReportApi } from '@zhibi/contract/analysis/student-report';
import { assistantApi } from '@zhibi/contract/assistant';
import { captureApi } from '@zhibi/contract/capture';
import { devicesApi } from '@zhibi/contract/capture/devices';
import { scansApi } from '@zhibi/contract/capture/scans';
import { classroomApi } from '@zhibi/contract/classroom';
import { laboratoryApi } from '@zhibi/contract/classroom/laboratory';
import { pointsApi } from '@zhibi/contract/classroom/points';
import { roomApi } from '@zhibi/contract/classroom/room';
import { diskApi } from '@zhibi/contract/disk';
import { homeworkApi } from '@zhibi/contract/homework';
import { spokenApi } from '@zhibi/contract/homework/spoken';
import type { Endpoint } from '@zhibi/contract/kernel';
import { markingApi } from '@zhibi/contract/marking';
import { roundsApi } from '@zhibi/contract/marking/rounds';
import { papersApi } from '@zhibi/contract/papers';
import { libraryApi } from '@zhibi/contract/papers/library';
import { myClassesApi } from '@zhibi/contract/people/my-classes';
import { recordsApi } from '@zhibi/contract/people/records';
import { rosterApi } from '@zhibi/contract/people/roster';
import { schoolYearApi } from '@zhibi/contract/people/school-year';
import { printingApi } from '@zhibi/contract/printing';
import { questionsApi } from '@zhibi/contract/questions';
import { writingApi } from '@zhibi/contract/questions/writing';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { ensure } from '../platform/problem.js';
import type { Call } from './call-as.js';

/** When it is, and where. */
export interface Here {
  now: Date;
  timeZone: string;
}

/** Who looks something up, when, and a way to ask endpoints. No connection is held while they are asked: each of them takes its own. */
export interface Looking {
  actor: Actor;
  here: Here;
  call: Call;
}

/** An endpoint as a tool: asked as the person's browser asks it. What can write is none, and neither is what is another role's. */
const tool =
  <In extends z.ZodType, Out extends z.ZodType>(endpoint: Endpoint<In, Out>) =>
  async ({ call, actor }: Looking, input: z.input<In>): Promise<z.output<Out>> => {
    const { access, readOnly } = endpoint;
    const isMine = access === 'signed-in' || (typeof access === 'object' && access.roles.includes(actor.role));
    ensure(readOnly === true && isMine);
    return call(endpoint, input);
  };

/** Everything that the assistant can look up: the endpoints that the screens ask. */
export const tools = {
  homework: tool(homeworkApi.list),
  submissions: tool(homeworkApi.submissions),
  missing: tool(homeworkApi.missing),
  mine: tool(homeworkApi.mine),
  outside: tool(homeworkApi.outside),
  calendar: tool(homeworkApi.calendar),
  given: tool(homeworkApi.given),
  spoken: tool(spokenApi.list),
  mySpoken: tool(spokenApi.mine),
  waiting: tool(markingApi.waiting),
  shared: tool(roundsApi.mine),
  reports: tool(analysisApi.reports),
  report: tool(analysisApi.report),
  period: tool(periodReportApi.report),
  pulse: tool(analysisApi.pulse),
  wrong: tool(analysisApi.wrong),
  wrongOfStudent: tool(analysisApi.wrongOfStudent),
  schoolToday: tool(analysisApi.ownWall),
  walls: tool(analysisApi.walls),
  booklets: tool(handbookApi.list),
  recommend: tool(recommendApi.forClass),
  studentReport: tool(studentReportApi.report),
  exams: tool(stageTestsApi.list),
  examsOfStudent: tool(stageTestsApi.ofStudent),
  myExams: tool(stageTestsApi.mine),
  orders: tool(printingApi.list),
  papers: tool(libraryApi.list),
  paper: tool(papersApi.detail),
  cart: tool(questionsApi.cart),
  ownQuestions: tool(writingApi.mine),
  disk: tool(diskApi.usage),
  offers: tool(diskApi.offers),
  ink: tool(captureApi.queue),
  scans: tool(scansApi.batches),
  pens: tool(devicesApi.health),
  overview: tool(myClassesApi.overview),
  classStudents: tool(myClassesApi.students),
  groups: tool(myClassesApi.groups),
  levels: tool(myClassesApi.levels),
  seating: tool(myClassesApi.seating),
  readings: tool(myClassesApi.readings),
  lessons: tool(classroomApi.list),
  lessonRecord: tool(classroomApi.record),
  labs: tool(laboratoryApi.list),
  points: tool(pointsApi.board),
  remarks: tool(pointsApi.remarks),
  facts: tool(pointsApi.facts),
  myPoints: tool(pointsApi.own),
  room: tool(roomApi.here),
  teachers: tool(recordsApi.teachers),
  students: tool(recordsApi.students),
  classRecords: tool(recordsApi.classRecords),
  subjects: tool(recordsApi.subjectOffers),
  myRecord: tool(recordsApi.ownRecord),
  imports: tool(rosterApi.list),
  year: tool(schoolYearApi.info),
  upgrade: tool(schoolYearApi.state),
  thumbs: tool(assistantApi.thumbs),
};
