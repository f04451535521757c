import type { organisationApi, SchoolForm } from '@zhibi/contract/people/organisation';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { insertRegion, insertSchool } from '../store-newcomers.js';
import { keepsOrganisation, mayKeepSchool } from './policy.js';
import {
  findSchoolOf,
  hasClassesOutside,
  hasSchoolNamed,
  recordOf,
  regionsOf,
  type School,
  updateRegion,
  updateSchool,
} from './store-schools.js';

/** Opens a school in the administrator's organisation. */
export async function createSchool(db: Db, actor: Actor, form: SchoolForm): Promise<{ schoolId: string }> {
  const { organisationId } = actor;
  ensure(keepsOrganisation(actor));
  await checkForm(db, organisationId, form);
  const id = newId();
  await insertSchool(db, { id, organisationId, ...recordOf(form) });
  await recordAct(db, {
    accountId: actor.accountId,
    schoolId: id,
    what: 'school-created',
    detail: { name: form.name },
  });
  return { schoolId: id };
}

/** Changes a school, if nobody has changed it since the administrator saw it. */
export async function saveSchool(
  db: Db,
  actor: Actor,
  { schoolId, revision, ...form }: z.output<typeof organisationApi.saveSchool.input>,
): Promise<{ revision: number }> {
  const { organisationId, accountId } = actor;
  const school = await schoolToChange(db, actor, schoolId);
  ensure(school.revision === revision, 'conflict', 'changed');
  await checkForm(db, organisationId, form, schoolId);
  ensure(!(await hasClassesOutside(db, schoolId, form.firstGid, form.lastGid)), 'conflict', 'grades-in-use');
  const change = recordOf(form);
  ensure(await updateSchool(db, { organisationId, id: schoolId, revision }, change), 'conflict', 'changed');
  await recordAct(db, { accountId, schoolId, what: 'school-changed', detail: differences(school, change) });
  return { revision: revision + 1 };
}

/** Switches what a school may use, and from which banks it takes questions. */
export async function saveFeatures(
  db: Db,
  actor: Actor,
  { schoolId, revision, schoolConfigs: configs, extQuestion }: z.output<typeof organisationApi.saveFeatures.input>,
): Promise<{ revision: number }> {
  const { organisationId, accountId } = actor;
  const school = await schoolToChange(db, actor, schoolId);
  const change = { configs, extQuestion };
  ensure(await updateSchool(db, { organisationId, id: schoolId, revision }, change), 'conflict', 'changed');
  const detail = { configs: [school.configs, configs], extQuestion: [school.extQuestion, extQuestion] };
  await recordAct(db, { accountId, schoolId, what: 'school-features', detail });
  return { revision: revision + 1 };
}

/** A school of the own organisation whose data is not locked just now. */
export async function schoolToChange(db: Db, actor: Actor, schoolId: string): Promise<School> {
  ensure(mayKeepSchool(actor, schoolId), 'not-found');
  const school = found(await findSchoolOf(db, actor.organisationId, schoolId));
  ensure(!school.dataLock, 'conflict', 'school-locked');
  return school;
}

async function checkForm(db: Db, organisationId: string, form: SchoolForm, schoolId?: string): Promise<void> {
  ensure(form.firstGid <= form.lastGid, 'conflict', 'grades-turned');
  if (form.regionId !== null)
    ensure(
      (await regionsOf(db, organisationId)).some((one) => one.regionId === form.regionId),
      'not-found',
    );
  ensure(!(await hasSchoolNamed(db, organisationId, form.name, schoolId)), 'conflict', 'school-name-taken');
}

/** What changed, from what to what: for the audit log. */
const differences = (before: School, after: ReturnType<typeof recordOf>) =>
  Object.fromEntries(
    (Object.keys(after) as (keyof typeof after)[]) // the keys of the record itself
      .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
      .map((key) => [key, [before[key], after[key]]]),
  );

export async function createRegion(db: Db, actor: Actor, name: string): Promise<{ regionId: string }> {
  const { organisationId, accountId } = actor;
  ensure(keepsOrganisation(actor));
  ensure(!(await isTaken(db, organisationId, name)), 'conflict', 'region-name-taken');
  const id = newId();
  await insertRegion(db, { id, organisationId, name });
  await recordAct(db, { accountId, schoolId: null, what: 'region-created', detail: { regionId: id, name } });
  return { regionId: id };
}

export async function renameRegion(
  db: Db,
  actor: Actor,
  { regionId, name, revision }: { regionId: string; name: string; revision: number },
): Promise<{ revision: number }> {
  const { organisationId, accountId } = actor;
  ensure(keepsOrganisation(actor));
  const region = found((await regionsOf(db, organisationId)).find((one) => one.regionId === regionId));
  ensure(!(await isTaken(db, organisationId, name, regionId)), 'conflict', 'region-name-taken');
  ensure(await updateRegion(db, { id: regionId, revision }, name), 'conflict', 'changed');
  await recordAct(db, {
    accountId,
    schoolId: null,
    what: 'region-renamed',
    detail: { regionId, name: [region.name, name] },
  });
  return { revision: revision + 1 };
}

const isTaken = async (db: Db, organisationId: string, name: string, but?: string) =>
  (await regionsOf(db, organisationId)).some(
    (one) => one.name.toLowerCase() === name.toLowerCase() && one.regionId !== but,
  );
