import { encodePassword } from '@zhibi/contract/session';
import { hidden, open, own, type WalkRows } from './meeting.js';

const uuid = '01890000-0000-7000-8000-000000000000';
const password = encodePassword('Wrong2026');
const phone = '13900000000';

/** Logging in is for anybody; what changes how one gets in touches the caller's own account only. */
export const rows: WalkRows = {
  'session.login': open(() => ({ account: 'nobody01', password })),
  'session.adminLogin': open(() => ({ account: 'nobody01', password })),
  'session.choose': open(() => ({ loginTicket: 'x', loginType: 1 })),
  'session.waysIn': open(),
  'session.imageCode': open(),
  'session.refresh': open(() => ({ token: 'x', refreshToken: 'x' })),
  'session.handOver': open(() => ({ token: 'x', refreshToken: 'x' })),
  'session.logout': own(),
  'session.sendCode': open(() => ({ phone, purpose: 'login', imageCodeId: uuid, imageCode: 'AAAA' })),
  'session.phoneLogin': open(() => ({ phone, code: '0000' })),
  'session.weixinAppid': open(),
  'session.weixinCertification': open(() => ({ code: 'x', state: 'x' })),
  'session.bindWeixin': own(() => ({ bindTicket: 'x' })),
  'session.unbindWeixin': own(() => ({ password })),
  'session.bindings': own(),
  'session.bindPhone': own(() => ({ phone, code: '0000' })),
  'session.sendMailCode': own(() => ({ mail: 'walk@school.test' })),
  'session.bindMail': own(() => ({ mail: 'walk@school.test', code: '0000' })),
  'session.unbindMail': own(),
  'session.changePassword': own(() => ({ password, newPassword: encodePassword('Fresh2026') })),
  'session.connect': open(() => ({ uuid, token: 'x' })),
  'session.close': own(() => ({ uuid })),
  'session.job': hidden(({ jobId }) => ({ jobId })),
};
