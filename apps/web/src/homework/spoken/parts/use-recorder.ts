import { useEffect, useState, useSyncExternalStore } from 'react';
import { Recorder, type RecorderState } from './recorder.js';

/** A recorder of this screen: the microphone is let go of when it closes. */
export function useRecorder(seconds: number): { recorder: Recorder; state: RecorderState } {
  const [recorder] = useState(() => new Recorder(seconds * 1000));
  const state = useSyncExternalStore(recorder.subscribe, recorder.get);
  // The microphone lives outside React.
  useEffect(() => recorder.reset, [recorder]);
  return { recorder, state };
}
