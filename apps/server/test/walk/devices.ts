import { hidden, own, type WalkRows } from './meeting.js';

/** The pen that wrote the foreign homework is in that school's register. */
const device = (more: Record<string, unknown> = {}) =>
  hidden(({ school: { schoolId } }) => ({ schoolId, mac: 'AA0000000001', ...more }));

export const rows: WalkRows = {
  'devices.devices': device(),
  'devices.health': device(),
  'devices.add': device({ kind: 'pen' }),
  // A walker brings no form, so that the school is not even looked for: see devices.test.ts.
  'devices.importDevices': own(({ school: { schoolId } }) => ({ schoolId, how: 'take' })),
  'devices.save': device({ revision: 1, name: '', room: '', firmware: '' }),
  'devices.bind': device({ revision: 1, studentNo: '000001' }),
  'devices.bindTeacher': device({ revision: 1, account: 'nobody' }),
  'devices.swap': device({ revision: 1, to: 'AA0000000002', why: 'lost' }),
  'devices.spares': device(),
  'devices.undo': device({ revision: 1 }),
  'devices.setState': device({ revision: 1, state: 'disabled' }),
  'devices.history': device(),
  'devices.exportDevices': device({ format: 'csv' }),
};
