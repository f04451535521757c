import { expect, it } from 'vitest';
import { screenAt } from '../platform/screen-line.js';
import { screens } from './screens.js';
import { inView } from './use-title.js';

it.each([
  ['/student/detail', 'STUDENT', 'marking:detail.homework'],
  ['/student/detail', 'TEACHER', 'marking:detail.title'],
  ['/student/info', 'STUDENT', 'records:own.title'],
] as const)('the window is called as the screen: %s of %s', (path, role, title) =>
  expect(screenAt(screens, path, role)?.title).toBe(title),
);

it.each([
  ['', 'capture:lab.title'],
  ['?view=wall&homework=1', 'capture:lab.titles.wall'],
  ['?view=queue', 'capture:lab.titles.queue'],
  ['?view=other', 'capture:lab.title'],
] as const)('and as the view of it that is open: /demo%s', (search, title) => {
  const screen = screenAt(screens, '/demo');
  expect(screen && inView(screen, search).title).toBe(title);
});
