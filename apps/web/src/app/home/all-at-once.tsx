import { useIsFetching } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Skeleton } from '../../platform/skeleton.js';

/** One answer may lead to another question: only a pause between them is the end. */
const PAUSE_MS = 40;
const AT_MOST_MS = 2_000;

/** Parts of unknown height are shown together once all have been read, so that nothing moves under a thumb; one that is slow is not waited for. */
export function AllAtOnce({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(false);
  const [isShown, setShown] = useState(false);
  const isReading = useIsFetching() > 0;
  // The timers are the browser's.
  useEffect(() => {
    if (isShown || !isDrawn || isReading) return;
    const pause = setTimeout(() => setShown(true), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [isShown, isDrawn, isReading]);
  useEffect(() => {
    const patience = setTimeout(() => setShown(true), AT_MOST_MS);
    return () => clearTimeout(patience);
  }, []);
  return (
    <>
      {!isShown && <Skeleton shape="page" />}
      <div style={isShown ? undefined : { display: 'none' }}>
        <Suspense fallback={null}>
          {children}
          <Drawn onDrawn={setDrawn} />
        </Suspense>
      </div>
    </>
  );
}

/** Stands behind what its Suspense waits for: React itself says when that is there. */
function Drawn({ onDrawn }: { onDrawn: (isDrawn: boolean) => void }) {
  useEffect(() => onDrawn(true), [onDrawn]);
  return null;
}
