import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoginType, RoleCode } from '@zhibi/contract/kernel';
import type { LoggedIn } from '@zhibi/contract/session';
import type { z } from 'zod';
import { type OpenServices, openServices } from '../src/app/open-services.js';
import { insertOrganisation, insertRegion, insertSchool, insertSubjects } from '../src/people/index.js';
import type { Connection } from '../src/platform/db.js';
import { newId } from '../src/platform/ids.js';
import { openLog } from '../src/platform/log.js';
import { handOn } from '../src/platform/processes/index.js';
import { readSettings } from '../src/platform/settings.js';
import { hashPassword, insertAccounts, insertGrants, insertSigningKey } from '../src/session/index.js';
import { startSession } from '../src/session/start-session.js';
import { TestClock } from './clock.js';
import { testFolder } from './in-memory.js';
import { Person } from './person.js';
import { subjects } from './subjects.js';
import { TestSchool } from './test-school.js';

export * from './clock.js';
export * from './subjects.js';
export * from './test-school.js';

// Opening what pages are set with takes longer than most specifications.
handOn();

export const PASSWORD = 'Zhibi2026';

interface Opened {
  connection: Connection;
  folder: string;
  services: OpenServices;
  clock: TestClock;
  close(): Promise<void>;
}

/** A whole server on a database of its own, with one organisation and no school yet. */
export async function openTestWorld(env: Record<string, string> = {}): Promise<TestWorld> {
  const { newDatabase } = await import('./database.js'); // measurements open test worlds too, outside the test runner
  return openTestWorldOn(await newDatabase(), env, testFolder());
}

/** The same on a database that somebody else made, with its files on a disk: whoever measures wants what is durable. */
export async function openTestWorldOn(
  database: { connection: Connection; drop(): Promise<void> },
  env: Record<string, string> = {},
  parent = tmpdir(),
): Promise<TestWorld> {
  const folder = mkdtempSync(join(parent, 'zhibi-test-'));
  const clock = new TestClock();
  const settings = readSettings({
    DATA_DIR: folder,
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    WORKERS: '1',
    ...env,
  });
  const web = env.WEB === undefined ? undefined : join(import.meta.dirname, '../../web/dist');
  const services = await openServices({
    settings,
    connection: database.connection,
    log: openLog(settings.LOG_LEVEL),
    clock,
    pools: { app: 6, system: 4 },
    web,
  });
  const close = async () => {
    await services.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  const world = new TestWorld({ connection: database.connection, folder, services, clock, close });
  await services.database.asSystem(async (db) => {
    await insertSubjects(db, subjects);
    await insertOrganisation(db, { id: world.organisationId, name: '测试机构' });
  });
  return world;
}

/** A second server process's worth of product on the same database. */
export function openSecondServices({ connection, folder, clock }: TestWorld): Promise<OpenServices> {
  const settings = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent', WORKERS: '0' });
  return openServices({ settings, connection, log: openLog('silent'), clock, pools: { app: 4, system: 4 } });
}

let shortHash: Promise<string> | undefined;
const passwordHash = () => {
  shortHash ??= hashPassword(PASSWORD);
  return shortHash;
};

export class TestWorld {
  readonly organisationId = newId();
  readonly connection: Connection;
  readonly folder: string;
  readonly services: OpenServices;
  readonly clock: TestClock;
  readonly close: () => Promise<void>;

  constructor(opened: Opened) {
    this.connection = opened.connection;
    this.folder = opened.folder;
    this.services = opened.services;
    this.clock = opened.clock;
    this.close = opened.close;
  }

  get stranger(): Person {
    return new Person(this.services);
  }

  /** A region of the organisation; schools are put into it by its id. */
  async newRegion(name = '东区'): Promise<string> {
    const [id, { organisationId }] = [newId(), this];
    await this.services.database.asSystem((db) => insertRegion(db, { id, organisationId, name }));
    return id;
  }

  async newSchool(
    change: {
      regionId?: string;
      dataLock?: boolean;
      extQuestion?: string[];
      memberId?: string;
      configs?: string[];
      name?: string;
    } = {},
  ): Promise<TestSchool> {
    const schoolId = newId();
    await this.services.database.asSystem((db) =>
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
    const pair = await this.services.database.asSystem(async (db) => {
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
      return startSession(db, { tokens: this.services.tokens, clock: this.clock }, accountId, of.loginType);
    });
    const headers: Record<string, string> = { authorization: `Bearer ${pair.token}` };
    if (of.schoolId !== undefined) headers['x-school-id'] = of.schoolId;
    return new Person(this.services, headers, { accountId, name });
  }

  /** Another login of the person, as one has it on each device. */
  async signIn({ token, ids }: Person): Promise<z.output<typeof LoggedIn>> {
    const { tokens, database } = this.services;
    const claims = await tokens.read(token, this.clock.now());
    if (claims === undefined || claims === 'expired') throw new Error('not signed in');
    return database.asSystem((db) => startSession(db, { tokens, clock: this.clock }, ids.accountId, claims.loginType));
  }

  async newGatewayKey(schoolId: string): Promise<{ keyId: string; secret: string }> {
    const key = { keyId: `gw-${newId()}`, secret: newId() };
    await this.services.database.asSystem((db) => insertSigningKey(db, { ...key, schoolId, name: 'test' }));
    return key;
  }
}
