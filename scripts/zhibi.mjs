// `npm run zhibi -- …`: the command line of the product.
import { ensureInstalled, ensureServerBuilt, runNode, serverArgs } from './ensure.mjs';

ensureInstalled('run');
ensureServerBuilt();
runNode(...serverArgs('cli'), ...process.argv.slice(2));
