import { z } from 'zod';

/**
 * How a copy is printed for who reads it: as usual, in large print (大字版), easy to read for who confuses letters (易读版, dyslexia), without colour. The
 * same questions under the same item ids, on pages with a geometry of their own.
 */
export const CopyForm = z.enum(['usual', 'large', 'easy', 'mono']);
export type CopyForm = z.infer<typeof CopyForm>;

/** Those that differ from the usual one. */
export const SpecialForm = z.enum(['large', 'easy', 'mono']);
export type SpecialForm = z.infer<typeof SpecialForm>;
export const specialForms = SpecialForm.options;
