import { encodePassword } from '@zhibi/contract/session';
import { open, type WalkRows } from './meeting.js';

export const rows: WalkRows = {
  'registration.register': open(() => ({
    account: 'walker02',
    password: encodePassword('Fresh2026'),
    name: '走查',
    phone: '13800000000',
    code: '0000',
    activationCode: 'ACDEFGHJKMNP',
  })),
};
