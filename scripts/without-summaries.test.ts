import { expect, it } from 'vitest';
import { withoutSummariesOf } from '../apps/web/scripts/without-summaries.js';

it('leaves out what is only read as documentation, on one line or two, and nothing else', () => {
  const source = `export const api = {
  summary: endpoint({
    path: '/x',
    summary: 'It\\'s one',
    input: Nothing,
  }),
  list: endpoint({
    summary:
      "A student's own, newest first",
    access: forAll,
  }),
};
`;
  const left = withoutSummariesOf(source);
  expect(left).not.toMatch(/It|student/);
  expect(left.replace(/\n+/g, '\n')).toBe(`export const api = {
  summary: endpoint({
    path: '/x',
    input: Nothing,
  }),
  list: endpoint({
    access: forAll,
  }),
};
`);
});
