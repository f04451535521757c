import { type ForeignIds, hidden, own, type WalkRows } from './meeting.js';

// Not `hidden`: those who work for the organisation reach its other schools. Who does not is told in school-year.test.ts.
const school = own(({ school }) => ({ schoolId: school.schoolId }));
const confirm = '测试学校';
// No run of the other school is named here: the newest id of any kind stands for one.
const run = ({ homeworkId }: ForeignIds) => ({ upgradeId: homeworkId });

export const rows: WalkRows = {
  'schoolYear.info': school,
  'schoolYear.result': school,
  'schoolYear.years': own(),
  'schoolYear.classes': own(() => ({ academicYear: 2026 })),
  'schoolYear.exportClasses': own(() => ({ academicYear: 2026, format: 'csv' })),
  'schoolYear.rehearse': own(() => ({ names: {} })),
  'schoolYear.start': own(() => ({ toYear: 2030, confirm, names: {} })),
  'schoolYear.state': own(),
  'schoolYear.resume': hidden(run),
  'schoolYear.rehearseUndo': hidden(run),
  'schoolYear.undo': hidden((ids) => ({ ...run(ids), confirm })),
};
