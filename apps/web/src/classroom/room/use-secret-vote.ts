import type { TaskInRoom } from '@zhibi/contract/classroom/room';
import { useEffect, useState } from 'react';
import { Refusal } from '../../platform/refusal.js';
import { type Ballot, castVote, hasVoted, ownBallot } from './own-ballot.js';

const AGAIN_MS = 2_000;

/** Does something until it is done or refused; a network that is gone is waited for. Answers how to give it up. */
function untilDone<T>(
  work: () => Promise<T>,
  {
    onDone,
    onRefused,
    onCutOff,
  }: { onDone: (done: T) => void; onRefused: (why: string) => void; onCutOff: () => void },
): () => void {
  let isWanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const once = () =>
    void work().then(
      (done) => isWanted && onDone(done),
      (error: Error) => {
        if (!isWanted) return;
        if (error instanceof Refusal && !error.is('network')) return onRefused(error.message);
        onCutOff();
        timer = setTimeout(once, AGAIN_MS);
      },
    );
  once();
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}

/** The own vote in a box: its ballot is fetched when the task comes, and what is chosen is sent until it has arrived. */
export function useSecretVote(token: string, task: TaskInRoom, isOpen: boolean) {
  const { boxId, modulus } = task.box ?? {};
  const [ballot, setBallot] = useState<Ballot | null>(null);
  const [chosen, choose] = useState<string[] | null>(null);
  const [sent, setSent] = useState<string[] | null>(null);
  const [refused, setRefused] = useState('');
  const [isCutOff, setCutOff] = useState(false);
  // The ballot comes over the network.
  useEffect(() => {
    if (boxId === undefined || modulus === undefined || !isOpen) return;
    const onDone = (own: Ballot) => {
      setBallot(own);
      setCutOff(false);
    };
    return untilDone(() => ownBallot(token, { boxId, modulus }), {
      onDone,
      onRefused: setRefused,
      onCutOff: () => setCutOff(true),
    });
  }, [token, boxId, modulus, isOpen]);
  // So does the vote go.
  useEffect(() => {
    if (ballot === null || chosen === null) return;
    const onDone = () => {
      setSent(chosen);
      setCutOff(false);
    };
    return untilDone(() => castVote(ballot, chosen), {
      onDone,
      onRefused: setRefused,
      onCutOff: () => setCutOff(true),
    });
  }, [ballot, chosen]);
  return {
    isReady: ballot !== null,
    /** Before the page was loaded anew, or in another tab: what is chosen now takes its place. */
    hasVoted: chosen === null && boxId !== undefined && hasVoted(boxId),
    chosen: chosen ?? [],
    hasArrived: chosen !== null && sent === chosen,
    refused,
    isCutOff,
    vote: (labels: string[]) => {
      setRefused('');
      choose(labels);
    },
  };
}
