// `npm run zhibi -- …`: the command line of the product.
import { ensureInstalled, runNode } from './ensure.mjs';

ensureInstalled();
runNode('--import', 'tsx', 'apps/server/src/cli.ts', ...process.argv.slice(2));
