import { useEffect, useState } from 'react';

export interface Playing {
  isPlaying: boolean;
  atMs: number;
  /** From there on, or where it stopped. */
  play(fromMs?: number): void;
  pause(): void;
}

/** Far behind any end: where a browser is sent to find out how long a recording is. */
const BEYOND_S = 1e7;

/** Plays a sound from any place; nothing where there is none yet. A file that was written while it was recorded does not say its length: it is looked for once. */
export function useSound(url: string | undefined): Playing {
  const [audio] = useState(() => new Audio());
  const [state, setState] = useState({ isPlaying: false, atMs: 0 });
  // The element that plays is the browser's.
  useEffect(() => {
    if (url === undefined) return;
    let isMeasured = false;
    audio.onloadedmetadata = () => {
      if (Number.isFinite(audio.duration)) isMeasured = true;
      else audio.currentTime = BEYOND_S;
    };
    audio.ondurationchange = () => {
      if (isMeasured || !Number.isFinite(audio.duration)) return;
      isMeasured = true;
      audio.currentTime = 0;
    };
    audio.ontimeupdate = () => {
      if (isMeasured) setState({ isPlaying: !audio.paused, atMs: audio.currentTime * 1000 });
    };
    audio.onplay = () => setState((old) => ({ ...old, isPlaying: true }));
    audio.onpause = () => setState((old) => ({ ...old, isPlaying: false }));
    audio.onended = () => setState({ isPlaying: false, atMs: 0 });
    audio.src = url;
    return () => {
      audio.pause();
      audio.removeAttribute('src');
      setState({ isPlaying: false, atMs: 0 });
    };
  }, [audio, url]);
  return {
    ...state,
    play: (fromMs) => {
      if (fromMs !== undefined) audio.currentTime = fromMs / 1000;
      // A browser may refuse to play; the button stays what it was.
      void audio.play().catch(() => undefined);
    },
    pause: () => audio.pause(),
  };
}
