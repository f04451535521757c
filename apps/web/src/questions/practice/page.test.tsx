import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { type HomeworkForTeacher, homeworkApi, type Layer } from '@zhibi/contract/homework';
import { papersApi } from '@zhibi/contract/papers';
import { questionsApi } from '@zhibi/contract/questions';
import { type PracticeLesson, type PracticeUnit, practiceApi } from '@zhibi/contract/questions/practice';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeServer } from '../../../test/fake-server.js';
import { fakeServer, show } from '../../../test/show.js';
import { newId, teacher } from '../../../test/world.js';
import { paper, questionOf } from '../../papers/parts/specimen.js';
import { Page } from './page.js';

const [bookId, firstId, secondId, classId, otherId] = [newId(), newId(), newId(), newId(), newId()];
const subjects = [{ subjectId: 202, subjectName: '初中数学' }];
const classList = [
  { classId, className: '3-1', gid: 9, gradeId: 9, subjects },
  { classId: otherId, className: '3-2', gid: 9, gradeId: 9, subjects },
];
const textbook = {
  textbookId: bookId,
  title: '上册',
  edition: '人教版',
  gid: 9,
  volume: '上册',
  chapters: [
    {
      id: newId(),
      title: '第二十一章',
      children: [
        { id: firstId, title: '21.1 一元二次方程', children: [] },
        { id: secondId, title: '21.2 解方程', children: [] },
      ],
    },
  ],
};
const questions = [1, 2, 3].map((n) => questionOf(n));
const idOf = (at: number) => questions[at]?.questionId ?? '';
const unitOf = (change: Partial<PracticeUnit> = {}): PracticeUnit => ({
  unit: 'basic',
  questionIds: [idOf(0), idOf(1)],
  types: [{ type: 2, questions: 2 }],
  minutes: 4,
  difficulty: 0.85,
  spare: 1,
  given: [{ classId: otherId, className: '3-2', questions: 1, at: '20261120080000' }],
  ...change,
});
const lessonOf = (change: Partial<PracticeLesson> = {}): PracticeLesson => ({
  chapterId: firstId,
  title: '21.1 一元二次方程',
  above: ['第二十一章'],
  aside: [],
  units: [unitOf(), unitOf({ unit: 'challenge', questionIds: [idOf(2)], given: [], spare: 0 })],
  ...change,
});
const homework = (change: Partial<HomeworkForTeacher> = {}): HomeworkForTeacher => ({
  homeworkId: newId(),
  paperId: newId(),
  printRunId: newId(),
  title: '21.1 同步练习',
  subjectId: 202,
  workCategory: 1,
  status: 'open',
  classes: [{ classId, className: '3-1' }],
  totalScore: 4,
  releasedAt: null,
  givingId: newId(),
  taskType: 6,
  minutes: 8,
  layers: null,
  forSome: false,
  forJoiners: false,
  loadReason: null,
  collectedAt: null,
  redoOf: null,
  pushAt: '20261121080000',
  startAt: '20261121080000',
  endAt: '20261121235959',
  progress: { total: 40, writing: 0, handedIn: 0, marked: 0 },
  can: { withdraw: true, close: true, mark: false, release: false, change: false, move: false, adjust: false },
  ...change,
});

let server: FakeServer;
let lessons: PracticeLesson[];
beforeEach(() => {
  lessons = [lessonOf(), lessonOf({ chapterId: secondId, title: '21.2 解方程', units: [] })];
  server = fakeServer();
  server
    .on(questionsApi.trees, () => ({ textbooks: [textbook], knowledge: [] }))
    .on(practiceApi.lessons, () => ({ items: lessons, next: null, total: lessons.length }))
    .on(questionsApi.detail, ({ questionIds }) => ({
      items: questions.filter(({ questionId }) => questionIds.includes(questionId)),
    }))
    .on(homeworkApi.layers, () => ({ students: { A: 3, B: 20, C: 0, none: 2 } }));
});
const open = (at = '/source/practise') => show(<Page />, { at, user: teacher({ classList }) });
const unit = (name: RegExp) => screen.findByRole('region', { name });
const pushForm = async (person: Awaited<ReturnType<typeof open>>['person']) => {
  await person.click(within(await unit(/21\.1.*基础/)).getByRole('button', { name: '今日布置' }));
  return screen.findByRole('dialog');
};

describe('practice by lesson', () => {
  it('shows of each unit how much it is, and which own class had it', async () => {
    await open();
    const basic = await unit(/21\.1.*基础/);
    expect(basic.textContent).toContain('2 题 · 约 4 分钟 · 难度 0.85 · 单选题 2');
    expect(basic.textContent).toMatch(/3-2 11月20日.*用过 1 题/);
    expect((await unit(/21\.1.*挑战/)).textContent).toContain('各班未用过');
  });

  it('says what to do first where a lesson has no questions', async () => {
    await open();
    expect(await screen.findByText('本课还没有试题')).toBeDefined();
  });

  it('asks for the chosen chapter and class, and keeps both in the address', async () => {
    const { person, router } = await open();
    await unit(/21\.1.*基础/);
    await person.click(screen.getByText('21.2 解方程', { selector: '.ant-tree-title *, .ant-tree-title' }));
    await person.click(screen.getByRole('combobox', { name: '为哪个班选题' }));
    await person.click(await screen.findByText('为3-2选题'));
    await waitFor(() =>
      expect(server.calls(practiceApi.lessons).at(-1)?.input).toMatchObject({ nodeId: secondId, classId: otherId }),
    );
    expect(router.state.location.search).toContain(`node=${secondId}`);
  });

  it('prints a unit: makes its paper and opens it', async () => {
    server.on(papersApi.create, () => paper());
    const { person, router } = await open();
    await person.click(within(await unit(/21\.1.*基础/)).getByRole('button', { name: '打印' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/paperTest/preview'));
    expect(server.calls(papersApi.create)[0]?.input).toMatchObject({ questionIds: [idOf(0), idOf(1)], paperType: 0 });
  });
});

describe('swapping', () => {
  it('puts another question in the place, and takes it back', async () => {
    server
      .on(practiceApi.swap, () => {
        lessons = [lessonOf({ aside: [idOf(0)], units: [unitOf({ questionIds: [idOf(2), idOf(1)], spare: 0 })] })];
        return {};
      })
      .on(practiceApi.bringBack, () => {
        lessons = [lessonOf()];
        return {};
      });
    const { person } = await open();
    await person.click(within(await unit(/21\.1.*基础/)).getByRole('button', { name: '看题' }));
    const drawer = await screen.findByRole('dialog');
    await person.click((await within(drawer).findAllByRole('button', { name: '换一题' }))[0] as HTMLElement); // two questions
    expect(await within(drawer).findByText('题干3')).toBeDefined();
    expect(within(drawer).getByText('本课没有可换的题了')).toBeDefined();
    await person.click(within(drawer).getByRole('button', { name: '撤销' }));
    expect(await within(drawer).findByText('题干1')).toBeDefined();
    expect(server.calls(practiceApi.bringBack)[0]?.input).toEqual({ chapterId: firstId, questionIds: [idOf(0)] });
  });
});

describe('pushing today', () => {
  it('gives the unit to the chosen classes until the end of the day, and can be taken back', async () => {
    const given = homework();
    server
      .on(homeworkApi.pushPractice, () => ({ items: [{ homework: given, layers: [] }] }))
      .on(homeworkApi.withdraw, () => ({}));
    const { person } = await open();
    const form = await pushForm(person);
    await person.click(within(form).getByRole('checkbox', { name: '3-1' }));
    await person.click(within(form).getByRole('button', { name: '立即布置' }));
    expect(await screen.findByText(/已布置“21.1 同步练习”：3-1，40 人/)).toBeDefined();
    expect(server.calls(homeworkApi.pushPractice)[0]?.input).toMatchObject({
      subjectId: 202,
      title: '21.1 一元二次方程 同步练习',
      classIds: [classId],
      againFor: [],
      endAt: expect.stringMatching(/235959$/),
      sheets: [{ questionIds: [idOf(0), idOf(1)] }],
    });
    await person.click(screen.getByRole('button', { name: '撤回' }));
    await waitFor(() => expect(screen.queryByText(/已布置/)).toBeNull());
    expect(server.calls(homeworkApi.withdraw)[0]?.input).toEqual({ homeworkId: given.homeworkId });
  });

  it('keeps what was filled in over a reload, and forgets it with the drawer', async () => {
    const first = await open();
    const form = await pushForm(first.person);
    await first.person.type(within(form).getByLabelText('作业名称'), '！');
    cleanup();
    const second = await open();
    const again = await pushForm(second.person);
    expect(within(again).getByLabelText('作业名称').getAttribute('value')).toMatch(/！$/);
    await second.person.click(within(again).getByRole('button', { name: /^取\s*消$/ }));
    cleanup();
    const third = await open();
    const fresh = await pushForm(third.person);
    expect(within(fresh).getByLabelText('作业名称').getAttribute('value')).not.toMatch(/！$/);
  });

  it('sent again after a reload is the same act, also where nothing had to be filled in', async () => {
    server.refuse(homeworkApi.pushPractice, 'fault'); // it was given, and the answer got lost
    const press = async () => {
      const { person } = await open();
      const form = await pushForm(person);
      const box = within(form).getByRole<HTMLInputElement>('checkbox', { name: '3-1' });
      if (!box.checked) await person.click(box);
      await person.click(within(form).getByRole('button', { name: '立即布置' }));
    };
    await press();
    await waitFor(() => expect(server.calls(homeworkApi.pushPractice)).toHaveLength(1));
    cleanup();
    await press();
    await waitFor(() => expect(server.calls(homeworkApi.pushPractice)).toHaveLength(2));
    const [first, second] = server.calls(homeworkApi.pushPractice).map(({ input }) => input as { wishId?: string });
    expect(second?.wishId).toBe(first?.wishId);
  });

  it('warns of a class that had some of it, and says so to the server', async () => {
    server.on(homeworkApi.pushPractice, () => ({ items: [{ homework: homework(), layers: [] }] }));
    const { person } = await open();
    const form = await pushForm(person);
    await person.click(within(form).getByRole('checkbox', { name: '3-2' }));
    expect(within(form).getByText('3-2用过其中的题，将再次布置')).toBeDefined();
    await person.click(within(form).getByRole('button', { name: '立即布置' }));
    await waitFor(() =>
      expect(server.calls(homeworkApi.pushPractice)[0]?.input).toMatchObject({ againFor: [otherId] }),
    );
  });

  it('says beside the fields what is missing, and sends nothing', async () => {
    const { person } = await open();
    const form = await pushForm(person);
    await person.clear(within(form).getByLabelText('作业名称'));
    await person.click(within(form).getByRole('button', { name: '立即布置' }));
    expect(within(form).getByText('请输入作业名称')).toBeDefined();
    expect(within(form).getByText('请选择班级')).toBeDefined();
    expect(server.calls(homeworkApi.pushPractice)).toHaveLength(0);
  });

  it('keeps what was filled in where somebody was faster, and shows what the class has had', async () => {
    server.refuse(homeworkApi.pushPractice, 'conflict', 'given-meanwhile');
    const { person } = await open();
    const form = await pushForm(person);
    await person.click(within(form).getByRole('checkbox', { name: '3-1' }));
    lessons = [
      lessonOf({ units: [unitOf({ given: [{ classId, className: '3-1', questions: 2, at: '20261121080000' }] })] }),
    ];
    await person.click(within(form).getByRole('button', { name: '立即布置' }));
    expect(await within(form).findByText('所选班级已布置过其中的题，请确认后再布置')).toBeDefined();
    expect(await within(form).findByText('3-1用过其中的题，将再次布置')).toBeDefined();
  });

  it('gives every layer its own unit in one act', async () => {
    const [others, best]: Layer[][] = [['B', 'C', 'none'], ['A']];
    server.on(homeworkApi.pushPractice, () => ({
      items: [
        { homework: homework({ title: '21.1（2）' }), layers: others ?? [] },
        { homework: homework({ title: '21.1（1）' }), layers: best ?? [] },
      ],
    }));
    const { person } = await open();
    await unit(/21\.1.*基础/);
    await person.click(screen.getByRole('button', { name: '分层布置' }));
    const form = await screen.findByRole('dialog');
    await person.click(within(form).getByRole('checkbox', { name: '3-1' }));
    expect(await within(form).findByText('20 人')).toBeDefined();
    await person.click(within(form).getByRole('button', { name: '立即布置' }));
    expect(await screen.findByText(/A 层：“21.1（1）”，40 人/)).toBeDefined();
    expect(server.calls(homeworkApi.pushPractice)[0]?.input).toMatchObject({
      sheets: [
        { questionIds: [idOf(0), idOf(1)], layers: ['B', 'C', 'none'] },
        { questionIds: [idOf(2)], layers: ['A'] },
      ],
    });
  });
});

describe('where there is nothing', () => {
  it('says so of a book without lessons', async () => {
    lessons = [];
    await open();
    expect(await screen.findByText('这里还没有课')).toBeDefined();
  });

  it('says so of a subject without textbooks', async () => {
    server.on(questionsApi.trees, () => ({ textbooks: [], knowledge: [] }));
    await open();
    expect((await screen.findAllByText('该学科还没有教材目录')).length).toBeGreaterThan(0);
  });

  it('offers to load again where the lessons failed', async () => {
    server.refuse(practiceApi.lessons, 'fault');
    await open();
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeDefined();
  });
});
