import type { FormInstance } from 'antd';
import type { z } from 'zod';
import type { Refusal } from './refusal.js';
import { firstWrong } from './theme.js';

export interface WrongField<T> {
  name: keyof T & string;
  errors: string[];
}

/** What the server said about fields, for `showWrong`. A path like `scores.0.score` stays one name: forms of lists map it themselves. */
export const fieldErrors = <T>(refusal: Refusal): WrongField<T>[] =>
  Object.entries(refusal.fields).map(([path, message]) => ({ name: path as keyof T & string, errors: [message] })); // the server names the fields it was sent

/** Tells beside the fields what the server refused, and goes to the first of them, as it does when the form itself refuses. */
export function showWrong<T>(form: FormInstance<T>, wrong: readonly WrongField<T>[]): void {
  form.setFields(wrong as unknown as Parameters<typeof form.setFields>[0]); // antd's path types want tuples that a generic form cannot give
  const first = form.getFieldsError().find(({ errors }) => errors.length > 0);
  if (first) form.scrollToField(first.name, firstWrong);
}

/** The same for forms that are not Ant Design's: `data-wrong` marks the words beside a field. */
export function focusFirstWrong(): void {
  requestAnimationFrame(() => {
    const part = document.querySelector('[data-wrong]')?.parentElement;
    part?.scrollIntoView({ block: firstWrong.block });
    part?.querySelector<HTMLElement>('input, textarea, button, [tabindex]')?.focus({ preventScroll: true });
  });
}

/** A rule of the contract as a rule of an Ant Design form, told in the person's language. */
export const fieldRule = (schema: z.ZodType, message: string) => ({
  validator: (_: unknown, value: unknown) =>
    schema.safeParse(value ?? '').success ? Promise.resolve() : Promise.reject(new Error(message)),
});
