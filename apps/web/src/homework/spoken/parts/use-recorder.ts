import { useEffect, useState, useSyncExternalStore } from 'react';
import { Recorder, type RecorderState } from './recorder.js';

/** What has been said, or is being said, and has not been taken: whoever goes on would lose it. */
const isUntaken = ({ at }: RecorderState): boolean => at === 'recording' || at === 'working' || at === 'ready';

/**
 * A recorder of this screen: the microphone is let go of when it closes.
 * @param onUntaken is told whenever a recording begins to wait to be taken, and when none does any more: the form around it may be sent without it
 */
export function useRecorder(
  seconds: number,
  onUntaken?: (isUntaken: boolean) => void,
): { recorder: Recorder; state: RecorderState } {
  const [recorder] = useState(() => new Recorder(seconds * 1000));
  const state = useSyncExternalStore(recorder.subscribe, recorder.get);
  const untaken = isUntaken(state);
  // The form around it is told, and is no part of what is drawn here.
  useEffect(() => {
    if (!untaken) return;
    onUntaken?.(true);
    return () => onUntaken?.(false);
  }, [untaken, onUntaken]);
  // The microphone lives outside React.
  useEffect(() => recorder.reset, [recorder]);
  return { recorder, state };
}
