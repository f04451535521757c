import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { homeworkOfStudent, student } from '../../../test/world.js';
import { StudentRow } from './student-row.js';

it('calls a redo by the homework that it is of: whose it is, the student knows', async () => {
  fakeServer();
  const redo = homeworkOfStudent({ title: '李煜城 · 订正 · 周末巩固', redoOf: '周末巩固' });
  await show(<StudentRow homework={redo} />, { user: student() });
  expect(await screen.findByText('《周末巩固》的订正')).toBeDefined();
  expect(screen.queryByText(/李煜城/)).toBeNull();
});
