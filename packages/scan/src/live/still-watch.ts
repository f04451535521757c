import type { Point } from '../frame/homography.js';
import type { SeenSheet, SheetView } from './see-sheet.js';

/** `moving`: whole, not yet still. `hold`: it lies still, a moment more. `shoot`: now, once. `taken`: it was, and the next sheet is awaited. */
export type WatchWord = Exclude<SheetView, 'whole'> | 'moving' | 'hold' | 'shoot' | 'taken';

/** A sheet lies still as long as no corner goes further than this between two looks, as a share of its width. */
const STILL = 0.012;
/** A sheet that was taken away and one that is another: so far from where the last one lay. */
const ELSEWHERE = 0.25;
const [STILL_MS, STILL_LOOKS] = [700, 3];
/** One look that misses the sheet is a look that missed it. */
const AWAY_LOOKS = 2;

/** Watches a sheet before a camera: the picture is taken by itself once it lies whole and still, and of each sheet once. */
export class StillWatch {
  private last: readonly Point[] | null = null;
  private since = 0;
  private looks = 0;
  private away = 0;
  private takenAt: readonly Point[] | null = null;

  /** @param atMs when the picture was seen */
  add({ view, corners }: SeenSheet, atMs: number): WatchWord {
    if (view !== 'whole' || corners === null) {
      this.forget();
      // Of a sheet that is lifted less is seen; a hand that shades it for a moment is none.
      this.away = view === 'none' || view === 'part' ? this.away + 1 : 0;
      if (this.away >= AWAY_LOOKS) this.takenAt = null;
      return view === 'whole' ? 'none' : view;
    }
    this.away = 0;
    if (this.takenAt !== null) {
      if (movedBy(this.takenAt, corners) < ELSEWHERE) return 'taken';
      this.takenAt = null;
    }
    const isStill = this.last !== null && movedBy(this.last, corners) < STILL;
    this.last = corners;
    if (!isStill) {
      [this.since, this.looks] = [atMs, 1];
      return 'moving';
    }
    this.looks += 1;
    if (this.looks < STILL_LOOKS || atMs - this.since < STILL_MS) return 'hold';
    this.shot();
    return 'shoot';
  }

  /** The picture of what lies there now was taken, by itself or by a tap. */
  shot(): void {
    this.takenAt = this.last ?? this.takenAt; // whoever takes the picture may say so again
    this.forget();
  }

  private forget(): void {
    [this.last, this.looks] = [null, 0];
  }
}

/** How far the corner went that went furthest, in widths of the sheet. */
function movedBy(from: readonly Point[], to: readonly Point[]): number {
  const [a = { x: 0, y: 0 }, b = { x: 1, y: 0 }] = to;
  const width = Math.max(1, Math.hypot(b.x - a.x, b.y - a.y));
  return Math.max(...to.map(({ x, y }, k) => Math.hypot(x - (from[k]?.x ?? 0), y - (from[k]?.y ?? 0)))) / width;
}
