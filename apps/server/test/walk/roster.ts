import { hidden, own, type WalkRows } from './meeting.js';

/** No import of another school is known by its id here: an id that nobody has looks the same. */
const importId = '01890000-0000-7000-8000-000000000000';
const ofImport = hidden(() => ({ importId }));

export const rows: WalkRows = {
  'roster.upload': own(),
  'roster.paste': own(() => ({ kind: 'students', text: '姓名\n王小明' })),
  'roster.detail': ofImport,
  'roster.list': own(),
  'roster.rows': ofImport,
  'roster.check': hidden(() => ({ importId, fields: ['name'], createClasses: true })),
  'roster.mend': hidden(() => ({ importId, rowNo: 1, decision: 'skip' })),
  'roster.settle': hidden(() => ({ importId, reason: 'same-name', decision: 'skip' })),
  'roster.apply': ofImport,
  'roster.undo': ofImport,
  'roster.discard': ofImport,
  'roster.rowsFile': hidden(() => ({ importId, format: 'csv' })),
  'roster.template': own(() => ({ kind: 'students', format: 'csv' })),
  'roster.export': own(() => ({ kind: 'students', format: 'csv' })),
};
