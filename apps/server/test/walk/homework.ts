import { JUNIOR_MATHS } from '../school.js';
import { type ForeignIds, hidden, open, own, type WalkRows } from './meeting.js';

const homework = hidden(({ homeworkId }) => ({ homeworkId }));
const times = ({ later }: ForeignIds) => ({ startAt: later, endAt: `29${later.slice(2)}` });
const wishId = '01890000-0000-7000-8000-000000000526';
const named = (classId: string) => ({ wishId, classIds: [classId], title: 'x', workCategory: 1 });
const days = { from: '20261101', to: '20261107' };

export const rows: WalkRows = {
  'homework.publish': hidden((ids) => ({ paperId: ids.paperId, ...named(ids.classId), ...times(ids) })),
  'homework.prepare': hidden(({ paperId }) => ({ paperId })),
  'homework.give': hidden((ids) => ({ sheets: [{ paperId: ids.paperId }], ...named(ids.classId), ...times(ids) })),
  'homework.admit': hidden(({ homeworkId, studentId }) => ({ homeworkId, studentIds: [studentId] })),
  'homework.outside': homework,
  'homework.change': hidden(({ homeworkId, later }) => ({ homeworkId, endAt: later, reason: 'other' })),
  'homework.extend': hidden(({ homeworkId, studentId, later }) => ({
    homeworkId,
    studentIds: [studentId],
    endAt: later,
    reason: 'sick',
  })),
  'homework.excuse': hidden(({ homeworkId, studentId }) => ({ homeworkId, studentIds: [studentId], excuse: 'sick' })),
  'homework.missing': hidden(({ classId }) => ({ classId })),
  'homework.remind': hidden(({ homeworkId, studentId }) => ({ homeworkId, studentIds: [studentId] })),
  'homework.photoSlips': homework,
  'homework.history': homework,
  'homework.myHistory': homework,
  'homework.printPlan': hidden(({ paperId, classId }) => ({ paperId, classIds: [classId] })),
  'homework.seatForms': hidden(({ paperId, classId }) => ({ paperIds: [paperId, wishId], classIds: [classId] })),
  'homework.copiesBySeat': homework,
  'homework.freeRuns': hidden(({ paperId, classId }) => ({ paperId, classIds: [classId] })),
  'homework.list': own(() => ({ subjectId: JUNIOR_MATHS })),
  'homework.detail': homework,
  'homework.submissions': homework,
  'homework.close': homework,
  'homework.withdraw': homework,
  'homework.mine': own(),
  'homework.takenBack': own(),
  'homework.see': homework,
  'homework.ofSchool': own(),
  'homework.collectOfSchool': homework,
  'homework.withdrawOfSchool': homework,
  'homework.calendar': hidden(({ classId }) => ({ classIds: [classId], ...days })),
  'homework.given': own(() => days),
  'homework.loadSetting': own(),
  'homework.saveLoadSetting': own(() => ({
    limits: { infant: 0, primary: 60, junior: 90, senior: null },
    notice: false,
    photoSlips: false,
    revision: 0,
  })),
  'homework.noticeAddress': hidden(({ classId }) => ({ classId })),
  'homework.notice': open(() => ({ secret: 'nobody-was-ever-given-thissecret' })),
};
