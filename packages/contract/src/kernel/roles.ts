import { z } from 'zod';

/** The role codes of the specification; `{product}` is ZHIBI. PARENT is removed wherever it still arrives. */
export const RoleCode = z.enum([
  'TEACHER',
  'STUDENT',
  'SCHOOLADMIN',
  'SCHOOLPRINCIPAL',
  'REGION',
  'ORGADMIN',
  'ZHIBI_SRE',
  'ZHIBI_SRE_SYS',
  'ZHIBI_PRINT_CENTER',
  'ZHIBI_PRINT_SHOP',
]);
export type RoleCode = z.infer<typeof RoleCode>;

/** 1 school users, 2 organisation administrators, 3 handed over by a partner, 4 operations and print staff. */
export const LoginType = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type LoginType = z.infer<typeof LoginType>;
