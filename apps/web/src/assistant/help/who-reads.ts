import type { LoginType } from '@zhibi/contract/kernel';
import type { ScreenLine } from '../../platform/screen-line.js';
import { type ManualPage, toldBy } from './read-manual.js';

/** Areas of people who do not belong to a school: who may read of them, by login type. */
const closed: Readonly<Record<string, readonly LoginType[]>> = {
  organisation: [2, 4],
  operations: [4],
  printing: [4],
};

/** What is for operations and print staff alone is read by them alone, what organisations do by them too; all else by everybody. */
export function mayRead({ id }: ManualPage, loginType: LoginType | null): boolean {
  const types = closed[id.split('/')[0] ?? ''];
  return !types || (loginType !== null && types.includes(loginType));
}

/** Is it a page of what this person does? They may enter the screen that it is about. */
export const isOwn = (page: ManualPage, reachable: readonly ScreenLine[], role: string): boolean =>
  toldBy(page).some(
    (told) =>
      told.anchor === '' &&
      (told.role === undefined || told.role === role) &&
      reachable.some(({ path }) => path === told.path),
  );
