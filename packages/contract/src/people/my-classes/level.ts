import { z } from 'zod';

/** Layers have letters, not judgements; students never meet them. */
export const Level = z.enum(['A', 'B', 'C']);
export type Level = z.infer<typeof Level>;
