import { sql } from 'drizzle-orm';
import type { Person } from './person.js';
import type { TestWorld } from './school.js';

/** A pen in a student's name: only who has one is offered to connect it. */
export const givePen = (world: TestWorld, schoolId: string, { ids }: Person) =>
  world.services.database.asSystem((db) =>
    db.execute(sql`insert into device (school_id, mac, kind, name, state, student_id, added_at)
      values (${schoolId}, '9C7BD2000001', 'pen', 'Pen', 'in-use', ${ids.studentId ?? null}, now())`),
  );
