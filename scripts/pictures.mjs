// `npm run pictures`: takes the pictures of the README anew, with `-- manual` those of the manual; `npm run pictures -- papers` draws the nine papers of the gallery.
import { ensureBuilt, ensureInstalled, runNode } from './ensure.mjs';

const wanted = process.argv.slice(2);
ensureInstalled();
if (wanted[0] === 'papers') {
  runNode('--import', 'tsx', 'packages/typeset/scripts/draw-papers.ts', ...wanted);
} else {
  ensureBuilt();
  const options = wanted[0] === 'manual' ? ['--manual', ...wanted.slice(1)] : wanted;
  runNode('--import', 'tsx', 'e2e/pictures.ts', ...options);
}
