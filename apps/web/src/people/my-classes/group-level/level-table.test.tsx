import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../../test/show.js';
import { newId, teacher } from '../../../../test/world.js';
import { LevelTable } from './level-table.js';
import type { LevelView } from './shape.js';

it('gives a student a level, and takes it back', async () => {
  const studentId = newId();
  const set: unknown[] = [];
  const view: LevelView = {
    levels: {
      head: {
        classId: newId(),
        className: '九(3)班',
        gid: 9,
        headTeacher: null,
        students: 1,
        can: { arrange: true, correctReadings: true, handSlips: true, levelSubjects: [] },
      },
      subjectName: '数学',
      revision: 0,
      limits: { aFrom: 85, cBelow: 60 },
      items: [
        { studentId, studentNo: '01', name: '许诺言', pinyin: '', sex: null, level: null, since: null, setBy: null },
      ],
      can: { edit: true },
    },
    proposals: [],
    chosen: new Map([[studentId, 'A']]),
    isFixed: false,
    onSet: (_, level) => set.push(level),
  };
  const { person } = await show(<LevelTable {...view} />, { user: teacher() });
  await person.click(await screen.findByRole('radio', { name: 'B' }));
  await person.click(screen.getByRole('radio', { name: '未定' }));
  expect(set).toEqual(['B', null]);
});
