import { z } from 'zod';
import { type Api, endpoint } from '../../kernel/index.js';
import { booksApi } from './books.js';
import { nodesApi } from './nodes.js';
import { outlinesApi } from './outlines.js';
import { forMaintenance } from './seen.js';

export * from './isbn.js';
export * from './model.js';

/** How textbooks, chapters and knowledge points are kept. */
export const treesApi = {
  subjects: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/devops/tree/subjects',
    access: forMaintenance,
    summary: 'All subjects of the installation',
    input: z.object({}),
    output: z.object({
      items: z.array(z.object({ subjectId: z.number().int(), name: z.string(), stage: z.number().int() })),
    }),
  }),
  ...booksApi,
  ...nodesApi,
  ...outlinesApi,
} satisfies Api;
