import { screen, waitFor } from '@testing-library/react';
import { organisationApi, type SchoolRow } from '@zhibi/contract/people/organisation';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, userInfo } from '../../../../test/world.js';
import { Page } from './page.js';

const school = (change: Partial<SchoolRow> = {}): SchoolRow => ({
  schoolId: newId(),
  name: '青禾实验中学',
  shortName: '青禾',
  regionId: null,
  regionName: '',
  firstGid: 7,
  lastGid: 9,
  stages: [2],
  schoolYear: 2026,
  memberId: '',
  hidden: false,
  schoolConfigs: ['SPEECH'],
  extQuestion: [],
  privacy: 'ink',
  dataLock: false,
  classes: 3,
  students: 120,
  teachers: 14,
  accounts: 134,
  activated: 67,
  revision: 4,
  can: { edit: true },
  ...change,
});
const summary = { schools: 1, students: 120, teachers: 14, accounts: 134, activated: 67, locked: 0 };

function serve(rows: readonly SchoolRow[]) {
  return fakeServer()
    .on(organisationApi.schools, () => ({ items: [...rows], next: null }))
    .on(organisationApi.summary, () => summary)
    .on(organisationApi.schoolNames, () => ({ items: [] }))
    .on(organisationApi.regions, () => ({ items: [] }));
}
const open = (at = '/org/index') => show(<Page />, { at, user: userInfo('ORGADMIN', { schoolId: '' }) });

describe('the schools of an organisation', () => {
  it('are listed with their numbers', async () => {
    serve([school()]);
    await open();
    expect(await screen.findByText('青禾实验中学')).toBeDefined();
    expect(screen.getAllByText('50%')).toHaveLength(2);
    expect(await screen.findByText('67 / 134')).toBeDefined();
  });

  it('are searched by what stands in the address', async () => {
    const server = serve([]);
    const { person } = await open();
    await person.type(await screen.findByLabelText('校名、简称或拼音', { selector: 'input' }), 'qhsy{Enter}');
    expect(await screen.findByText('没有符合条件的结果')).toBeDefined();
    expect(server.calls(organisationApi.schools).at(-1)?.input).toMatchObject({ words: 'qhsy' });
  });

  it('are reached from their region, which says how many it has', async () => {
    const region = { regionId: newId(), name: '城东区', schools: 2, revision: 1 };
    const server = serve([school()]).on(organisationApi.regions, () => ({ items: [region] }));
    const { person, router } = await open();
    await person.click(await screen.findByRole('button', { name: '区域' }));
    await person.click(await screen.findByRole('button', { name: '城东区的 2 所学校' }));
    expect(router.state.location.search).toBe(`?region=${region.regionId}`);
    await waitFor(() =>
      expect(server.calls(organisationApi.schools).at(-1)?.input).toMatchObject({ regionId: region.regionId }),
    );
  });

  it('that somebody else changed keep what was typed, and offer the newest', async () => {
    const mine = school();
    const rows = [mine];
    const server = serve(rows).refuse(organisationApi.saveSchool, 'conflict', 'changed');
    const { person } = await open();
    await person.click(await screen.findByText('编辑'));
    const name = await screen.findByLabelText('学校名称');
    await person.clear(name);
    await person.type(name, '青禾中学');
    await person.click(screen.getByText('保存'));
    expect(await screen.findByText('刚刚有人改过这条记录')).toBeDefined();
    expect(screen.getByDisplayValue('青禾中学')).toBeDefined();
    rows[0] = { ...mine, name: '青禾新校区', revision: 5 };
    await person.click(screen.getByText('载入最新'));
    expect(await screen.findByDisplayValue('青禾新校区')).toBeDefined();
    server.on(organisationApi.saveSchool, () => ({ revision: 6 }));
    await person.click(screen.getByText('保存'));
    expect(await screen.findByText('已保存')).toBeDefined();
    expect(server.calls(organisationApi.saveSchool).at(-1)?.input).toMatchObject({ revision: 5, name: '青禾新校区' });
  });
});
