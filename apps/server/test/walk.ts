import { encodePassword } from '@zhibi/contract/session';
import type { TestSchool } from './school.js';
import { JUNIOR_MATHS } from './school.js';

/** Things of another school that nobody here may reach, and a stamp or two. */
export interface ForeignIds {
  school: TestSchool;
  classId: string;
  studentId: string;
  questionId: string;
  paperId: string;
  revision: number;
  sectionId: string;
  itemId: string;
  printRunId: string;
  homeworkId: string;
  answerId: string;
  queueId: string;
  wrongId: string;
  jobId: string;
  pageCode: string;
  later: string;
}

/**
 * How an endpoint meets ids of another school. `hidden`: answers "not found". `own`: answers from the caller's own things,
 * and nothing of the other school is in it. `unsigned`: a call for devices, refused without a signature. `open`: for anybody.
 */
export type Meeting = 'hidden' | 'own' | 'unsigned' | 'open';

export interface WalkRow {
  meeting: Meeting;
  input: (ids: ForeignIds) => Record<string, unknown>;
}

const own = (input: WalkRow['input'] = () => ({})): WalkRow => ({ meeting: 'own', input });
const hidden = (input: WalkRow['input']): WalkRow => ({ meeting: 'hidden', input });
const open = (input: WalkRow['input'] = () => ({})): WalkRow => ({ meeting: 'open', input });
const unsigned: WalkRow = { meeting: 'unsigned', input: () => ({}) };

const paper = hidden(({ paperId }) => ({ paperId }));
const homework = hidden(({ homeworkId }) => ({ homeworkId }));
const uuid = '01890000-0000-7000-8000-000000000000';
const password = encodePassword('Wrong2026');
const inSubject = own(() => ({ subjectId: JUNIOR_MATHS }));
const activation = {
  name: '测试',
  password: 'no-ticket',
  newPassword: encodePassword('Fresh2026'),
  sex: true,
  birthday: '20150101',
};

/** One row for every endpoint of the contract; the walk fails for one that has none. */
export const walk: Readonly<Record<string, WalkRow>> = {
  'session.login': open(() => ({ account: 'nobody01', password })),
  'session.adminLogin': open(() => ({ account: 'nobody01', password })),
  'session.choose': open(() => ({ loginTicket: 'x', loginType: 1 })),
  'session.imageCode': open(),
  'session.refresh': open(() => ({ token: 'x', refreshToken: 'x' })),
  'session.handOver': open(() => ({ token: 'x', refreshToken: 'x' })),
  'session.logout': own(),
  'session.connect': open(() => ({ uuid, token: 'x' })),
  'session.close': own(() => ({ uuid })),
  'session.job': hidden(({ jobId }) => ({ jobId })),
  'people.info': own(),
  'people.studentInfo': own(),
  'people.classes': own(),
  'people.studentsOfClass': hidden(({ classId }) => ({ classId })),
  'people.activateTeacher': { meeting: 'own', input: () => activation },
  'people.activateStudent': { meeting: 'own', input: () => activation },
  'questions.trees': inSubject,
  'questions.search': inSubject,
  'questions.detail': own(({ questionId }) => ({ questionIds: [questionId] })),
  'questions.cart': inSubject,
  'questions.addToCart': hidden(({ questionId }) => ({ subjectId: JUNIOR_MATHS, questionId })),
  'questions.removeFromCart': own(({ questionId }) => ({ subjectId: JUNIOR_MATHS, questionIds: [questionId] })),
  'papers.create': inSubject,
  'papers.list': inSubject,
  'papers.detail': paper,
  'papers.save': hidden(({ paperId, revision, sectionId, itemId }) => ({
    paperId,
    revision,
    title: 'x',
    options: { pageSize: 'A4', sealLine: false, scoreTable: false },
    sections: [{ sectionId, title: 'x', items: [{ itemId, score: 1, answerSpaceMm: null }] }],
  })),
  'papers.addFromCart': paper,
  'papers.layOut': paper,
  'papers.page': hidden(({ paperId }) => ({ paperId, page: 1 })),
  'papers.pdf': paper,
  'papers.createRun': hidden(({ paperId, classId }) => ({ paperId, classIds: [classId] })),
  'papers.runs': paper,
  'papers.runPdf': hidden(({ printRunId }) => ({ printRunId })),
  'papers.remove': paper,
  'homework.publish': hidden(({ paperId, classId, later }) => ({
    paperId,
    classIds: [classId],
    title: 'x',
    workCategory: 1,
    startAt: later,
    endAt: `9${later.slice(1)}`,
  })),
  'homework.list': inSubject,
  'homework.detail': homework,
  'homework.submissions': homework,
  'homework.close': homework,
  'homework.withdraw': homework,
  'homework.mine': own(),
  'capture.ink': unsigned,
  'capture.status': unsigned,
  'capture.labInk': hidden(({ pageCode }) => ({
    pageCode,
    strokes: [{ id: uuid, t0: 1, points: [[10, 10, 0.5, 0]] }],
  })),
  'capture.pageInk': hidden(({ homeworkId, studentId }) => ({ homeworkId, studentId })),
  'capture.queue': own(),
  'capture.assignQueued': hidden(({ queueId, homeworkId, studentId }) => ({ queueId, homeworkId, studentId, page: 1 })),
  'capture.dismissQueued': hidden(({ queueId }) => ({ queueId })),
  'marking.items': homework,
  'marking.answers': hidden(({ homeworkId, itemId }) => ({ homeworkId, itemId })),
  'marking.papers': hidden(({ homeworkId, studentId }) => ({ homeworkId, studentId })),
  'marking.score': hidden(({ answerId }) => ({ scores: [{ answerId, revision: 1, score: 1 }] })),
  'marking.undo': hidden(({ answerId }) => ({ answerId, revision: 1 })),
  'marking.ledger': hidden(({ answerId }) => ({ answerId })),
  'marking.release': homework,
  'marking.waiting': inSubject,
  'marking.result': homework,
  'analysis.report': homework,
  'analysis.reports': inSubject,
  'analysis.exportReport': homework,
  'analysis.pulse': inSubject,
  'analysis.wrong': own(),
  'analysis.wrongOfStudent': hidden(({ studentId }) => ({ studentId })),
  'analysis.setCause': hidden(({ wrongId }) => ({ wrongId, cause: null })),
  'analysis.understood': hidden(({ wrongId }) => ({ wrongId, understood: true })),
};
