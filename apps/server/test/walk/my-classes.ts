import { JUNIOR_MATHS } from '../school.js';
import { hidden, own, type WalkRows } from './meeting.js';

const ofClass = hidden(({ classId }) => ({ classId }));
const asTable = hidden(({ classId }) => ({ classId, format: 'csv' }));
const uuid = '01890000-0000-7000-8000-000000000000';
const room = { rows: 2, columns: 2, aisles: [], blocked: [], desk: 'middle' };
const ofLevels = hidden(({ classId }) => ({ classId, subjectId: JUNIOR_MATHS }));

export const rows: WalkRows = {
  'myClasses.overview': own(),
  'myClasses.students': ofClass,
  'myClasses.exportStudents': asTable,
  'myClasses.startSlips': ofClass,
  'myClasses.takeSlips': hidden(({ classId }) => ({ classId, batchId: uuid })),
  'myClasses.groups': ofClass,
  'myClasses.saveGroups': hidden(({ classId, studentId }) => ({
    classId,
    name: '小组',
    purpose: 'seat',
    lockedUntil: null,
    groups: [{ number: 1, name: '', colour: 1, leaderId: null, memberIds: [studentId] }],
  })),
  'myClasses.removeGroups': hidden(({ classId }) => ({ classId, setId: uuid, revision: 1 })),
  'myClasses.drawGroups': hidden(({ classId }) => ({ classId, count: 2, how: 'random', seed: 1 })),
  'myClasses.exportGroups': asTable,
  'myClasses.levels': ofLevels,
  'myClasses.saveLevels': hidden(({ classId }) => ({
    classId,
    subjectId: JUNIOR_MATHS,
    revision: 0,
    limits: { aFrom: 85, cBelow: 60 },
    levels: [],
  })),
  'myClasses.levelHistory': ofLevels,
  'myClasses.exportLevels': hidden(({ classId }) => ({ classId, subjectId: JUNIOR_MATHS, format: 'csv' })),
  'myClasses.seating': ofClass,
  'myClasses.saveSeats': hidden(({ classId }) => ({
    classId,
    revision: 0,
    room,
    seats: [],
    madeBy: 'hand',
    rotationWeeks: null,
    groupSetId: null,
  })),
  'myClasses.saveNeeds': hidden(({ classId }) => ({
    classId,
    revision: 0,
    needs: [],
    pairs: [],
    wishes: { mixSexes: false, mixLevelsOf: null, groupsTogether: false },
  })),
  'myClasses.solveSeats': hidden(({ classId }) => ({ classId, room, groupSetId: null, seed: 1 })),
  'myClasses.seatingHistory': ofClass,
  'myClasses.exportSeats': asTable,
  'myClasses.readings': ofClass,
  'myClasses.setReading': hidden(({ classId, studentId }) => ({
    classId,
    studentId,
    revision: 1,
    reading: 'ce4 shi4',
  })),
  'myClasses.exportReadings': asTable,
};
