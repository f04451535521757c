import '../../test/browser.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from './session-store.js';
import { wipe } from './wipe.js';

const pair = { token: 't', refreshToken: 'r', refreshUrl: '/r', loginType: 1 } as const;
const ANSWER = 'answers student01 homework item';
const SCORE = 'lab scores teacher01 assessment student step';
let databases: Set<string>;

beforeEach(() => {
  localStorage.clear();
  databases = new Set(['photographs', 'zhibi-spoken', 'zhibi-uploads']);
  vi.stubGlobal('indexedDB', {
    databases: async () => [...databases].map((name) => ({ name, version: 1 })),
    deleteDatabase: (name: string) => {
      databases.delete(name);
      const request: { onsuccess?: () => void } = {};
      queueMicrotask(() => request.onsuccess?.());
      return request;
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('what was not sent stays on the device when a login ends and another begins, and nothing else does', async () => {
  session.begin(pair);
  localStorage.setItem(ANSWER, 'written');
  localStorage.setItem(SCORE, 'scored');
  localStorage.setItem('answersheet', 'of the person');
  await wipe();
  expect({ ...localStorage }).toEqual({ [ANSWER]: 'written', [SCORE]: 'scored', language: 'zh' });
  expect([...databases]).toEqual(['photographs', 'zhibi-spoken']);
  session.begin({ ...pair, token: 'of the next' });
  expect([localStorage.getItem(ANSWER), localStorage.getItem('token')]).toEqual(['written', 'of the next']);
});
