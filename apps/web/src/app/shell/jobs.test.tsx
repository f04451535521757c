import { screen, within } from '@testing-library/react';
import { sessionEvents } from '@zhibi/contract/events/session';
import { operationsApi } from '@zhibi/contract/operations';
import { peopleApi } from '@zhibi/contract/people';
import { type JobInfo, sessionApi } from '@zhibi/contract/session';
import { beforeEach, expect, it } from 'vitest';
import { talkingServer } from '../../../test/server-says.js';
import { fakeServer, openApp, remember } from '../../../test/show.js';
import { newId, storedSession, teacher } from '../../../test/world.js';
import { jobs } from '../../platform/jobs.js';

const info = (change: Partial<JobInfo> = {}): JobInfo => ({
  jobId: newId(),
  kind: 'import-questions',
  status: 'running',
  done: 0,
  total: 0,
  reason: '',
  message: '',
  ...change,
});
let known: Map<string, JobInfo>;
let say: ReturnType<typeof talkingServer>;

beforeEach(() => {
  known = new Map();
  say = talkingServer();
  remember(storedSession(1));
  sessionStorage.removeItem('jobs');
  fakeServer()
    .on(peopleApi.info, () => teacher())
    .on(peopleApi.classes, () => ({ clazzs: [], clazzNames: '' }))
    .on(operationsApi.upgradeCheck, () => ({ upgrade: false, startTime: '', endTime: '' }))
    .on(sessionApi.job, ({ jobId }) => known.get(jobId) ?? info({ jobId }));
});

/** The server knows this of a job, and its events say so. */
function moves(job: JobInfo) {
  known.set(job.jobId, job);
  say(sessionEvents.jobProgress, job);
}
async function openBell() {
  const { person } = await openApp('/index');
  await person.click(await screen.findByRole('button', { name: '通知' }, { timeout: 15_000 }));
  return {
    person,
    lines: async () => within(await screen.findByRole('list', { name: '通知' })).getAllByRole('listitem'),
  };
}

it('work that fails half way says so and why, and leads to where it began', async () => {
  const { lines } = await openBell();
  expect(await screen.findByText('没有正在进行的任务')).toBeTruthy();
  const job = info({ done: 1, total: 4 });
  known.set(job.jobId, job);
  jobs.follow(job.jobId, '导入：期中.docx', `/source/import?import=${newId()}`);
  moves(job);
  expect((await lines())[0]?.textContent).toContain('1/4');
  moves({ ...job, status: 'failed', message: '文件已加密' });
  expect(await screen.findByText('文件已加密')).toBeTruthy();
  const [line] = await lines();
  expect(line?.textContent).toContain('失败');
  expect(line && within(line).getByRole('link', { name: '查看' }).getAttribute('href')).toContain(
    '/source/import?import=',
  );
});

it('two at once keep their places, and work of another tab is named by what it is', async () => {
  const { person, lines } = await openBell();
  const [first, second] = [info({ done: 1, total: 9 }), info({ kind: 'paper-copies', done: 1, total: 9 })];
  for (const one of [first, second]) moves(one);
  expect(await screen.findByText('制作每人一份的试卷')).toBeTruthy();
  moves({ ...first, done: 5 });
  expect((await lines()).map((line) => line.textContent)).toEqual([
    expect.stringMatching(/制作每人一份的试卷.*1\/9/),
    expect.stringMatching(/导入试题.*5\/9/),
  ]);
  await person.click(screen.getAllByRole('button', { name: '移除' })[0] as HTMLElement);
  expect(await lines()).toHaveLength(1);
});

it('what this tab follows is there after a reload, and is nobody else’s after a sign-out', async () => {
  const job = info({ status: 'done', done: 3, total: 3 });
  known.set(job.jobId, job);
  sessionStorage.setItem('jobs', JSON.stringify([{ jobId: job.jobId, title: '导入：期中.docx', to: '' }]));
  const { lines } = await openBell();
  expect((await lines())[0]?.textContent).toMatch(/导入：期中\.docx.*已完成/);
  sessionStorage.clear();
  jobs.resume();
  expect(await screen.findByText('没有正在进行的任务')).toBeTruthy();
});
