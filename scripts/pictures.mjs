// `npm run pictures`: takes the pictures of the README anew.
import { ensureBuilt, ensureInstalled, runNode } from './ensure.mjs';

ensureInstalled();
ensureBuilt();
runNode('--import', 'tsx', 'e2e/pictures.ts', ...process.argv.slice(2));
