// `npm run pictures`: takes the pictures of the README anew; `npm run pictures -- papers` draws the nine papers of the gallery.
import { ensureBuilt, ensureInstalled, runNode } from './ensure.mjs';

const wanted = process.argv.slice(2);
ensureInstalled();
if (wanted[0] === 'papers') {
  runNode('--import', 'tsx', 'packages/typeset/scripts/draw-papers.ts', ...wanted);
} else {
  ensureBuilt();
  runNode('--import', 'tsx', 'e2e/pictures.ts', ...wanted);
}
