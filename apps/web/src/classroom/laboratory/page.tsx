import { onDemand } from '../../platform/layout/on-demand.js';
import { useAddress } from '../../platform/use-address.js';
import { List } from './list/list.js';

const Results = onDemand(() => import('./results/results.js').then((made) => made.Results));
const Score = onDemand(() => import('./score/score.js').then((made) => made.Score));

/** The list; with `lab` in the address the scorer's sheet of one, or its results. */
export function Page() {
  const { now } = useAddress(['lab', 'view']);
  if (now.lab === '') return <List />;
  return now.view === 'score' ? <Score key={now.lab} labId={now.lab} /> : <Results key={now.lab} labId={now.lab} />;
}
