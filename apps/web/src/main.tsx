import { takeHandOver } from './app/hand-over-address.js';
import { afterPaint } from './platform/after-paint.js';
import { FirstPicture } from './platform/first-picture.js';
import './platform/jitless.js';
import { fetchScriptsBehind } from './platform/scripts-behind.js';

// The token leaves the address before anything else is loaded; schemas are built only after Zod was told not to compile.
const handOver = takeHandOver(location, history);
FirstPicture.of(document)?.watch();
afterPaint(() => {
  fetchScriptsBehind();
  void import('./app/start.js').then(({ start }) => start(handOver));
});
