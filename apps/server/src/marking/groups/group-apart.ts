import type { InkGroup } from '@zhibi/ink/groups';
import type { Services } from '../../platform/services.js';
import { placeFor } from '../../platform/threads/index.js';
import type { PackedPlaces } from './group-inks.js';

/** Answers are grouped away from the thread that answers calls: a class takes a good part of a second. */
export const groupApart = (
  process: Pick<Services, 'app' | 'settings'>,
  answers: readonly PackedPlaces[],
): Promise<InkGroup[]> =>
  placeFor('ink', process).run(new URL('./groups-thread.mjs', import.meta.url), 'group', answers);
