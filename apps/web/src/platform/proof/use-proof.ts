import { loginApi, type WorkDone } from '@zhibi/contract/session';
import { useEffect, useRef, useState } from 'react';
import { useRead } from '../api.js';
import { solve, type Working } from './solve.js';

/** What goes along with a call that has to be proved. */
export interface Proved {
  imageCodeId: string;
  work: WorkDone;
}

/**
 * The picture and the work that some calls ask for. The work begins as soon as it is known; who cannot see the picture
 * chooses more work in its place.
 */
export function useProof(isWanted: boolean) {
  const [isBlind, setIsBlind] = useState(false);
  const asked = useRead(loginApi.imageCode, isWanted ? (isBlind ? { without: 'picture' } : {}) : null);
  const [isDone, setIsDone] = useState(false);
  const working = useRef<Working>(undefined);
  const { data } = asked;
  // A worker is outside React: it runs while its picture is shown.
  useEffect(() => {
    if (data === undefined) return;
    const mine = solve(data.work);
    working.current = mine;
    setIsDone(false);
    mine.done.then(
      () => working.current === mine && setIsDone(true),
      () => {}, // told when it is asked for
    );
    return () => mine.stop();
  }, [data]);

  return {
    /** The address of the picture; undefined while there is none. */
    picture: data?.picture || undefined,
    isBlind,
    /** Whether the browser still works in place of the picture. */
    isWorking: isBlind && !isDone,
    again: () => void asked.refetch(), // a picture serves once
    choose: setIsBlind,
    /** The work when it is done; undefined while nothing was asked. */
    prove: async (): Promise<Proved | undefined> => {
      const work = await working.current?.done;
      return data && work && { imageCodeId: data.imageCodeId, work };
    },
  };
}

export type ProofInHand = ReturnType<typeof useProof>;
