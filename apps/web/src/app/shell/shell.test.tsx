import { screen, within } from '@testing-library/react';
import { analysisApi } from '@zhibi/contract/analysis';
import { captureEvents } from '@zhibi/contract/events/capture';
import { peopleEvents } from '@zhibi/contract/events/people';
import type { LoginType } from '@zhibi/contract/kernel';
import { operationsApi } from '@zhibi/contract/operations';
import { peopleApi, type UserInfo } from '@zhibi/contract/people';
import { districtSummaryName, regionApi } from '@zhibi/contract/people/region';
import { sessionApi } from '@zhibi/contract/session';
import { describe, expect, it, vi } from 'vitest';
import { Refused } from '../../../test/fake-server.js';
import { talkingServer } from '../../../test/server-says.js';
import { fakeServer, openApp, remember } from '../../../test/show.js';
import { newId, storedSession, student, teacher, userInfo } from '../../../test/world.js';
import { leaving } from '../../platform/leaving.js';
import { session } from '../../platform/session-store.js';

const schoolId = newId();
const stages = [
  { schoolStageId: 1 as const, schoolStageName: '小学' },
  { schoolStageId: 2 as const, schoolStageName: '初中' },
];

function open(info: UserInfo, loginType: LoginType = 1) {
  remember(storedSession(loginType));
  const server = fakeServer()
    .on(analysisApi.stages, () => ({ stages: [] }))
    .on(peopleApi.info, (_, headers) => ({ ...info, schoolId: headers.get('X-School-Id') ?? info.schoolId }))
    .on(peopleApi.classes, () => ({
      clazzs: [
        {
          classId: newId(),
          className: '八(1)班',
          gid: 8,
          gradeId: 8,
          subjects: [{ subjectId: 202, subjectName: '初中数学' }],
        },
      ],
      clazzNames: '八(1)班',
    }))
    .on(operationsApi.upgradeCheck, () => ({ upgrade: false, startTime: '', endTime: '' }))
    .on(regionApi.stages, () => stages)
    .on(regionApi.schools, ({ schoolStageId }) => [
      { schoolId: '', schoolName: districtSummaryName.zh, schoolShortName: districtSummaryName.zh },
      ...(schoolStageId === 1 ? [{ schoolId, schoolName: '实验小学', schoolShortName: '实小' }] : []),
    ])
    .on(regionApi.summary, () => ({
      grades: [],
      schools: [],
      total: { classes: 7, teachers: 3, students: 290, activated: 290, byGrade: [] },
    }))
    .on(sessionApi.logout, () => ({}));
  return server;
}
const officer = (change: Partial<UserInfo> = {}) =>
  userInfo('REGION', { name: '周岚', schoolId: '', schoolName: '', ...change });

describe('an officer', () => {
  it('begins with the first stage and the whole district, and finds no entries of a school', async () => {
    const server = open(officer());
    await openApp('/index');
    // The first page of this file loads everything that is loaded on demand.
    await screen.findByRole('button', { name: /学段\s*小学/ }, { timeout: 15_000 });
    expect(await screen.findByRole('button', { name: /学校\s*区域汇总/ })).toBeTruthy();
    expect(await screen.findByText('区域里还没有这个学段的学校')).toBeTruthy();
    expect(within(screen.getByRole('navigation')).queryByText('学情分析')).toBeNull();
    expect(localStorage.getItem('stageId')).toBe('1');
    // Of a whole district nobody has the reports: it is not asked for.
    expect(server.calls(analysisApi.stages)).toEqual([]);
  });

  it('chooses a school: its id goes with every call, and its learning with the menu', async () => {
    const server = open(officer());
    const { person, address } = await openApp('/index?tab=x');
    await person.click(await screen.findByRole('button', { name: /学校/ }));
    await person.click(await screen.findByText('实验小学'));
    expect(await within(await screen.findByRole('navigation')).findByText('学情分析')).toBeTruthy();
    expect(address()).toBe('/index');
    expect(server.calls(peopleApi.info).at(-1)?.headers.get('X-School-Id')).toBe(schoolId);
    await expect
      .poll(() =>
        server.calls(peopleApi.classes).some(({ input }) => JSON.stringify(input) === '{"schoolStageId":"1"}'),
      )
      .toBe(true);
  });

  it('chooses another stage: the school of the old one is left', async () => {
    const server = open(officer());
    remember({ stageId: '1', schoolId, roleCodes: 'REGION' });
    const { person } = await openApp('/index');
    await person.click(await screen.findByRole('button', { name: /学段/ }));
    await person.click(await screen.findByText('初中'));
    expect(await screen.findByRole('button', { name: /学校\s*区域汇总/ })).toBeTruthy();
    expect(server.calls(peopleApi.info).at(-1)?.headers.has('X-School-Id')).toBe(false);
    expect([localStorage.getItem('stageId'), localStorage.getItem('schoolId')]).toEqual(['2', null]);
  });
});

describe('a school that has both stages', () => {
  it('stays chosen when its officer looks at the other', async () => {
    open(officer()).on(regionApi.schools, () => [
      { schoolId: '', schoolName: districtSummaryName.zh, schoolShortName: districtSummaryName.zh },
      { schoolId, schoolName: '实验学校', schoolShortName: '实验' },
    ]);
    remember({ stageId: '1', schoolId, roleCodes: 'REGION' });
    const { person } = await openApp('/index');
    await person.click(await screen.findByRole('button', { name: /学段/ }));
    await person.click(await screen.findByText('初中'));
    await expect.poll(() => localStorage.getItem('stageId')).toBe('2');
    expect(localStorage.getItem('schoolId')).toBe(schoolId);
  });
});

describe('the switchers of others', () => {
  it('a principal of a school with two stages has the stage, and no subject goes with the calls', async () => {
    const server = open(userInfo('SCHOOLPRINCIPAL'));
    await openApp('/index');
    expect(await screen.findByRole('button', { name: /学段\s*小学/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^学校/ })).toBeNull();
    expect(server.calls(regionApi.stages).at(-1)?.headers.has('X-Subject-Id')).toBe(false);
  });

  it('a principal who has chosen none begins with a stage that has reports', async () => {
    open(userInfo('SCHOOLPRINCIPAL')).on(analysisApi.stages, () => ({ stages: [2 as const, 3 as const] }));
    await openApp('/index');
    expect(await screen.findByRole('button', { name: /学段\s*初中/ })).toBeTruthy();
    expect(localStorage.getItem('stageId')).toBe('2');
  });

  it('a principal of one stage has none', async () => {
    open(userInfo('SCHOOLPRINCIPAL')).on(regionApi.stages, () => stages.slice(1));
    await openApp('/index');
    await expect.poll(() => localStorage.getItem('stageId')).toBe('2');
    expect(screen.queryByRole('button', { name: /学段/ })).toBeNull();
  });

  it('a switch leaves nothing of publishing in the history', async () => {
    const info = teacher({
      subjects: [...teacher().subjects, { subjectId: 203, subjectName: '初中英语', subjectMainId: 3 }],
    });
    const server = open(info);
    const { person, address, router } = await openApp('/homework/written?step=classes&paper=1');
    await person.click(await screen.findByRole('button', { name: /学科\s*初中数学/ }));
    await person.click(await screen.findByText('初中英语'));
    await expect.poll(address).toBe('/index');
    await expect.poll(() => server.calls(peopleApi.info).at(-1)?.headers.get('X-Subject-Id')).toBe('203');
    await router.navigate(-1);
    expect(address()).toBe('/index');
  });

  it('a choice that no longer holds is forgotten instead of locking the person out', async () => {
    const server = open(teacher());
    remember({ roleCodes: 'SCHOOLADMIN', schoolId: newId() });
    const answer = teacher();
    server.on(peopleApi.info, (_, headers) => {
      if (headers.get('X-Role-Codes') === 'SCHOOLADMIN') throw new Refused('forbidden');
      return answer;
    });
    await openApp('/index');
    expect(await screen.findByText(/好，林若溪老师/)).toBeTruthy();
  });
});

describe('the avatar menu', () => {
  const names = async (info: UserInfo, loginType: LoginType = 1) => {
    open(info, loginType);
    const { person } = await openApp('/index');
    await person.click(await screen.findByRole('button', { name: /账号菜单/ }));
    return (await screen.findAllByRole('menuitem'))
      .map((item) => item.textContent)
      .filter((name) => /个人|新版|助手|管家|退出/.test(name ?? ''));
  };

  it('offers a teacher four things', async () => {
    expect(await names(teacher())).toEqual(['个人信息', '切换新版', '教师批改助手', '退出登录']);
  });

  it('calls the app by the name of the customised tenant', async () => {
    expect(await names(teacher({ customized: 'homework-manager' }))).toContain('作业管家App');
  });

  it('offers a student no assistant of teachers', async () => {
    open(student()).on(sessionApi.bindings, () => ({
      phone: '',
      mail: '',
      mailOffered: false,
      weixin: false,
      weixinOffered: false,
    }));
    await openApp('/user/index');
    expect(await screen.findByText('手机版')).toBeTruthy();
    expect(screen.queryByText('教师批改助手')).toBeNull();
  });

  it('a student is greeted on the other screens as well', async () => {
    open(student()).on(sessionApi.bindings, () => ({
      phone: '',
      mail: '',
      mailOffered: false,
      weixin: false,
      weixinOffered: false,
    }));
    await openApp('/user/index');
    expect(await screen.findByText(/^(早上|中午|下午|晚上)好，.+同学$/, { selector: 'p > b' })).toBeTruthy();
    expect(screen.getByText(/欢迎/, { selector: 'main p' })).toBeTruthy();
  });

  it('is no menu for a student: the same stands under 我的', async () => {
    open(student({ customized: 'homework-manager' })).on(sessionApi.bindings, () => ({
      phone: '',
      mail: '',
      mailOffered: false,
      weixin: false,
      weixinOffered: false,
    }));
    await openApp('/user/index');
    for (const way of ['English', '作业管家App', '切换新版', '退出登录'])
      expect(await screen.findByText(way)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /账号菜单/ })).toBeNull();
  });

  it('offers a school administrator the way out only', async () => {
    expect(await names(userInfo('SCHOOLADMIN'))).toEqual(['退出登录']);
  });
});

/** Says it until it is shown: the piece that listens comes on demand. */
const hears = (say: () => void, words: string | RegExp) =>
  expect
    .poll(
      () => {
        say();
        return screen.queryByText(words);
      },
      { timeout: 10_000 },
    )
    .toBeTruthy();

describe('what the server says by itself', () => {
  const { penConnected } = captureEvents;
  const pen = {
    deviceName: '智能笔 07',
    deviceMac: 'AA0000000007',
    status: 'connected',
    pageCode: '3.27.1.2',
    codeRule: 'demo',
    battery: null,
  } as const;

  it('a connected pen is told a second later, and until it goes or is dismissed', async () => {
    const say = talkingServer();
    open(teacher());
    const { person } = await openApp('/index');
    await screen.findByRole('button', { name: /账号菜单/ });
    await hears(() => say(penConnected, pen), '智能笔 07 已连接');
    say(penConnected, { ...pen, deviceName: '智能笔 08', deviceMac: 'AA0000000008', battery: 64 });
    expect(await screen.findByText('智能笔 08 已连接')).toBeTruthy();
    expect(screen.getByText('电量 64% · 页码 3.27.1.2 · 另有 1 支笔')).toBeTruthy();
    say(penConnected, { ...pen, deviceName: '智能笔 08', deviceMac: 'AA0000000008', status: 'disconnected' });
    expect(await screen.findByText('智能笔 07 已连接')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: '关闭提示' }));
    expect(screen.queryByText(/已连接/)).toBeNull();
  });

  it('a school that moves to a new year is told, and then that one may refresh', async () => {
    const say = talkingServer();
    const info = teacher();
    const server = open(info);
    const { person } = await openApp('/index');
    await screen.findByRole('button', { name: /账号菜单/ });
    await hears(() => say(peopleEvents.schoolYear, { schoolId: info.schoolId, status: 'running' }), /正在进行学年升级/);
    say(peopleEvents.schoolYear, { schoolId: newId(), status: 'done' });
    expect(screen.queryByText(/学年升级已完成/)).toBeNull();
    say(peopleEvents.schoolYear, { schoolId: info.schoolId, status: 'done' });
    const before = server.calls(peopleApi.info).length;
    await person.click(await screen.findByRole('button', { name: '刷新' }));
    await expect.poll(() => server.calls(peopleApi.info).length).toBe(before + 1);
    expect(screen.queryByText(/学年升级/)).toBeNull();
    say(peopleEvents.schoolYear, { schoolId: info.schoolId, status: 'undone' });
    expect(await screen.findByText(/学年升级已撤销/)).toBeTruthy();
    expect(screen.queryByText(/学年升级已完成/)).toBeNull();
  });

  it('a tab stays where it is when another one switches the role, until the person says which it shall be', async () => {
    open(teacher());
    const { person } = await openApp('/index');
    await screen.findByRole('button', { name: /账号菜单/ });
    session.set({ roleCodes: ['TEACHER'] });
    const moved = vi.fn(() => session.get().roleCodes);
    session.onMovedElsewhere = moved;
    const elsewhere = (role: string) => {
      localStorage.setItem('roleCodes', role);
      dispatchEvent(new StorageEvent('storage', { key: 'roleCodes' }));
    };
    elsewhere('SCHOOLPRINCIPAL');
    expect(await screen.findByText(/您在另一个标签页换了身份/)).toBeTruthy();
    expect(session.get().roleCodes).toEqual(['TEACHER']);
    await person.click(screen.getByRole('button', { name: '继续用原来的' }));
    expect([localStorage.getItem('roleCodes'), moved.mock.calls.length]).toEqual(['TEACHER', 0]);
    expect(screen.queryByText(/您在另一个标签页换了身份/)).toBeNull();
    elsewhere('SCHOOLPRINCIPAL');
    const save = vi.fn(async () => {});
    const off = leaving.on({ save });
    await person.click(await screen.findByRole('button', { name: '这里也切换' }));
    await expect.poll(() => moved.mock.calls.length).toBe(1);
    expect([save.mock.calls.length, moved.mock.results[0]?.value]).toEqual([1, ['SCHOOLPRINCIPAL']]);
    off();
    session.onMovedElsewhere = () => {};
  });

  it('a locked school shows the banner from the start', async () => {
    open(teacher({ schoolDataLock: true }));
    await openApp('/index');
    expect(await screen.findByText(/正在进行学年升级/)).toBeTruthy();
  });
});

it('what homework is made for lies in local storage, and is gone after the logout with everything else', async () => {
  open(teacher());
  const { person, address } = await openApp('/index');
  await expect.poll(() => localStorage.getItem('homeworkBatchInfo')).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('homeworkBatchInfo') ?? '')).toMatchObject({
    allSubjects: [{ subjectMainId: 2, subjectName: '数学' }],
    allGrades: [{ gid: 8, gradeName: '八年级' }],
  });
  await person.click(await screen.findByRole('button', { name: /账号菜单/ }));
  await person.click(await screen.findByText('退出登录'));
  await expect.poll(address).toBe('/login');
  expect({ ...localStorage }).toEqual({ language: 'zh' });
});

describe('the top bar', () => {
  it.each([
    ['zh', /^(早上|中午|下午|晚上)好，林若溪老师$/, /欢迎使用纸笔/],
    ['en', /^Good (morning|day|afternoon|evening), 林若溪$/, /welcome to Zhibi/],
  ] as const)('greets and has the welcome line beside the way back, in %s', async (language, greeting, welcome) => {
    open(teacher());
    await openApp('/user/index', language);
    // The page below has a head of its own.
    const [top] = await screen.findAllByRole('banner', {}, { timeout: 15_000 });
    if (top === undefined) throw new Error('no top bar');
    const bar = within(top);
    expect(await bar.findByText(greeting)).toBeTruthy();
    expect(bar.getByText(welcome)).toBeTruthy();
    expect(bar.getByRole('navigation')).toBeTruthy();
  });
});
