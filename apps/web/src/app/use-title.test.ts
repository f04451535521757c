import { expect, it } from 'vitest';
import { screenAt } from '../platform/screen-line.js';
import { screens } from './screens.js';
import { screenInView } from './use-title.js';

it.each([
  ['/demo', '?homework=1', null, 'capture:lab.title'],
  ['/demo', '?homework=1&view=wall', null, 'capture:lab.titles.wall'],
  ['/demo', '?view=none', null, 'capture:lab.title'],
  ['/student/detail', '', 'STUDENT', 'marking:detail.homework'],
  ['/student/detail', '?studentId=1', 'TEACHER', 'marking:detail.title'],
  ['/student/info', '', 'STUDENT', 'records:own.title'],
] as const)('the window is called as the screen: %s%s', (path, query, role, title) => {
  const screen = screenAt(screens, path, role);
  expect(screen && screenInView(screen, query).title).toBe(title);
});
