// Builds the web application where it has changed, and judges what its pages weigh.
import { ensureBuilt, runNode } from './ensure.mjs';

ensureBuilt();
runNode('--import', 'tsx', 'apps/web/scripts/budget.ts');
