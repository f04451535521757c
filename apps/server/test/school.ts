import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoginType, RoleCode } from '@zhibi/contract/kernel';
import type { LoggedIn } from '@zhibi/contract/session';
import type { z } from 'zod';
import { type OpenHouse, openHouse } from '../src/app/open-house.js';
import { insertOrganisation, insertRegion, insertSchool, insertSubjects } from '../src/people/index.js';
import type { Connection } from '../src/platform/db.js';
import { newId } from '../src/platform/ids.js';
import { openLog } from '../src/platform/log.js';
import { readSettings } from '../src/platform/settings.js';
import { hashPassword, insertAccounts, insertGrants, insertSigningKey } from '../src/session/index.js';
import { startSession } from '../src/session/start-session.js';
import { TestClock } from './clock.js';
import { Person } from './person.js';
import { subjects } from './subjects.js';
import { TestSchool } from './test-school.js';

export * from './clock.js';
export * from './subjects.js';
export * from './test-school.js';

export const PASSWORD = 'Zhibi2026';

interface Opened {
  connection: Connection;
  folder: string;
  house: OpenHouse;
  clock: TestClock;
  close(): Promise<void>;
}

/** A whole server on a database of its own, with one organisation and no school yet. */
export async function openTown(env: Record<string, string> = {}): Promise<Town> {
  const { newDatabase } = await import('./database.js'); // measurements open towns too, outside the test runner
  return openTownOn(await newDatabase(), env);
}

/** The same on a database that somebody else made. */
export async function openTownOn(
  database: { connection: Connection; drop(): Promise<void> },
  env: Record<string, string> = {},
): Promise<Town> {
  const folder = mkdtempSync(join(tmpdir(), 'zhibi-test-'));
  const clock = new TestClock();
  const settings = readSettings({
    DATA_DIR: folder,
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    WORKERS: '1',
    ...env,
  });
  const web = env.WEB === undefined ? undefined : join(import.meta.dirname, '../../web/dist');
  const house = await openHouse({
    settings,
    connection: database.connection,
    log: openLog(settings.LOG_LEVEL),
    clock,
    pools: { app: 6, system: 4 },
    web,
  });
  const close = async () => {
    await house.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  const town = new Town({ connection: database.connection, folder, house, clock, close });
  await house.database.asSystem(async (db) => {
    await insertSubjects(db, subjects);
    await insertOrganisation(db, { id: town.organisationId, name: '测试机构' });
  });
  return town;
}

/** A second server process's worth of product on the same database. */
export function openSecondHouse({ connection, folder, clock }: Town): Promise<OpenHouse> {
  const settings = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent', WORKERS: '0' });
  return openHouse({ settings, connection, log: openLog('silent'), clock, pools: { app: 4, system: 4 } });
}

let shortHash: Promise<string> | undefined;
const passwordHash = () => {
  shortHash ??= hashPassword(PASSWORD);
  return shortHash;
};

export class Town {
  readonly organisationId = newId();
  readonly connection: Connection;
  readonly folder: string;
  readonly house: OpenHouse;
  readonly clock: TestClock;
  readonly close: () => Promise<void>;

  constructor(opened: Opened) {
    this.connection = opened.connection;
    this.folder = opened.folder;
    this.house = opened.house;
    this.clock = opened.clock;
    this.close = opened.close;
  }

  get stranger(): Person {
    return new Person(this.house);
  }

  /** A region of the organisation; schools are put into it by its id. */
  async newRegion(name = '东区'): Promise<string> {
    const [id, { organisationId }] = [newId(), this];
    await this.house.database.asSystem((db) => insertRegion(db, { id, organisationId, name }));
    return id;
  }

  async newSchool(
    change: { regionId?: string; dataLock?: boolean; extQuestion?: string[]; memberId?: string } = {},
  ): Promise<TestSchool> {
    const schoolId = newId();
    await this.house.database.asSystem((db) =>
      insertSchool(db, {
        id: schoolId,
        organisationId: this.organisationId,
        name: `测试学校${schoolId.slice(-4)}`,
        shortName: '测试',
        firstGid: 1,
        lastGid: 12,
        schoolYear: 2026,
        ...change,
      }),
    );
    return new TestSchool(this, schoolId);
  }

  /** An account with grants, signed in; `enrol` makes it a teacher or student of a school. */
  async newPerson(of: {
    name?: string;
    loginType: LoginType;
    roles: RoleCode[];
    schoolId?: string;
    regionId?: string;
  }): Promise<Person> {
    const accountId = newId();
    const name = of.name ?? `测试${accountId.slice(-4)}`;
    const hash = await passwordHash();
    const pair = await this.house.database.asSystem(async (db) => {
      await insertAccounts(db, [
        {
          id: accountId,
          account: `t${accountId.replaceAll('-', '').slice(-20)}`,
          name,
          passwordHash: hash,
          activatedAt: new Date(),
        },
      ]);
      await insertGrants(
        db,
        of.roles.map((role) => ({
          accountId,
          loginType: of.loginType,
          role,
          organisationId: this.organisationId,
          inSchoolId: of.schoolId ?? null,
          regionId: of.regionId ?? null,
        })),
      );
      return startSession(db, { tokens: this.house.tokens, clock: this.clock }, accountId, of.loginType);
    });
    const headers: Record<string, string> = { authorization: `Bearer ${pair.token}` };
    if (of.schoolId !== undefined) headers['x-school-id'] = of.schoolId;
    return new Person(this.house, headers, { accountId, name });
  }

  /** Another login of the person, as one has it on each device. */
  async signIn({ token, ids }: Person): Promise<z.output<typeof LoggedIn>> {
    const { tokens, database } = this.house;
    const claims = await tokens.read(token, this.clock.now());
    if (claims === undefined || claims === 'expired') throw new Error('not signed in');
    return database.asSystem((db) => startSession(db, { tokens, clock: this.clock }, ids.accountId, claims.loginType));
  }

  async newGatewayKey(schoolId: string): Promise<{ keyId: string; secret: string }> {
    const key = { keyId: `gw-${newId()}`, secret: newId() };
    await this.house.database.asSystem((db) => insertSigningKey(db, { ...key, schoolId, name: 'test' }));
    return key;
  }
}
