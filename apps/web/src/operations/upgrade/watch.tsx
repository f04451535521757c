import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useUpgrade } from './use-upgrade.js';
import { keepAddress, takeAddress } from './where-one-was.js';

const MAINTENANCE = '/upgrade';

/** Sends everybody to the maintenance page while the upgrade runs, and back to where they were afterwards. */
export function UpgradeWatch() {
  const { window, phase } = useUpgrade();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isThere = pathname === MAINTENANCE;
  const address = pathname + search + hash;
  const isOver = window?.upgrade === false || phase === 'ahead';
  // The router is outside React; one entry of the history is replaced, so that going back does not lead into the upgrade.
  useEffect(() => {
    if (phase === 'inside' && !isThere) {
      keepAddress(address);
      void navigate(MAINTENANCE, { replace: true });
    }
    if (isThere && isOver) void navigate(takeAddress(), { replace: true });
  }, [phase, isThere, isOver, address, navigate]);
  return null;
}
