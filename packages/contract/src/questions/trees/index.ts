import { z } from 'zod';
import { type Api, endpoint } from '../../kernel/index.js';
import { SchoolStageId } from '../../people/index.js';
import { booksApi } from './books.js';
import { lessonsApi } from './lessons.js';
import { nodesApi } from './nodes.js';
import { outlinesApi } from './outlines.js';
import { schoolBooksApi } from './schools.js';
import { forMaintenance } from './seen.js';

export * from './book-model.js';
export * from './isbn.js';
export * from './lessons.js';
export * from './model.js';
export * from './schools.js';

/** How textbooks, chapters and knowledge points are kept. */
export const treesApi = {
  subjects: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/devops/tree/subjects',
    access: forMaintenance,
    summary: 'All subjects of the installation',
    input: z.object({}),
    output: z.object({
      items: z.array(
        z.object({
          subjectId: z.number().int(),
          subjectMainId: z.number().int(),
          name: z.string(),
          stage: SchoolStageId,
        }),
      ),
    }),
  }),
  ...booksApi,
  ...schoolBooksApi,
  ...nodesApi,
  ...lessonsApi,
  ...outlinesApi,
} satisfies Api;
