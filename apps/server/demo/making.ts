import type { OpenServices } from '../src/app/open-services.js';
import type { DemoClock } from './demo-clock.js';

/** What a part of the demo world is made with. */
export interface Making {
  services: OpenServices;
  clock: DemoClock;
  /** Does all the work that is queued, and what comes of it. */
  settle: () => Promise<void>;
}

export type Part = (making: Making) => Promise<void>;
