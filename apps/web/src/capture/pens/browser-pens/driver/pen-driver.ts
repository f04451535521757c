import type { Stroke } from '@zhibi/ink';

/** A line as a pen tells it, where it lies and since when the pen has kept it. */
export interface PenStroke {
  stroke: Stroke;
  pageCode: string;
  codeRule: string;
  source: 'live' | 'offline';
}

/** What of a pen's memory one answer held: it can be deleted there once all of it is acknowledged. */
export interface MemoryPart {
  name: string;
  strokeIds: readonly string[];
}

/** What a pen tells, whichever make it is. */
export type PenEvent =
  | { kind: 'known'; mac: string; name: string; model: string; firmware: string }
  | { kind: 'battery'; percent: number; maxForce?: number }
  /** By so much is the pen's clock behind ours, in ms. */
  | { kind: 'clock'; behindMs: number }
  | { kind: 'locked'; triesLeft: number }
  | { kind: 'ready' }
  | { kind: 'page'; pageCode: string; codeRule: string }
  /** A line that is still being written. */
  | { kind: 'writing'; stroke: Stroke }
  | ({ kind: 'stroke' } & PenStroke)
  /** So many messages of the pen did not arrive. */
  | { kind: 'missed'; count: number }
  | { kind: 'memory'; part: MemoryPart }
  | { kind: 'memory-empty' }
  /** It sleeps or is out of reach; it is looked for again. */
  | { kind: 'away' }
  | { kind: 'gone'; why: 'closed' | 'refused' | 'not-a-pen' };

/** A connected pen, until it is closed. */
export interface PenLink {
  unlock(password: string): void;
  /** Everything of this part is kept elsewhere: the pen may forget it. */
  forget(part: MemoryPart): void;
  close(): void;
}

export type Availability = 'there' | 'no-bluetooth' | 'switched-off';

/** One way to reach pens. Nothing else of the page knows makes and radios. */
export interface PenDriver {
  availability(): Promise<Availability>;
  /** Asks the person which pen, where that is the browser's to ask; undefined where none was chosen. */
  connect(listen: (event: PenEvent) => void): Promise<PenLink | undefined>;
}
