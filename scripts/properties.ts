/**
 * How properties are run. `npm test` tries the same cases every time, so that it fails for what changed and never by chance;
 * to search further, `PROPERTY_SEED=$RANDOM PROPERTY_RUNS=5000 npx vitest run --project rules`.
 */
import fc from 'fast-check';

const { PROPERTY_SEED: seed = '20260901', PROPERTY_RUNS: runs } = process.env;
fc.configureGlobal({ seed: Number(seed), ...(runs ? { numRuns: Number(runs) } : {}) });
