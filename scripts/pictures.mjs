// `npm run pictures`: takes the pictures of the README anew, with `-- manual` those of the manual; `npm run pictures -- papers` draws the nine papers of the gallery, `-- cards` an answer card of each kind, `-- word` the Word files of the gallery as LibreOffice shows them.
import { ensureBuilt, ensureInstalled, runNode } from './ensure.mjs';

const wanted = process.argv.slice(2);
ensureInstalled();
if (wanted[0] === 'papers' || wanted[0] === 'cards') {
  runNode('--import', 'tsx', `packages/typeset/scripts/draw-${wanted[0]}.ts`, ...wanted);
} else if (wanted[0] === 'word') {
  runNode('--import', 'tsx', 'apps/server/scripts/draw-word.ts', ...wanted);
} else {
  ensureBuilt();
  const options = wanted[0] === 'manual' ? ['--manual', ...wanted.slice(1)] : wanted;
  runNode('--import', 'tsx', 'e2e/pictures.ts', ...options);
}
