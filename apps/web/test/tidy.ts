import { afterAll, afterEach, expect, vi } from 'vitest';

// The specifications of the web application share one set of modules and one page: what one leaves behind is cleared before the next.
const page = typeof document === 'undefined' ? undefined : await import('./tidy-page.js');

/** jsdom does not know this element yet; every browser does. */
const unknownToJsdom = 'unrecognized in this browser';
const complaints: string[] = [];
const tell = console.error.bind(console);
console.error = (...words: unknown[]) => {
  if (!String(words[0]).includes(unknownToJsdom)) complaints.push(words.map(String).join(' '));
  tell(...words);
};

// Without a server of its own a specification is answered by nobody. What a page of an earlier one asks late would else fail here, in words of its own.
globalThis.fetch = () => new Promise<never>(() => {});

afterEach(() => {
  page?.tidyPage();
  vi.unstubAllGlobals();
  page?.forgetPerson();
  // What React, Ant Design or a widget complains about is a fault of the screen: a person sees it as something that jumps or is empty.
  expect(complaints.splice(0)).toEqual([]);
});

// Code that a page fetches on its own, as what stands behind a link, comes before the next file: cut off, it would be missing for all that follow.
afterAll(() => vi.dynamicImportSettled());
