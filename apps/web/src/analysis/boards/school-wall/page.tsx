import { wallsApi } from '@zhibi/contract/analysis';
import { useRead } from '../../../platform/api.js';
import { Screen } from '../../../platform/screen.js';
import { LeaderActs } from './leader-acts.js';
import { EVERY_MS, Wall } from './wall.js';

/** The school in sums as its leaders see it, and which screens of its halls may show it. */
export function Page() {
  const read = useRead(wallsApi.ownWall, {}, { everyMs: EVERY_MS, quiet: true });
  return (
    <Screen read={read}>{(board) => <Wall board={board} isOld={read.failureCount > 0} acts={<LeaderActs />} />}</Screen>
  );
}
