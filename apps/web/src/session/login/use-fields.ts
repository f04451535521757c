import { useRef, useState } from 'react';
import type { Refusal } from '../../platform/api.js';

type Wrong<Name extends string> = Partial<Record<Name, string>>;

/** The fields of a form of the login page, in their order: what is typed (or `known` from the start), what is wrong beside which, the first wrong one in focus. */
export function useFields<Name extends string>(
  names: readonly Name[],
  known: Partial<Record<NoInfer<Name>, string>> = {},
) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(
    () => Object.fromEntries(names.map((name) => [name, known[name] ?? ''])) as Record<Name, string>,
  ); // each name has its entry
  const [wrong, setWrong] = useState<Wrong<Name>>({});
  const [refused, setRefused] = useState('');

  const focus = (name: Name) => form.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus();
  const type = (name: Name) => (value: string) => {
    setTyped((before) => ({ ...before, [name]: value }));
    setWrong((before) => ({ ...before, [name]: undefined }));
  };

  /** Shows what is wrong and goes to the first of it; whether nothing was. */
  const check = (found: Wrong<Name>): boolean => {
    setRefused('');
    setWrong(found);
    const first = names.find((name) => found[name]);
    if (first) focus(first);
    return first === undefined;
  };

  /** What the server refused: beside the field that its reason is about, or above all fields. */
  const refuse = (refusal: Refusal, fieldOf: Readonly<Record<string, Name>> = {}): void => {
    if (refusal.isSaid) return;
    const about = fieldOf[refusal.reason];
    const beside: Wrong<Name> = about
      ? ({ [about]: refusal.message } as Wrong<Name>) // one entry, under a name of this form
      : (refusal.fields as Wrong<Name>); // the server names the fields it was sent
    const isBeside = !check(beside);
    if (!isBeside) setRefused(refusal.message);
  };

  const bind = (name: Name) => ({ name, value: typed[name], error: wrong[name], onType: type(name) });
  return { form, typed, refused, bind, type, focus, check, refuse };
}

export type Fields<Name extends string> = ReturnType<typeof useFields<Name>>;
