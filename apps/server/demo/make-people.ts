import type { OpenServices } from '../src/app/open-services.js';
import {
  insertClasses,
  insertMemberships,
  insertOrganisation,
  insertRegion,
  insertSchool,
  insertStudents,
  insertTeachers,
  insertTeaching,
} from '../src/people/index.js';
import { hashPassword, insertAccounts, insertGrants, insertSigningKey } from '../src/session/index.js';
import { DEMO_PASSWORD } from './accounts.js';
import { idOf } from './ids.js';
import { gather, SCHOOL_YEAR } from './population.js';
import { organisations, regions, schools } from './schools.js';

/** The people of the demo world, the same every time: two districts' worth of schools, teachers and classes of forty. */
export async function makePeople({ database }: OpenServices, now: Date): Promise<void> {
  // One hash for all: these passwords are printed on the console anyway, and six hundred hashes would take seconds.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const people = gather(passwordHash, now);
  await database.asSystem(async (db) => {
    for (const { key, name, customized } of organisations)
      await insertOrganisation(db, { id: idOf('organisation', key), name, customized });
    for (const { key, organisation, name } of regions)
      await insertRegion(db, { id: idOf('region', key), organisationId: idOf('organisation', organisation), name });
    for (const { key, organisation, region, name, shortName, firstGid, lastGid } of schools) {
      await insertSchool(db, {
        id: idOf('school', key),
        organisationId: idOf('organisation', organisation),
        regionId: region === undefined ? null : idOf('region', region),
        name,
        shortName,
        firstGid,
        lastGid,
        schoolYear: SCHOOL_YEAR,
        configs: ['SPEECH'],
        extQuestion: ['ejt', 'jz', 'hwl'],
      });
    }
    await insertAccounts(db, people.accounts);
    await insertGrants(db, people.grants);
    await insertClasses(db, people.classes);
    await insertTeachers(db, people.teachers);
    await insertTeaching(db, people.teaching);
    await insertStudents(db, people.students);
    await insertMemberships(db, people.memberships);
    await insertSigningKey(db, {
      keyId: 'demo-gateway',
      secret: 'demo-gateway-secret-2026',
      schoolId: idOf('school', 'exp'),
      name: '演示网关',
    });
  });
}
