import { hidden, open, own, type WalkRows } from './meeting.js';

const school = {
  name: '测试新学校',
  shortName: '新校',
  regionId: null,
  firstGid: 1,
  lastGid: 9,
  schoolYear: 2026,
  memberId: '',
  hidden: false,
  schoolConfigs: [],
  extQuestion: [],
  privacy: 'ink',
} as const;
const uuid = '01890000-0000-7000-8000-000000000000';
const ofSchool = hidden(({ school: { schoolId } }) => ({ schoolId }));
const ofAccount = hidden(({ accountId }) => ({ accountId }));
const which = { codeIds: [uuid] };

export const rows: WalkRows = {
  'organisation.schools': own(),
  'organisation.summary': own(),
  'organisation.schoolNames': own(),
  'organisation.createSchool': hidden(() => ({ ...school, regionId: uuid })),
  'organisation.saveSchool': hidden(({ school: { schoolId } }) => ({ ...school, schoolId, revision: 1 })),
  'organisation.saveFeatures': hidden(({ school: { schoolId } }) => ({
    schoolId,
    revision: 1,
    schoolConfigs: [],
    extQuestion: [],
  })),
  'organisation.exportSchools': own(() => ({ format: 'csv' })),
  'organisation.regions': own(),
  'organisation.createRegion': own(() => ({ name: '走查区' })),
  'organisation.renameRegion': hidden(() => ({ regionId: uuid, name: '走查区', revision: 1 })),
  'organisation.accounts': ofSchool,
  'organisation.createAccount': hidden(({ school: { schoolId } }) => ({
    account: 'walker01',
    name: '走查',
    roles: ['SCHOOLADMIN'],
    schoolId,
  })),
  'organisation.saveAccount': hidden(({ accountId }) => ({
    accountId,
    name: '走查',
    roles: ['SCHOOLADMIN'],
    seen: { name: '', phone: '', roles: [] },
  })),
  'organisation.resetAccount': ofAccount,
  'organisation.switchAccount': hidden(({ accountId }) => ({ accountId, disabled: true })),
  'organisation.exportAccounts': hidden(({ school: { schoolId } }) => ({ schoolId, format: 'csv' })),
  'organisation.codes': ofSchool,
  'organisation.codeSummary': ofSchool,
  'organisation.issueCodes': hidden(({ school: { schoolId } }) => ({
    schoolId,
    role: 'TEACHER',
    amount: 1,
    validUntil: '29991231',
  })),
  'organisation.switchCodes': hidden(() => ({ which, disabled: true })),
  'organisation.codeHistory': hidden(() => ({ codeId: uuid })),
  'organisation.codeSlips': hidden(() => ({ which })),
  'organisation.exportCodes': hidden(({ school: { schoolId } }) => ({ schoolId, format: 'csv' })),
  'organisation.classesOfSchool': ofSchool,
  'organisation.setting': own(),
  'organisation.saveSetting': own(() => ({
    name: '测试机构',
    accountLongest: 41,
    schoolConfigs: [],
    privacy: 'ink',
    returnAddresses: [],
    revision: 99,
  })),
  'organisation.uploadLogo': own(),
  'organisation.removeLogo': own(),
  'organisation.logo': open(() => ({ sha256: '0'.repeat(64) })),
  'organisation.keys': ofSchool,
  'organisation.makeKey': hidden(({ school: { schoolId } }) => ({ schoolId, name: '网关' })),
  'organisation.revokeKey': hidden(() => ({ keyId: 'zk-of-nobody' })),
};
