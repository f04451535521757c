import type { Browser } from 'playwright-core';
import { openBrowser } from './browser.js';

let own: Promise<Browser> | undefined;

/**
 * The browser of this worker, which all its journeys share: each person has a context of their own in it. It ends with the worker.
 * One for both workers would be driven through a third process, which costs a tenth of a journey's time.
 */
export const ownBrowser = (): Promise<Browser> => {
  own ??= openBrowser();
  return own;
};
