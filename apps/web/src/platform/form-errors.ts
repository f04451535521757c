import type { z } from 'zod';
import type { Refusal } from './refusal.js';

/** What the server said about fields, for `form.setFields`. A path like `scores.0.score` stays one name: forms of lists map it themselves. */
export const fieldErrors = <T>(refusal: Refusal): { name: keyof T & string; errors: string[] }[] =>
  Object.entries(refusal.fields).map(([path, message]) => ({ name: path as keyof T & string, errors: [message] })); // the server names the fields it was sent

/** A rule of the contract as a rule of an Ant Design form, told in the person's language. */
export const fieldRule = (schema: z.ZodType, message: string) => ({
  validator: (_: unknown, value: unknown) =>
    schema.safeParse(value ?? '').success ? Promise.resolve() : Promise.reject(new Error(message)),
});
