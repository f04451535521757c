import type { Language } from '@zhibi/contract/kernel';
import type { OpenServices } from '../src/app/open-services.js';
import type { Connection } from '../src/platform/db.js';
import type { Log } from '../src/platform/log.js';
import type { Settings } from '../src/platform/settings.js';
import type { DemoClock } from './demo-clock.js';
import type { ClassesApart } from './pens/class-apart.js';

/** What a part of the demo world is made with. */
export interface Making {
  services: OpenServices;
  clock: DemoClock;
  classes: ClassesApart;
  /** Does the work that is queued, and what comes of it; what pens have left to be read waits until the end of the making. */
  settle: () => Promise<void>;
}

export type Part = (making: Making) => Promise<void>;

export interface DemoNeeds {
  settings: Settings;
  connection: Connection;
  log: Log;
  language: Language;
}
