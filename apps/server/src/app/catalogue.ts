import { declaredEvents } from '@zhibi/contract/declared-events';
import { inkNews } from '../capture/index.js';
import type { Catalogue } from '../platform/events/index.js';

/** What the server tells by itself, of every domain. */
export const catalogue: Catalogue = { events: declaredEvents, references: [inkNews] };
