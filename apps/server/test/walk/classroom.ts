import { JUNIOR_MATHS } from '../school.js';
import { rows as laboratory } from './laboratory.js';
import { hidden, open, own, type WalkRows } from './meeting.js';

/** Ids of no lesson of this school are not found, whoever's they are. */
const lesson = hidden(({ lessonId }) => ({ lessonId }));
const ofTask = hidden(({ homeworkId, lessonId }) => ({ lessonId, taskId: homeworkId }));
const token = 'x'.repeat(43);
const number = '0'.repeat(512);

const month = '202611';

export const rows: WalkRows = {
  ...laboratory,
  'points.reasons': own(),
  'points.saveReasons': own(() => ({ revision: 0, reasons: [{ text: 'x', points: 1 }] })),
  'points.give': hidden(({ homeworkId, classId }) => ({
    wishId: homeworkId,
    classId,
    to: { kind: 'class' },
    points: 1,
    reason: 'x',
    lessonId: null,
  })),
  'points.undo': hidden(({ lessonId }) => ({ giftId: lessonId })),
  'points.stream': hidden(({ classId }) => ({ classId })),
  'points.board': hidden(({ classId }) => ({ classId, month })),
  'points.exportBoard': hidden(({ classId }) => ({ classId, month, format: 'csv' })),
  'points.growth': hidden(({ classId }) => ({ classId, subjectId: JUNIOR_MATHS })),
  'points.exportGrowth': hidden(({ classId }) => ({ classId, subjectId: JUNIOR_MATHS, format: 'csv' })),
  'points.remarks': hidden(({ classId }) => ({ classId, month })),
  'points.facts': hidden(({ classId, studentId }) => ({ classId, studentId, month })),
  'points.saveRemark': hidden(({ classId, studentId }) => ({ classId, studentId, month, revision: 0, text: 'x' })),
  'points.moveRemark': hidden(({ lessonId }) => ({ remarkId: lessonId, revision: 1, move: 'release' })),
  'points.own': own(),

  'classroom.start': hidden(({ homeworkId, classId }) => ({ lessonId: homeworkId, classId, subjectId: JUNIOR_MATHS })),
  'dictation.result': ofTask,
  'dictation.character': hidden(({ homeworkId, lessonId }) => ({ lessonId, taskId: homeworkId, cell: 0 })),
  'dictation.decide': hidden(({ homeworkId, lessonId, studentId }) => ({
    lessonId,
    taskId: homeworkId,
    cell: 0,
    studentId,
    isRight: true,
  })),
  'dictation.correctionSheet': ofTask,
  'importing.importTasks': hidden(({ homeworkId, lessonId }) => ({
    lessonId,
    taskId: homeworkId,
    file: Buffer.from('x'),
  })),
  'classroom.pack': lesson,
  'classroom.board': lesson,
  'classroom.stage': lesson,
  'classroom.setRoom': hidden(({ lessonId }) => ({
    lessonId,
    isOpen: true,
    namesListed: true,
    namesOnStage: true,
  })),
  'classroom.moveSeat': hidden(({ homeworkId, lessonId }) => ({ lessonId, seatId: homeworkId, move: 'free' })),
  'classroom.addTask': hidden(({ homeworkId, lessonId }) => ({
    lessonId,
    taskId: homeworkId,
    kind: 5,
    content: {
      title: '',
      questions: [{ prompt: [], options: [], key: [], questionId: null }],
      secrecy: 'named',
      ballot: 'one',
      seconds: null,
    },
    isOpened: true,
  })),
  'classroom.addQuestions': hidden(({ homeworkId, lessonId, paperId }) => ({
    lessonId,
    taskId: homeworkId,
    from: { paperId },
    seconds: null,
    isOpened: true,
  })),
  'classroom.moveTask': hidden(({ homeworkId, lessonId }) => ({
    lessonId,
    taskId: homeworkId,
    state: 'draft',
    round: 1,
    move: 'open',
  })),
  'classroom.answerFor': hidden(({ homeworkId, lessonId, studentId }) => ({
    lessonId,
    taskId: homeworkId,
    round: 1,
    studentId,
    no: 0,
    labels: [],
  })),
  'classroom.setKey': hidden(({ homeworkId, lessonId }) => ({ lessonId, taskId: homeworkId, no: 0, key: [] })),
  'classroom.end': lesson,
  'classroom.list': own(({ classId }) => ({ classId })),
  'classroom.record': lesson,
  'classroom.exportRecord': hidden(({ lessonId }) => ({ lessonId, format: 'csv' })),
  'room.look': open(() => ({ code: '000000' })),
  'room.join': open(({ homeworkId }) => ({ code: '000000', mark: homeworkId, as: { name: 'x' } })),
  'room.here': own(),
  'room.enter': hidden(({ homeworkId, lessonId }) => ({ lessonId, mark: homeworkId })),
  'room.state': open(() => ({ token })),
  'room.answer': open(({ homeworkId }) => ({ token, taskId: homeworkId, round: 1, no: 0, nth: 1, labels: [] })),
  'room.write': open(({ homeworkId }) => ({ token, taskId: homeworkId, round: 1, cell: 0, nth: 1, strokes: [] })),
  'room.sign': open(({ homeworkId }) => ({ token, boxId: homeworkId, blinded: number })),
  'room.cast': open(({ homeworkId }) => ({
    boxId: homeworkId,
    ballot: '0'.repeat(64),
    signature: number,
    labels: [],
  })),
};
