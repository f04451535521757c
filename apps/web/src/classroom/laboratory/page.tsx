import { useAddress } from '../../platform/use-address.js';
import { List } from './list/list.js';
import { Results } from './results/results.js';
import { Score } from './score/score.js';

/** The list; with `lab` in the address the scorer's sheet of one, or its results. */
export function Page() {
  const { now } = useAddress(['lab', 'view']);
  if (now.lab === '') return <List />;
  return now.view === 'score' ? <Score key={now.lab} labId={now.lab} /> : <Results key={now.lab} labId={now.lab} />;
}
