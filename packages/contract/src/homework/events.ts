import { z } from 'zod';
import { event, Id } from '../kernel/index.js';

const copies = z.number().int();

export const homeworkEvents = {
  progress: event({
    name: 'homework-progress',
    summary: 'How many copies of a homework are handed in and marked; told to the teachers of its classes',
    data: z.object({ homeworkId: Id, handedIn: copies, marked: copies, total: copies }),
  }),
  given: event({
    name: 'homework-given',
    summary: 'A homework is there to be written; told to the students who have it, once, when its push time has come',
    data: z.object({ homeworkId: Id, title: z.string() }),
  }),
  changed: event({
    name: 'homework-changed',
    summary: 'Title, start, end or excuse of a homework was changed; told to the students whom it concerns',
    data: z.object({ homeworkId: Id, title: z.string() }),
  }),
  reminded: event({
    name: 'homework-reminded',
    summary: 'A copy is missing; told to the student whose it is',
    data: z.object({ homeworkId: Id, title: z.string() }),
  }),
  collected: event({
    name: 'homework-collected',
    summary:
      'A homework was collected before its end; told to the students who have it: what they write from now on is late',
    data: z.object({ homeworkId: Id, title: z.string() }),
  }),
  spoken: event({
    name: 'homework-spoken',
    summary:
      'News of a spoken homework: it has begun, it was scored or one more recording is asked for (told to its students), or a recording came (told to its teachers)',
    data: z.object({ spokenId: Id, title: z.string(), what: z.enum(['begun', 'sent', 'judged', 'again']) }),
  }),
};
