import type { Plugin } from 'vite';

/** `summary: '…',` on one line or two, as the formatter leaves it. */
const SUMMARY = /^[ \t]*summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\n/gm;

/** The contract without what it tells of its calls and events to who reads the API's documentation: no browser asks for it. */
export const withoutSummariesOf = (source: string): string => source.replace(SUMMARY, '\n');

/** Leaves those sentences out of what a browser is sent. */
export const withoutSummaries = (): Plugin => ({
  name: 'without-summaries',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/[\\/]packages[\\/]contract[\\/]src[\\/].*\.ts$/.test(id)) return;
    return { code: withoutSummariesOf(code), map: null };
  },
});
