import { cleanup } from '@testing-library/react';
import { queries } from '../src/app/queries.js';
import { leaving } from '../src/platform/leaving.js';
import { session } from '../src/platform/session-store.js';

/** Takes away what was drawn, and what it has read. */
export function tidyPage(): void {
  cleanup();
  queries.clear();
}

/** Nothing of a person stays in the browser; who watches the session hears of it when nothing is drawn any more. */
export function forgetPerson(): void {
  void leaving.forget();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.lang = 'zh-CN';
  session.reload();
}
