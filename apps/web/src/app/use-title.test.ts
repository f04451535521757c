import { expect, it } from 'vitest';
import { screenAt } from '../platform/screen-line.js';
import { screens } from './screens.js';

it.each([
  ['/student/detail', 'STUDENT', 'marking:detail.homework'],
  ['/student/detail', 'TEACHER', 'marking:detail.title'],
  ['/student/info', 'STUDENT', 'records:own.title'],
] as const)('the window is called as the screen: %s of %s', (path, role, title) =>
  expect(screenAt(screens, path, role)?.title).toBe(title),
);
