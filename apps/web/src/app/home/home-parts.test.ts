import { expect, it } from 'vitest';
import { homes } from '../../../scripts/phases.js';
import { partsFor } from './parts.js';

/** What comes with a home beside its parts: the frame around it, and what its bell opens. */
const around = ['src/app/shell/student-shell.tsx', 'src/homework/parts/notices.tsx'];

const sourceOf = (load: () => Promise<unknown>) => /src\/[\w/-]+\.tsx/.exec(String(load))?.[0] ?? String(load);

// A part that is not named is fetched late, and brings along whatever shares a file with it: tables and dialogs, in the end.
it.each([
  ['teacher', 'TEACHER'],
  ['student', 'STUDENT'],
] as const)('what the build knows of the home of a %s is what the home draws', (name, role) => {
  const named = homes[name].filter((source) => !around.includes(source));
  expect(named.toSorted()).toEqual(
    partsFor(role, 'school')
      .map(({ load }) => sourceOf(load))
      .toSorted(),
  );
});
