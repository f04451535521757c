import type { HomeworkForStudent, HomeworkForTeacher } from '@zhibi/contract/homework';
import type { LoginType, RoleCode } from '@zhibi/contract/kernel';
import type { UserInfo } from '@zhibi/contract/people';

let made = 0;
/** A new id each time, in the order of making. */
export const newId = (): string => `018f0000-0000-7000-8000-${String(++made).padStart(12, '0')}`;

const grant = (code: RoleCode) => ({ role: code, name: code, code, display: true });

/** A user record; name only what matters. */
export function userInfo(role: RoleCode, change: Partial<UserInfo> = {}): UserInfo {
  return {
    account: 'lin_ruoxi',
    name: '林若溪',
    sex: false,
    birthday: '',
    headUrl: '',
    fileId: null,
    roles: [grant(role)],
    role: [role],
    roleCode: role,
    isStudent: role === 'STUDENT',
    isSchoolPrincipal: role === 'SCHOOLPRINCIPAL',
    isSchoolAdmin: role === 'SCHOOLADMIN',
    isTeacher: role === 'TEACHER',
    isRegion: role === 'REGION',
    isSchoolWhole: role === 'SCHOOLPRINCIPAL' || role === 'SCHOOLADMIN',
    subjects: role === 'TEACHER' ? [{ subjectId: 202, subjectName: '初中数学', subjectMainId: 2 }] : [],
    subjectMainId: null,
    subjectName: '',
    teacherId: role === 'TEACHER' ? newId() : null,
    studentId: role === 'STUDENT' ? newId() : null,
    schoolId: newId(),
    schoolName: '青禾实验中学',
    memberId: null,
    schoolHidden: false,
    schoolDataLock: false,
    schoolYear: '2026',
    originalPassword: '',
    passwordReset: false,
    deviceMac: '',
    devicePageCode: '',
    deviceCodeRule: '',
    schoolConfigs: [],
    customized: '',
    extQuestion: [],
    logo: '',
    classList: [],
    classNames: '',
    clazzs: [],
    ...change,
  };
}

export const teacher = (change: Partial<UserInfo> = {}) => userInfo('TEACHER', change);
export const student = (change: Partial<UserInfo> = {}) =>
  userInfo('STUDENT', { account: 'chen_siyuan', name: '陈思远', ...change });

/** What local storage holds after a login. */
export const storedSession = (loginType: LoginType, roles: readonly RoleCode[] = []) => ({
  token: 'token-1',
  refreshToken: 'refresh-1',
  refreshUrl: '/api/login/refresh',
  loginType: String(loginType),
  roleCodes: roles.join(','),
});

export const homework = (change: Partial<HomeworkForTeacher> = {}): HomeworkForTeacher => ({
  homeworkId: newId(),
  paperId: newId(),
  printRunId: newId(),
  title: '21.2.2 公式法 课时作业',
  subjectId: 202,
  workCategory: 1,
  status: 'open',
  classes: [{ classId: newId(), className: '九(3)班' }],
  pushAt: '20261120080000',
  startAt: '20261120080000',
  endAt: '20261122200000',
  releasedAt: null,
  totalScore: 100,
  givingId: newId(),
  taskType: 6,
  minutes: 24,
  layers: null,
  forSome: false,
  forJoiners: false,
  loadReason: null,
  collectedAt: null,
  redoOf: null,
  progress: { total: 40, writing: 0, handedIn: 36, marked: 22 },
  can: { withdraw: false, close: true, mark: true, release: false, change: false, move: false, adjust: false },
  ...change,
});

export const homeworkOfStudent = (change: Partial<HomeworkForStudent> = {}): HomeworkForStudent => ({
  homeworkId: newId(),
  title: '21.2.2 公式法 课时作业',
  subjectId: 202,
  subjectName: '初中数学',
  status: 'open',
  submission: 'assigned',
  late: false,
  startAt: '20261120080000',
  endAt: '20261122200000',
  excuse: null,
  changed: false,
  collectedAt: null,
  redoOf: null,
  redoOfId: null,
  onScreen: true,
  totalScore: 100,
  score: null,
  handedInAt: null,
  releasedAt: null,
  seen: false,
  files: 0,
  ...change,
});
