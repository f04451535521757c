import { ensureFonts } from '../src/fonts/ensure-fonts.js';

/** `npx tsx packages/typeset/scripts/build-fonts.ts [cache folder]` makes the fonts now rather than with the first paper. */
const started = performance.now();
const folder = await ensureFonts(process.argv[2]);
process.stdout.write(`${folder} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`);
