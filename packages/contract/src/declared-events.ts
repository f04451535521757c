import { captureEvents } from './capture/events.js';
import { classroomEvents } from './classroom/events.js';
import { homeworkEvents } from './homework/events.js';
import { type EventDeclaration, resync } from './kernel/index.js';
import { markingEvents } from './marking/events.js';
import { peopleEvents } from './people/events.js';
import { printingEvents } from './printing/events.js';
import { questionsEvents } from './questions/events.js';
import { sessionEvents } from './session/events.js';

/** All that the server tells by itself, of every domain. */
export const declaredEvents: readonly EventDeclaration[] = [
  resync,
  ...Object.values(sessionEvents),
  ...Object.values(peopleEvents),
  ...Object.values(questionsEvents),
  ...Object.values(printingEvents),
  ...Object.values(homeworkEvents),
  ...Object.values(captureEvents),
  ...Object.values(markingEvents),
  ...Object.values(classroomEvents),
];
