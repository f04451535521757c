import { useEffect, useState } from 'react';
import type { Line } from '../square.js';

/** A character is written again in about this time, however many strokes it has. */
const WHOLE_MS = 4_000;
const FRAME_MS = 40;

/** The writing as far as it had come: played, or drawn to a moment. */
export function useReplay(strokes: readonly Line[]) {
  const [share, setShare] = useState(1);
  const [isPlaying, setPlaying] = useState(false);
  // Time passes outside of React.
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setShare((before) => Math.min(1, before + FRAME_MS / WHOLE_MS)), FRAME_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
  const isRunning = isPlaying && share < 1;
  return {
    share,
    isPlaying: isRunning,
    shown: upTo(strokes, share),
    toggle: () => {
      if (!isRunning && share >= 1) setShare(0);
      setPlaying(!isRunning);
    },
    seek: (to: number) => {
      setPlaying(false);
      setShare(to);
    },
  };
}

/** The first part of all points, stroke by stroke. */
function upTo(strokes: readonly Line[], share: number): Line[] {
  let left = Math.round(strokes.reduce((sum, stroke) => sum + stroke.length, 0) * share);
  return strokes.flatMap((stroke) => {
    const part = stroke.slice(0, left);
    left = Math.max(0, left - stroke.length);
    return part.length === 0 ? [] : [part];
  });
}
