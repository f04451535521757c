import { findBrowser } from './browser.js';

/** The packaged browser is unpacked before the first journey: the workers would otherwise make its fonts at once. */
export default async function setup() {
  await findBrowser();
}
