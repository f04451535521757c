import '../../../test/browser.js';
import { expect, it } from 'vitest';
import { session } from '../../platform/session-store.js';
import { tray } from './browser-tray.js';

const pair = { token: 't', refreshToken: 'r', refreshUrl: '/r', loginType: 1 } as const;
const choose = (name: string) => tray.add([new File(['x'], name)], { parentCdId: '', versionOf: null });
const names = () => tray.get().map(({ name }) => name);

it('what was chosen before the tray knew whose it is goes with that login, and to nobody who comes after', () => {
  session.begin(pair);
  choose('成绩.xlsx');
  session.set({ token: 'renewed' });
  expect(names()).toEqual(['成绩.xlsx']);
  session.begin({ ...pair, token: 'of another person' });
  expect(names()).toEqual([]);
});
