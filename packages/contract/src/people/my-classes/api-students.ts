import { z } from 'zod';
import { type Api, endpoint, forStaff, forTeachers, Id, Nothing, Revision } from '../../kernel/index.js';
import { PasswordSlip } from '../model.js';
import { ClassCard, ClassHead, ClassStudent, NameReading, PastClass } from './model.js';
import { Reading } from './reading.js';
import { exported, forKeepers, OfClass } from './shared.js';

/** The classes of a teacher, their students and how names are read. */
export const studentsApi = {
  overview: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/class/mine',
    access: forTeachers,
    summary: "The teacher's classes with what is kept about each and what waits, and those that have ended",
    input: Nothing,
    output: z.object({ items: z.array(ClassCard), past: z.array(PastClass) }),
  }),
  students: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/class/student/overview',
    access: forStaff,
    summary: 'The students of a class with their accounts and whether these are activated',
    input: OfClass,
    output: z.object({ head: ClassHead, items: z.array(ClassStudent) }),
  }),
  exportStudents: exported('/api/class/student/export', 'The students of a class as a table'),
  startSlips: endpoint({
    method: 'POST',
    path: '/api/class/slips/start',
    access: forKeepers,
    summary:
      'Makes new initial passwords for students who have not activated their accounts; a job, whose result names the batch',
    input: OfClass.extend({ studentIds: z.array(Id).min(1).max(200).optional() }),
    output: z.object({ jobId: Id, students: z.number().int() }),
    reasons: {
      'all-activated': { zh: '所选学生都已激活账号', en: 'All of these students have activated their accounts' },
    },
  }),
  takeSlips: endpoint({
    method: 'POST',
    path: '/api/class/slips/take',
    access: forKeepers,
    summary: 'The slips of a batch of one class, once: whoever takes them prints them',
    input: OfClass.extend({ batchId: Id }),
    output: z.object({ items: z.array(PasswordSlip) }),
  }),
  readings: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/class/pinyin/list',
    access: forStaff,
    summary: 'How the names of a class are read, in tone marks, and where a reading is not certain',
    input: OfClass,
    output: z.object({ head: ClassHead, items: z.array(NameReading) }),
  }),
  setReading: endpoint({
    method: 'POST',
    path: '/api/class/pinyin/save',
    access: forKeepers,
    summary:
      'A teacher says how a name is read; null gives it back to the machine. Lists are sorted and searched by it from now on',
    input: OfClass.extend({ studentId: Id, revision: Revision, reading: Reading.nullable() }),
    output: Nothing,
  }),
  exportReadings: exported('/api/class/pinyin/export', 'The names of a class with their readings as a table'),
} satisfies Api;
