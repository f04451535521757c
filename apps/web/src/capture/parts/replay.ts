import { inkPath, type Stroke, strokeEnd } from '@zhibi/ink';

/** Ink as it was written, with long pauses cut and fitted into a few seconds. */
export interface Replay {
  lengthMs: number;
  /** What had been written at this moment of the replay, as one path in mm. */
  pathAt: (ms: number) => string;
}

const LONGEST_PAUSE_MS = 400;
const LONGEST_REPLAY_MS = 9000;

interface Timed {
  stroke: Stroke;
  from: number;
  to: number;
  outline: string;
}

/** How long a pause may be, and the whole: what is longer goes by faster. */
export interface Pace {
  pauseMs: number;
  wholeMs: number;
}
const QUICK: Pace = { pauseMs: LONGEST_PAUSE_MS, wholeMs: LONGEST_REPLAY_MS };

/** `strokes` in any order of arrival; the order of writing is their `t0`. */
export function replayOf(strokes: readonly Stroke[], nibMm: number, { pauseMs, wholeMs }: Pace = QUICK): Replay {
  const timed = withoutPauses(strokes, nibMm, pauseMs);
  const writtenMs = timed.at(-1)?.to ?? 0;
  const speed = Math.max(1, writtenMs / wholeMs);
  return { lengthMs: writtenMs / speed, pathAt: (ms) => pathAt(timed, ms * speed, nibMm) };
}

/** How long a replay of these is, without drawing any. */
export function replayLength(strokes: readonly Stroke[], { pauseMs, wholeMs }: Pace): number {
  let [endedAt, at] = [Number.NaN, 0];
  for (const stroke of [...strokes].sort((a, b) => a.t0 - b.t0)) {
    const end = strokeEnd(stroke);
    at += (Number.isNaN(endedAt) ? 0 : Math.min(pauseMs, Math.max(0, stroke.t0 - endedAt))) + end - stroke.t0;
    endedAt = end;
  }
  return Math.min(at, wholeMs);
}

function withoutPauses(strokes: readonly Stroke[], nibMm: number, longestMs: number): Timed[] {
  const timed: Timed[] = [];
  let [endedAt, at] = [Number.NaN, 0];
  for (const stroke of [...strokes].sort((a, b) => a.t0 - b.t0)) {
    const pause = Number.isNaN(endedAt) ? 0 : Math.max(0, stroke.t0 - endedAt);
    const from = at + Math.min(pause, longestMs);
    endedAt = strokeEnd(stroke);
    at = from + endedAt - stroke.t0;
    timed.push({ stroke, from, to: at, outline: inkPath([stroke], nibMm) });
  }
  return timed;
}

const pathAt = (timed: readonly Timed[], ms: number, nibMm: number) =>
  timed
    .filter(({ from }) => from <= ms)
    .map(({ stroke, from, to, outline }) => (to <= ms ? outline : inkPath([upTo(stroke, ms - from)], nibMm)))
    .join('');

function upTo(stroke: Stroke, ms: number): Stroke {
  let elapsed = 0;
  return {
    ...stroke,
    points: stroke.points.filter(([, , , dt]) => {
      elapsed += dt;
      return elapsed <= ms;
    }),
  };
}
