import { captureEvents } from '@zhibi/contract/events/capture';
import { classroomEvents } from '@zhibi/contract/events/classroom';
import { homeworkEvents } from '@zhibi/contract/events/homework';
import { markingEvents } from '@zhibi/contract/events/marking';
import { peopleEvents } from '@zhibi/contract/events/people';
import { printingEvents } from '@zhibi/contract/events/printing';
import { questionsEvents } from '@zhibi/contract/events/questions';
import { sessionEvents } from '@zhibi/contract/events/session';
import { resync } from '@zhibi/contract/kernel';
import { inkNews } from '../capture/index.js';
import type { Catalogue } from '../platform/events/index.js';

/** What the server tells by itself, of every domain. */
export const catalogue: Catalogue = {
  events: [
    resync,
    ...Object.values(sessionEvents),
    ...Object.values(peopleEvents),
    ...Object.values(questionsEvents),
    ...Object.values(printingEvents),
    ...Object.values(homeworkEvents),
    ...Object.values(captureEvents),
    ...Object.values(markingEvents),
    ...Object.values(classroomEvents),
  ],
  references: [inkNews],
};
