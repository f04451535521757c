import { WALL_KEY_LENGTH, wallsApi } from '@zhibi/contract/analysis';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../../platform/api.js';
import { EmptyState } from '../../../../platform/layout/empty-state.js';
import { Screen } from '../../../../platform/screen.js';
import { useSearchParams } from '../../../../platform/search-params.js';
import { instantOf } from '../../../../platform/time.js';
import { EVERY_MS, Wall } from '../wall.js';
import { keptBoard } from './kept-board.js';

/** The school on the screen of a hall: by the key in its address, without a login. */
export function Page() {
  const [params] = useSearchParams();
  const key = params.get('key') ?? '';
  return key.length === WALL_KEY_LENGTH ? <OnScreen key={key} wallKey={key} /> : <Gone />;
}

function Gone() {
  const { t } = useTranslation('schoolWall');
  return (
    <main>
      <EmptyState title={t('gone')} hint={t('goneHint')} />
    </main>
  );
}

const isBefore = (stamp: string, instant: Date) => instantOf(stamp) < instant;

/** Asks again each minute; without a network the last figures stay, also after the screen was switched off and on. */
function OnScreen({ wallKey }: { wallKey: string }) {
  const read = useRead(wallsApi.wall, { key: wallKey }, { everyMs: EVERY_MS, quiet: true });
  const { data, error, failureCount } = read;
  const isWithdrawn = error?.is('not-found') ?? false;
  // What the browser keeps is outside React.
  useEffect(() => {
    if (isWithdrawn) keptBoard.forget();
    else if (data) keptBoard.keep(wallKey, data);
  }, [wallKey, data, isWithdrawn]);
  if (isWithdrawn) return <Gone />;
  const last = data ?? keptBoard.read(wallKey);
  // Calls are repeated for a while before they fail: what was kept long ago is called old at once.
  const isLongAgo = data === undefined && last !== undefined && isBefore(last.at, new Date(Date.now() - 2 * EVERY_MS));
  if (last) return <Wall board={last} isOld={failureCount > 0 || isLongAgo} />;
  return <Screen read={read}>{(board) => <Wall board={board} isOld={false} />}</Screen>;
}
