import { screen, waitFor, within } from '@testing-library/react';
import { classroomApi, type LessonBoard, type TaskForTeacher } from '@zhibi/contract/classroom';
import { peopleApi } from '@zhibi/contract/people';
import { myClassesApi } from '@zhibi/contract/people/my-classes';
import { questionsApi } from '@zhibi/contract/questions';
import { describe, expect, it, vi } from 'vitest';
import { classHead, classmates } from '../../../../test/my-class.js';
import { fakeServer, show } from '../../../../test/show.js';
import { taskWith } from '../../../../test/task-with.js';
import { newId, teacher } from '../../../../test/world.js';
import { Page as Lesson } from '../../lesson/page.js';
import { Page as Lessons } from '../../records/list/page.js';

const lessonId = newId();
const students = classmates();
const board = (tasks: TaskForTeacher[]): LessonBoard => ({
  lessonId,
  classId: newId(),
  className: '九(3)班',
  subjectId: 202,
  title: '二次函数',
  teacherName: '林若溪',
  startedAt: '20261121142000',
  endedAt: null,
  code: '482715',
  room: { isOpen: true, namesListed: true, namesOnStage: false },
  students: students.map(({ studentId, name, studentNo }) => ({
    studentId,
    name,
    studentNo,
    seatId: null,
    seat: null,
    isOnline: false,
    answers: [],
    missed: [],
  })),
  guests: [],
  tasks,
  can: { run: true },
});

const opened = async (tasks: TaskForTeacher[]) => {
  fakeServer()
    .on(classroomApi.board, () => board(tasks))
    .on(questionsApi.cart, () => ({ subjectId: 202, groups: [], minutes: 0, difficulty: null }));
  const shown = await show(<Lesson />, { at: `/study/lesson?lesson=${lessonId}`, user: teacher() });
  await shown.person.click(await screen.findByRole('button', { name: '扫答案牌' }));
  return { ...shown, drawer: within(await screen.findByRole('dialog', { name: '答案牌' })) };
};

describe('cards in a lesson', () => {
  it('wait for a task that a card can answer', async () => {
    const { drawer } = await opened([]);
    expect(await drawer.findByText('先开始一个记名的单选、判断或投票，再扫牌')).toBeTruthy();
    expect(drawer.queryByRole('button', { name: /打开摄像头/ })).toBeNull();
  });

  it('name everybody with the card that is theirs, and say where no camera can be opened', async () => {
    const { drawer, person } = await opened([taskWith()]);
    const list = within(await drawer.findByRole('list', { name: '谁举了什么' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1陈思远',
      '2王梓涵',
      '3李沐阳',
      '4吕行',
    ]);
    expect(drawer.getByRole('status').textContent).toBe('已看到 0 / 4');
    await person.click(drawer.getByRole('button', { name: /打开摄像头/ }));
    expect(await drawer.findByText(/这个浏览器在这里打不开摄像头/)).toBeTruthy();
    expect(drawer.getByRole('button', { name: '拍一张照片' })).toBeTruthy();
  });
});

it('cards of a class are printed before the lesson, one a student', async () => {
  const classId = newId();
  fakeServer()
    .on(peopleApi.classes, () => ({
      clazzNames: '九(3)班',
      clazzs: [
        { classId, className: '九(3)班', gid: 9, gradeId: 9, subjects: [{ subjectId: 202, subjectName: '数学' }] },
      ],
    }))
    .on(classroomApi.list, () => ({ items: [], next: null }))
    .on(myClassesApi.students, () => ({
      head: classHead({ classId }),
      items: students.map((one) => ({ ...one, reading: '', account: one.studentNo, activated: true })),
    }));
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const { person, unmount } = await show(<Lessons />, { at: '/study/classroom', user: teacher() });
  await person.click(await screen.findByRole('button', { name: '答案牌' }));
  await person.click(await screen.findByRole('button', { name: /打印答案牌/ }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const cards = [...document.querySelectorAll('[data-code-cards] svg')];
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['1 陈思远', '2 王梓涵', '3 李沐阳', '4 吕行']);
  expect(cards[0]?.textContent).toContain('ABCD');
  unmount();
  expect(document.querySelector('[data-code-cards]')).toBeNull();
  print.mockRestore();
});
