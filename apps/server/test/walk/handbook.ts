import { handbookApi, SHEET_KEY_LENGTH, usualHandbookRules } from '@zhibi/contract/analysis/handbook';
import { newId } from '../../src/platform/ids.js';
import type { Person } from '../person.js';
import { JUNIOR_MATHS } from '../subjects.js';
import { hidden, open, own, type WalkRows } from './meeting.js';

const rules = { ...usualHandbookRules, dueOnly: false };
const rangeOf = (classId: string) => ({ classId, subjectId: JUNIOR_MATHS, from: '2020-01-01', to: '2099-12-31' });

/** Booklets of a class that has got something wrong. */
export async function foreignHandbook(teacher: Person, classId: string, endAt: string): Promise<string> {
  const order = { range: rangeOf(classId), rules, title: '个册', endAt, dots: false, wishId: newId() };
  return (await teacher.call(handbookApi.print, order)).handbookId;
}

const book = hidden(({ handbookId }) => ({ handbookId }));

export const rows: WalkRows = {
  'handbook.list': hidden(({ classId }) => ({ subjectId: JUNIOR_MATHS, classId })),
  'handbook.sources': hidden(({ classId }) => rangeOf(classId)),
  'handbook.plan': hidden(({ classId }) => ({ range: rangeOf(classId), rules })),
  'handbook.draw': hidden(({ classId, studentId }) => ({ range: rangeOf(classId), rules, studentId, title: '个册' })),
  'handbook.print': hidden(({ classId, later }) => ({
    range: rangeOf(classId),
    rules,
    title: '个册',
    endAt: later,
    dots: false,
    wishId: '01890000-0000-7000-8000-000000000000',
  })),
  'handbook.takeBackRedo': hidden(({ handbookId }) => ({ handbookId })),
  'handbook.redoable': hidden(({ homeworkId, classId }) => ({ homeworkId, classId })),
  'handbook.redo': hidden(({ homeworkId, classId, studentId, later }) => ({
    homeworkId,
    classId,
    studentIds: [studentId],
    endAt: later,
    dots: false,
    wishId: '01890000-0000-7000-8000-000000000000',
  })),
  'handbook.results': book,
  'handbook.collect': book,
  'handbook.giveBack': book,
  'handbook.pdf': book,
  'handbook.sheet': open(() => ({ key: 'k'.repeat(SHEET_KEY_LENGTH) })),
  'handbook.sheetFile': hidden(({ pictureId }) => ({ key: 'k'.repeat(SHEET_KEY_LENGTH), fileId: pictureId })),
  'handbook.sheetCodes': book,
  'handbook.withdrawSheets': book,
  'handbook.sheetSetting': own(() => ({})),
  'handbook.saveSheetSetting': own(() => ({ days: 30 })),
};
