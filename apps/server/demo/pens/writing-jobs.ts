import { type Connection, openDatabase } from '../../src/platform/db.js';
import { answering } from '../../src/platform/threads/answering.js';
import { DemoClock } from '../demo-clock.js';
import { type ClassWriting, classWrites, type Shares } from './class-writes.js';
import { handedTo } from './handed-to.js';

/** A class that writes a homework, and the installation that it writes in. */
export interface WritingJob {
  connection: Connection;
  timeZone: string;
  of: ClassWriting;
}

/** Lets a class write at the moment when it begins, on connections of this thread. */
export const write = answering(async ({ connection, timeZone, of }: WritingJob): Promise<Shares> => {
  const database = openDatabase(connection, { app: 3, system: 1 });
  const clock = new DemoClock();
  clock.travelTo(of.startAt);
  try {
    return await classWrites({ database }, handedTo({ database, clock, timeZone }, of.schoolId), of);
  } finally {
    await database.end();
  }
});
