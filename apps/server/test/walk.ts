import { encodePassword } from '@zhibi/contract/session';
import { JUNIOR_MATHS } from './school.js';
import { rows as appeals } from './walk/appeals.js';
import { rows as assistant } from './walk/assistant.js';
import { rows as books } from './walk/books.js';
import { rows as classroom } from './walk/classroom.js';
import { rows as comments } from './walk/comments.js';
import { rows as composing } from './walk/composing.js';
import { rows as correction } from './walk/correction.js';
import { rows as devices } from './walk/devices.js';
import { rows as disk } from './walk/disk.js';
import { rows as exchange } from './walk/exchange.js';
import { rows as handbook } from './walk/handbook.js';
import { rows as holidayRows } from './walk/holiday.js';
import { rows as homeworkRows } from './walk/homework.js';
import { hidden, open, own, unsigned, type WalkRows } from './walk/meeting.js';
import { rows as myClasses } from './walk/my-classes.js';
import { rows as onScreen } from './walk/on-screen.js';
import { rows as operations } from './walk/operations.js';
import { rows as organisation } from './walk/organisation.js';
import { rows as papers } from './walk/papers.js';
import { rows as partners } from './walk/partners.js';
import { rows as periodReport } from './walk/period-report.js';
import { rows as practice } from './walk/practice.js';
import { rows as printing } from './walk/printing.js';
import { rows as profile } from './walk/profile.js';
import { rows as questions } from './walk/questions.js';
import { rows as recommend } from './walk/recommend.js';
import { rows as records } from './walk/records.js';
import { rows as region } from './walk/region.js';
import { rows as registration } from './walk/registration.js';
import { rows as roster } from './walk/roster.js';
import { rows as rounds } from './walk/rounds.js';
import { rows as scans } from './walk/scans.js';
import { rows as schoolYear } from './walk/school-year.js';
import { rows as session } from './walk/session.js';
import { rows as spokenRows } from './walk/spoken.js';
import { rows as stageTests } from './walk/stage-tests.js';
import { rows as studentReport } from './walk/student-report.js';
import { rows as trees } from './walk/trees.js';
import { rows as variants } from './walk/variants.js';
import { rows as writing } from './walk/writing.js';

const paper = hidden(({ paperId }) => ({ paperId }));
const homework = hidden(({ homeworkId }) => ({ homeworkId }));
const uuid = '01890000-0000-7000-8000-000000000000';
const inSubject = own(() => ({ subjectId: JUNIOR_MATHS }));
const activation = {
  name: '测试',
  password: 'no-ticket',
  newPassword: encodePassword('Fresh2026'),
  sex: true,
  birthday: '20150101',
};

/** One row for every endpoint of the contract; the walk fails for one that has none. */
export const walk: WalkRows = {
  ...session,
  'people.info': own(),
  'people.studentInfo': own(),
  'people.classes': own(),
  'people.studentsOfClass': hidden(({ classId }) => ({ classId })),
  'people.slips': own(() => ({ batchId: uuid })),
  'people.activateTeacher': { meeting: 'own', input: () => activation },
  'people.renewPassword': { meeting: 'own', input: () => ({ password: 'x', newPassword: activation.newPassword }) },
  'people.activateStudent': { meeting: 'own', input: () => activation },
  ...registration,
  ...organisation,
  ...recommend,
  ...records,
  ...roster,
  ...myClasses,
  ...onScreen,
  ...scans,
  ...schoolYear,
  ...region,
  ...disk,
  ...profile,
  ...assistant,
  ...operations,
  ...questions,
  ...trees,
  ...writing,
  ...exchange,
  ...papers,
  ...classroom,
  ...printing,
  ...partners,
  ...practice,
  ...variants,
  ...books,
  ...composing,
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
  'papers.formPages': hidden(({ paperId }) => ({ paperId, form: 'mono' })),
  'papers.keyPages': hidden(({ paperId }) => ({ paperId, edition: 'key' })),
  'papers.pdf': paper,
  'papers.word': paper,
  'papers.createRun': hidden(({ paperId, classId }) => ({ paperId, classIds: [classId] })),
  'papers.runs': paper,
  'papers.runPdf': hidden(({ printRunId }) => ({ printRunId })),
  'papers.remove': paper,
  ...homeworkRows,
  ...spokenRows,
  ...holidayRows,
  'capture.ink': unsigned,
  'capture.status': unsigned,
  'capture.socket': unsigned,
  'capture.labInk': hidden(({ pageCode }) => ({
    pageCode,
    strokes: [{ id: uuid, t0: 1, points: [[10, 10, 0.5, 0]] }],
  })),
  'capture.browserPen': own(() => ({ mac: '9C7BD2000001' })),
  'capture.ownPen': own(),
  'capture.browserPage': hidden(({ pageCode }) => ({ pageCode })),
  'capture.browserInk': own(() => ({ batchId: uuid, seq: 0, device: { mac: '9C7BD2000001' }, strokes: [] })),
  'capture.exportInk': homework,
  'capture.importInk': hidden(({ homeworkId, studentId }) => ({ homeworkId, studentId, page: 1, how: 'try' })),
  'capture.progress': homework,
  'capture.pageInk': hidden(({ homeworkId, studentId }) => ({ homeworkId, studentId })),
  'capture.evidencePicture': hidden(({ homeworkId, studentId }) => ({
    homeworkId,
    studentId,
    areaId: 'q1',
    source: 'scan',
    version: 1,
  })),
  'capture.queue': own(),
  'capture.assignQueued': hidden(({ queueId, homeworkId, studentId }) => ({ queueId, homeworkId, studentId, page: 1 })),
  'capture.dismissQueued': hidden(({ queueId }) => ({ queueId })),
  ...devices,
  'marking.items': homework,
  'marking.answers': hidden(({ homeworkId, itemId }) => ({ homeworkId, itemId })),
  'marking.papers': hidden(({ homeworkId, studentId }) => ({ homeworkId, studentId })),
  'marking.students': homework,
  'marking.page': hidden(({ homeworkId }) => ({ homeworkId, page: 1 })),
  'marking.score': hidden(({ answerId }) => ({ scores: [{ answerId, revision: 1, score: 1 }] })),
  'marking.undo': hidden(({ answerId }) => ({ answerId, revision: 1 })),
  'marking.restore': hidden(({ answerId }) => ({ answerId, revision: 1, entryId: uuid })),
  'marking.ledger': hidden(({ answerId }) => ({ answerId })),
  'marking.release': homework,
  'marking.waiting': inSubject,
  'marking.result': homework,
  'marking.resultPage': hidden(({ homeworkId }) => ({ homeworkId, page: 1 })),
  ...comments,
  ...handbook,
  ...studentReport,
  ...periodReport,
  ...stageTests,
  'groups.list': hidden(({ homeworkId, itemId }) => ({ homeworkId, itemId })),
  'groups.make': hidden(({ homeworkId, itemId }) => ({ homeworkId, itemId })),
  'groups.move': hidden(({ homeworkId, itemId, answerId }) => ({
    homeworkId,
    itemId,
    answerIds: [answerId],
    into: null,
  })),
  'groups.settle': hidden(({ homeworkId, itemId }) => ({ homeworkId, itemId, groupId: homeworkId })),
  ...appeals,
  ...rounds,
  ...correction,
  'lecture.items': homework,
  'lecture.answers': hidden(({ homeworkId, itemId }) => ({ homeworkId, itemId })),
  'lecture.note': hidden(({ homeworkId, itemId }) => ({ homeworkId, itemId, note: 'x' })),
  'lecture.collect': hidden(({ answerId }) => ({ answerId, kind: 'typical' })),
  'analysis.report': homework,
  'analysis.reports': inSubject,
  'analysis.stages': own(),
  'analysis.exportReport': homework,
  'analysis.spTable': homework,
  'analysis.masteryTrials': own(),
  'analysis.masteryEvidence': hidden(({ studentId }) => ({ studentId, subjectId: JUNIOR_MATHS, knowledgeId: uuid })),
  'analysis.pulse': inSubject,
  'analysis.wall': open(() => ({ key: 'nobody-was-ever-given-this--key-' })),
  'analysis.ownWall': own(),
  'analysis.walls': own(),
  'analysis.newWall': own(() => ({ name: '大厅' })),
  'analysis.withdrawWall': hidden(({ wallId }) => ({ wallId })),
  'analysis.levelProposal': hidden(({ classId }) => ({ classId, subjectId: JUNIOR_MATHS })),
  'analysis.wrong': own(),
  'analysis.wrongOfStudent': hidden(({ studentId }) => ({ studentId })),
  'analysis.setCause': hidden(({ wrongId }) => ({ wrongId, cause: null })),
  'analysis.understood': hidden(({ wrongId }) => ({ wrongId, understood: true })),
  'analysis.notYet': hidden(({ wrongId }) => ({ wrongId })),
};
