import { analysisApi } from '@zhibi/contract/analysis';
import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { peopleApi, type UserInfo } from '@zhibi/contract/people';
import { type LoginAnswer, sessionApi } from '@zhibi/contract/session';
import { FakeServer, Refused } from './fake-server.js';
import { newPicture } from './picture.js';
import { homework, homeworkOfStudent, newId, student, teacher, userInfo } from './world.js';

const principalRole = { role: 'SCHOOLPRINCIPAL', name: '校长', code: 'SCHOOLPRINCIPAL', display: true } as const;
const secondSubject = { subjectId: 203, subjectName: '初中物理', subjectMainId: 3 };

const people: Record<string, { loginType: 1 | 2 | 4; info: UserInfo }> = {
  teacher: {
    loginType: 1,
    info: teacher({ roles: [...teacher().roles, principalRole], subjects: [...teacher().subjects, secondSubject] }),
  },
  student: { loginType: 1, info: student() },
  principal: { loginType: 1, info: userInfo('SCHOOLPRINCIPAL', { name: '周启明' }) },
  orgadmin: { loginType: 2, info: userInfo('ORGADMIN', { name: '何景行', schoolId: '', schoolName: '' }) },
  fresh: { loginType: 1, info: student({ originalPassword: 'ticket', sex: null }) },
};

const whose = (headers: Headers) => {
  const person = people[headers.get('Authorization')?.split(':')[1] ?? ''];
  if (!person) throw new Refused('signed-out');
  return person;
};

const days = ['1109', '1110', '1111', '1112', '1113', '1116', '1117', '1118', '1119', '1120'];
const rates = {
  '九(3)班': [71, 73, 70, 74, 76, 75, 78, 79, 81, 83],
  '九(5)班': [69, 70, 72, 71, 70, 69, 66, 65, 63, 62],
};
const [first, second] = [
  homework(),
  homework({
    title: '一元二次方程 单元检测',
    status: 'closed',
    endAt: '20261121180000',
    progress: { total: 40, writing: 0, handedIn: 39, marked: 39 },
    can: { withdraw: false, close: false, mark: true, release: true, change: false, move: false, adjust: false },
  }),
];
const work = [
  first,
  second,
  homework({
    title: '判别式专项 分层练习',
    classes: [{ classId: newId(), className: '九(5)班' }],
    progress: { total: 42, writing: 8, handedIn: 17, marked: 0 },
    can: { withdraw: false, close: true, mark: false, release: false, change: false, move: false, adjust: false },
  }),
  homework({
    title: '周末巩固：实际问题',
    status: 'scheduled',
    pushAt: '20261122163000',
    progress: { total: 82, writing: 0, handedIn: 0, marked: 0 },
    can: { withdraw: true, close: false, mark: false, release: false, change: false, move: false, adjust: false },
  }),
];

/** A school day for looking at pages: `npx tsx apps/web/test/stub-server.ts`. */
export function madeUpSchool(): FakeServer {
  const server = new FakeServer();
  const enter = (account: string): LoginAnswer => {
    const person = people[account];
    if (!person) throw new Refused('forbidden', { reason: 'bad-credentials' }, '账号或密码错误');
    return { token: `t:${account}`, refreshToken: 'r', refreshUrl: '/api/login/refresh', loginType: person.loginType };
  };
  return server
    .on(sessionApi.login, ({ account, imageCode }): LoginAnswer => {
      if (account === 'code' && !imageCode)
        throw new Refused('conflict', { reason: 'image-code-needed' }, '请输入图形验证码');
      if (account === 'both')
        return {
          choices: [
            { loginType: 1, name: '青禾实验中学' },
            { loginType: 2, name: '机构管理员' },
          ],
          loginTicket: 'x',
        };
      return enter(account);
    })
    .on(sessionApi.adminLogin, ({ account }) => enter(account))
    .on(sessionApi.imageCode, newPicture)
    .on(sessionApi.choose, ({ loginType }) => enter(loginType === 2 ? 'orgadmin' : 'teacher'))
    .on(sessionApi.handOver, () => ({
      token: 't:student',
      refreshToken: 'r',
      refreshUrl: '/api/login/refresh',
      loginType: 3 as const,
    }))
    .on(sessionApi.logout, () => ({}))
    .on(sessionApi.sendCode, () => ({ waitSeconds: 60 }))
    .on(sessionApi.phoneLogin, ({ code }) => {
      if (code === '0000') throw new Refused('forbidden', { reason: 'sms-code-wrong' }, '短信验证码不正确或已失效');
      return enter('teacher');
    })
    .on(sessionApi.weixinAppid, () => ({ appid: 'wx0000000000000000', state: 'state' }))
    .on(sessionApi.weixinCertification, () => ({ bindTicket: 'ticket' }))
    .on(sessionApi.bindWeixin, () => ({}))
    .on(peopleApi.info, (_, headers) => whose(headers).info)
    .on(peopleApi.classes, () => ({
      clazzs: [7, 7, 8, 8, 9, 9].map((gid, at) => ({
        classId: newId(),
        className: `${'七八九'[gid - 7]}(${at + 1})班`,
        gid,
        gradeId: gid,
        subjects: [{ subjectId: 202, subjectName: '初中数学' }],
      })),
      clazzNames: '',
    }))
    .on(homeworkApi.list, () => ({ items: work, next: null }))
    .on(homeworkApi.takenBack, () => ({ items: [] }))
    .on(homeworkApi.mine, () => ({
      items: [
        homeworkOfStudent(),
        homeworkOfStudent({ title: '一元二次方程 单元检测', status: 'closed', submission: 'released', score: 87.5 }),
      ],
      next: null,
    }))
    .on(markingApi.waiting, () => ({
      papers: 31,
      answers: 58,
      machineShare: 0.71,
      homework: [first, second].map(({ homeworkId, title }) => ({
        homeworkId,
        title,
        papers: 14,
        answers: 29,
        givingId: null,
      })),
    }))
    .on(analysisApi.pulse, () => ({
      classes: Object.entries(rates).map(([className, list]) => ({
        classId: newId(),
        className,
        points: list.map((rate, at) => ({
          homeworkId: newId(),
          title: `作业 ${at + 1}`,
          on: `2026${days[at]}`,
          rate: rate / 100,
        })),
      })),
    }))
    .on(analysisApi.reports, () => ({
      items: work.map(({ homeworkId, title, startAt }) => ({
        homeworkId,
        subjectId: 203,
        title,
        classId: newId(),
        className: '九(3)班',
        startAt,
        sat: 39,
        students: 40,
        marked: 39,
        rate: 0.83,
      })),
      next: null,
    }))
    .on(analysisApi.wrong, () => ({
      items: [],
      next: null,
      counts: { due: 4, open: 11, mastered: 23 },
      subjects: [],
      causes: [],
      week: [],
      knowledge: [],
    }));
}
