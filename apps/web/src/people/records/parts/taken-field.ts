import type { Refusal } from '../../../platform/api.js';

/** A refusal that names one field, told beside it. */
export const takenField = <F>(
  { reason, message }: Refusal,
  fields: Readonly<Record<string, keyof F & string>>,
): { name: keyof F & string; errors: string[] }[] => {
  const name = fields[reason];
  return name === undefined ? [] : [{ name, errors: [message] }];
};
