import { expect, it } from 'vitest';
import { withoutSaidByServer } from '../apps/web/scripts/without-said-by-server.js';

const closeUp = (source: string) => source.replace(/\s+/g, '');

it('leaves out what is only read as documentation or said by the server, on one line or many, and nothing else', () => {
  const source = `const told = { late: { zh: '太晚了', en: 'Too late' } };
export const api = {
  summary: endpoint({
    path: '/x',
    summary: 'It\\'s one',
    reasons: told,
    input: z.object({ reasons: z.array(Reason), summary: z.string() }),
  }),
  reasons: endpoint({
    summary:
      "A student's own, newest first",
    access: forAll,
    reasons: {
      ...told,
      'not-there': { zh: '没有', en: 'Not there' },
    },
  }),
  last: event({ summary: 'It ended', reasons }),
};
export const kept = pick({ reasons: told });
`;
  expect(closeUp(withoutSaidByServer(source))).toBe(
    closeUp(`const told = { late: { zh: '太晚了', en: 'Too late' } };
export const api = {
  summary: endpoint({
    path: '/x',
    input: z.object({ reasons: z.array(Reason), summary: z.string() }),
  }),
  reasons: endpoint({
    access: forAll,
  }),
  last: event({ }),
};
export const kept = pick({ reasons: told });
`),
  );
});
