import { screen } from '@testing-library/react';
import { classroomApi, type LessonStage } from '@zhibi/contract/classroom';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { newId, teacher } from '../../../test/world.js';
import { Page as Stage } from './page.js';

const lessonId = newId();
const facts = {
  lessonId,
  classId: newId(),
  className: '九(3)班',
  subjectId: 202,
  title: '二次函数',
  teacherName: '林若溪',
  startedAt: '20261121142000',
  endedAt: null,
};

describe('the way in on the wall of the server itself', () => {
  const stage = (address: string | null): LessonStage => ({
    ...facts,
    code: '482715',
    isOpen: true,
    address,
    students: [],
    task: null,
  });

  it('names the address in the network, and says in words where there is none', async () => {
    const told = { now: stage('http://192.168.1.20:8080') };
    fakeServer().on(classroomApi.stage, () => told.now);
    const at = `/study/stage?lesson=${lessonId}`;
    const { unmount } = await show(<Stage />, { at, user: teacher() });
    expect(await screen.findByText(/192\.168\.1\.20:8080\/room/)).toBeTruthy();
    expect(await screen.findByRole('img', { name: '进课堂' })).toBeTruthy();
    unmount();
    told.now = stage(null);
    await show(<Stage />, { at, user: teacher() });
    expect(await screen.findByText(/手机进不来/)).toBeTruthy();
    expect(screen.queryByText(/localhost/)).toBeNull();
    expect(screen.queryByRole('img', { name: '进课堂' })).toBeNull();
  });
});
