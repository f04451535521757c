import { afterEach, vi } from 'vitest';

// The specifications of the web application share one set of modules and one page: what one leaves behind is cleared before the next.
const page = typeof document === 'undefined' ? undefined : await import('./tidy-page.js');

afterEach(() => {
  page?.tidyPage();
  vi.unstubAllGlobals();
  page?.forgetPerson();
});
