import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Acting, operationsApi } from '@zhibi/contract/operations';
import { peopleApi } from '@zhibi/contract/people';
import { organisationApi, type SchoolRow } from '@zhibi/contract/people/organisation';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { fakeServer, openApp, remember } from '../../../../test/show.js';
import { newId, storedSession, userInfo } from '../../../../test/world.js';
import { stampOf } from '../../../platform/time.js';

const schoolId = newId();
const inMinutes = (minutes: number) => stampOf(new Date(Date.now() + minutes * 60_000));
const acting: Acting = {
  actingId: newId(),
  schoolId,
  schoolName: '青禾实验中学',
  reason: '排查九(3)班作业收不上来',
  ticket: '#2417',
  beginTime: inMinutes(-6),
  untilTime: inMinutes(24),
};
const row = {
  schoolId,
  name: '青禾实验中学',
  shortName: '青禾',
  regionId: null,
  regionName: '滨江区',
  firstGid: 7,
  lastGid: 9,
};
const school: SchoolRow = {
  ...row,
  stages: [2],
  schoolYear: 2026,
  dataLock: false,
  hidden: false,
  memberId: '',
  schoolConfigs: [],
  extQuestion: [],
  privacy: 'ink',
  classes: 36,
  students: 1560,
  teachers: 118,
  accounts: 1678,
  activated: 1600,
  revision: 1,
  can: { edit: true },
};

// Its code is waited for once.
beforeAll(
  () => Promise.all([import('../../../app/signed-in.js'), import('../../schools/page.js'), import('./bar.js')]),
  60_000,
);
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  remember({ ...storedSession(4), roleCodes: 'ZHIBI_SRE' });
  server = fakeServer()
    .on(peopleApi.info, (_, headers) =>
      userInfo('ZHIBI_SRE', { name: '沈怀远', schoolId: headers.get('X-School-Id') ?? '', schoolName: '' }),
    )
    .on(organisationApi.schools, () => ({ items: [school], next: null }))
    .on(organisationApi.summary, () => ({
      schools: 1,
      students: 1560,
      teachers: 118,
      accounts: 1678,
      activated: 1600,
      locked: 0,
    }))
    .on(operationsApi.actings, () => ({ items: [], next: null }))
    .on(operationsApi.damagedFiles, () => ({ items: [] }))
    .on(operationsApi.acting, () => ({ acting: null }));
});

it('a school is entered with a reason and a time, and from then on a bar stands over every page', async () => {
  const wishes: unknown[] = [];
  server
    .on(operationsApi.beginActing, (wish) => {
      wishes.push(wish);
      return acting;
    })
    .on(operationsApi.acting, () => ({ acting: wishes.length > 0 ? acting : null }));
  const user = userEvent.setup();
  await openApp('/index');
  await user.click(await screen.findByRole('button', { name: '进入青禾实验中学' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: '进入学校' }));
  expect(await within(dialog).findByText('请用 4 到 200 个字说明为什么进入')).toBeTruthy();
  expect(wishes).toEqual([]);
  await user.type(within(dialog).getByLabelText('事由'), acting.reason);
  await user.type(within(dialog).getByLabelText('工单号（选填）'), '#2417');
  await user.click(within(dialog).getByText('60 分钟'));
  await user.click(within(dialog).getByRole('button', { name: '进入学校' }));
  const bar = await screen.findByRole('region', { name: '代学校操作' });
  expect(wishes).toEqual([{ schoolId, reason: acting.reason, ticket: '#2417', minutes: 60 }]);
  expect(bar.textContent).toContain('正在代「青禾实验中学」操作');
  expect(bar.textContent).toMatch(/还剩 2[34]:\d\d/);
  expect(localStorage.getItem('schoolId')).toBe(schoolId);
});

it('who leaves is in no school any more', async () => {
  remember({ ...storedSession(4), roleCodes: 'ZHIBI_SRE', schoolId });
  let left = 0;
  server
    .on(operationsApi.acting, () => ({ acting }))
    .on(operationsApi.endActing, () => {
      left++;
      return {};
    });
  await openApp('/devops/index');
  await userEvent.click(await screen.findByRole('button', { name: /退\s?出/ }));
  await waitFor(() => expect(localStorage.getItem('schoolId') ?? '').toBe(''));
  expect(left).toBe(1);
  expect(screen.queryByRole('region', { name: '代学校操作' })).toBeNull();
});

it('when the time is over the school is left and it is said', async () => {
  remember({ ...storedSession(4), roleCodes: 'ZHIBI_SRE', schoolId });
  server.on(operationsApi.acting, () => ({ acting: { ...acting, untilTime: inMinutes(0) } }));
  await openApp('/devops/index');
  expect(await screen.findByText('代学校操作的时间已结束')).toBeTruthy();
  expect(localStorage.getItem('schoolId') ?? '').toBe('');
});
