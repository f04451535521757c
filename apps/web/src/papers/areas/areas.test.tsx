import { screen, waitFor, within } from '@testing-library/react';
import { areasApi, type PaperAreas } from '@zhibi/contract/papers/areas';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { newId, teacher, userInfo } from '../../../test/world.js';
import { Page as Editor } from './editor/page.js';
import { Page as Queue } from './queue/page.js';

const [paperId, itemId] = [newId(), newId()];
const area = {
  areaId: 'frame',
  areaType: 0 as const,
  beIncludedId: null,
  qids: [itemId],
  page: 1,
  xMm: 15,
  yMm: 40,
  widthMm: 180,
  heightMm: 60,
  option: null,
  blankIndex: null,
  partIndex: null,
};
const written = {
  ...area,
  areaId: 'written',
  areaType: 1 as const,
  beIncludedId: 'frame',
  xMm: 20,
  yMm: 60,
  widthMm: 100,
  heightMm: 30,
};
const opened = (more: Partial<PaperAreas> = {}): PaperAreas => ({
  paperId,
  title: '单元检测',
  revision: 3,
  geometry: { pageSize: 'A4', pageCount: 2, areas: [area, written] },
  foldMm: null,
  items: [{ itemId, no: 1, type: 1, score: 10 }],
  lock: null,
  marking: null,
  earlier: null,
  can: { draw: true, check: false },
  ...more,
});
const marking = {
  state: 'drawn' as const,
  drawnBy: '沈怀远',
  drawnAt: '20261121083000',
  checkedBy: '',
  checkedAt: null,
  note: '',
  areas: 2,
  proposed: 4,
  unchanged: 3,
  seconds: 60,
  reissue: '',
};

function server(first: PaperAreas) {
  return fakeServer()
    .on(areasApi.open, () => first)
    .refuse(areasApi.page, 'not-found')
    .on(areasApi.propose, () => ({ areas: [], lines: [] }));
}
const openEditor = () => show(<Editor />, { at: `/paper/areas?paper=${paperId}`, user: teacher() });

describe('the editor of areas', () => {
  it('nudges the chosen area by keys, undoes the run in one step, and saves a new version', async () => {
    const sent: PaperAreas['geometry']['areas'][] = [];
    server(opened()).on(areasApi.save, ({ areas }) => {
      sent.push(areas as PaperAreas['geometry']['areas']); // parsed by the fake server
      return opened({ revision: 4, geometry: { pageSize: 'A4', pageCount: 2, areas: sent.at(-1) ?? [] }, marking });
    });
    const { person, container } = await openEditor();
    await screen.findByText('单元检测');
    const shown = () => container.querySelector<HTMLButtonElement>('[data-area="written"]');
    await waitFor(() => expect(shown()).not.toBeNull());
    shown()?.focus();
    await person.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await person.click(screen.getByRole('button', { name: /保存新版本/ }));
    expect(sent[0]?.find(({ areaId }) => areaId === 'written')).toMatchObject({
      xMm: 21,
      widthMm: 100,
      heightMm: 30.5,
    });
    expect(await screen.findByText('第 4 版')).toBeTruthy();
    expect(screen.getByText('建议原样采用 75%（3 / 4）')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: '撤销' }));
    expect(shown()?.style.left).toBe(`${(20 / 210) * 100}%`);
  });

  it('says what overlaps or is too small, and saves nothing until it is mended', async () => {
    server(
      opened({
        geometry: { pageSize: 'A4', pageCount: 2, areas: [area, { ...written, beIncludedId: null, heightMm: 3 }] },
      }),
    );
    await openEditor();
    expect(
      await screen.findByText(/1 个作答区太小，宽和高都不能少于 15 个单位（约 4 毫米）；2 个作答区互相重叠/),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: /保存新版本/ })).toHaveProperty('disabled', true);
  });

  it('tells the second of two who draw, and what was drawn is one step back', async () => {
    const theirs = opened({ revision: 4, geometry: { pageSize: 'A4', pageCount: 2, areas: [area] }, marking });
    let isTheirs = false;
    const fake = server(opened());
    fake.on(areasApi.open, () => (isTheirs ? theirs : opened())).refuse(areasApi.save, 'conflict', 'areas-changed');
    const { person, container } = await openEditor();
    await waitFor(() => expect(container.querySelector('[data-area="written"]')).not.toBeNull());
    container.querySelector<HTMLButtonElement>('[data-area="written"]')?.focus();
    await person.keyboard('{ArrowRight}');
    isTheirs = true;
    await person.click(screen.getByRole('button', { name: /保存新版本/ }));
    expect(await screen.findByText(/沈怀远 在 .* 保存了新的一版/)).toBeTruthy();
    expect(container.querySelector('[data-area="written"]')).toBeNull();
    await person.click(screen.getByRole('button', { name: '撤销' }));
    expect(container.querySelector<HTMLElement>('[data-area="written"]')?.style.left).toBe(`${(20.5 / 210) * 100}%`);
  });

  it('asks for a reason where copies are out', async () => {
    const reasons: (string | undefined)[] = [];
    server(opened({ lock: 'printed' })).on(areasApi.save, ({ reissue }) => {
      reasons.push(reissue);
      return opened({ revision: 4, marking });
    });
    const { person, container } = await openEditor();
    expect(await screen.findByText('这一版已经印刷，作答区已锁定')).toBeTruthy();
    container.querySelector<HTMLButtonElement>('[data-area="written"]')?.focus();
    await person.keyboard('{Delete}');
    await person.click(screen.getByRole('button', { name: /保存新版本/ }));
    const dialog = await screen.findByRole('dialog');
    await person.type(within(dialog).getByRole('textbox', { name: '换版原因' }), '框画短了');
    await person.click(within(dialog).getByRole('button', { name: '换版' }));
    await waitFor(() => expect(reasons).toEqual(['框画短了']));
  });

  it('lets a second person confirm, who draws nothing', async () => {
    const drawn = opened({ marking, can: { draw: false, check: true } });
    server(drawn).on(areasApi.check, ({ verdict }) =>
      opened({
        ...drawn,
        marking: { ...marking, state: verdict, checkedBy: '王老师', checkedAt: '20261121093000' },
        can: { draw: false, check: false },
      }),
    );
    const { person } = await openEditor();
    await person.click(await screen.findByRole('button', { name: /核对无误/ }));
    expect(await screen.findByText(/王老师 核对于/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /保存新版本/ })).toBeNull();
  });
});

it('the queue says how far each paper is and how fast each person draws', async () => {
  fakeServer().on(areasApi.queue, ({ state }) => ({
    items:
      state === 'confirmed'
        ? []
        : [{ paperId, title: '单元检测', subjectName: '初中数学', status: 'laid-out' as const, revision: 4, marking }],
    next: null,
    clerks: [{ name: '沈怀远', papers: 3, areas: 120, seconds: 600, proposed: 100, unchanged: 80, returned: 1 }],
  }));
  const { person } = await show(<Queue />, { at: '/devops/marking', user: userInfo('ZHIBI_SRE') });
  const line = (await screen.findByText('单元检测')).closest('tr');
  expect(line?.textContent).toContain('待核对');
  expect(line?.textContent).toContain('75%');
  expect(screen.getByText('12').closest('tr')?.textContent).toContain('80%');
  await person.click(screen.getByText('已核对', { selector: '.ant-segmented-item-label' }));
  expect(await screen.findByText('没有试卷')).toBeTruthy();
});
