import { Readable } from 'node:stream';
import { LOGO_LIMIT, type OrganisationSetting, organisationApi } from '@zhibi/contract/people/organisation';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import type { FileStore } from '../../platform/files/index.js';
import type { FormFile } from '../../platform/form-file.js';
import { ensure } from '../../platform/problem.js';
import { drawLogo } from './draw-logo.js';
import { keepsOrganisation } from './policy.js';
import { organisationById, setLogo, updateOrganisation } from './store-organisation.js';

export async function readSetting(db: Db, actor: Actor): Promise<OrganisationSetting> {
  ensure(keepsOrganisation(actor));
  const { id, createdAt: _, ...setting } = await organisationById(db, actor.organisationId);
  return { organisationId: id, ...setting };
}

/** Changes the settings, if nobody has changed them since the administrator saw them. */
export async function saveSetting(
  db: Db,
  actor: Actor,
  { revision, ...change }: z.output<typeof organisationApi.saveSetting.input>,
): Promise<{ revision: number }> {
  const { organisationId, accountId } = actor;
  ensure(keepsOrganisation(actor));
  const before = await organisationById(db, organisationId);
  ensure(await updateOrganisation(db, { id: organisationId, revision }, change), 'conflict', 'changed');
  const detail = Object.fromEntries(
    (Object.keys(change) as (keyof typeof change)[]) // the keys of the change itself
      .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(change[key]))
      .map((key) => [key, [before[key], change[key]]]),
  );
  await recordAct(db, { accountId, schoolId: null, what: 'organisation-changed', detail });
  return { revision: revision + 1 };
}

/** The logo as it will be shown: judged by its content, drawn anew and small. Answers its address. */
export async function keepLogo(files: FileStore, file: FormFile | undefined): Promise<string> {
  ensure(file !== undefined, 'conflict', 'no-picture');
  ensure(!file.isTooLong, 'conflict', 'logo-too-large');
  const { sha256 } = await files.put(Readable.from([await drawLogo(file.content)]), LOGO_LIMIT);
  return organisationApi.logo.path.replace('{sha256}', sha256);
}

/** Hangs the logo up, or takes it down with an empty address. */
export async function changeLogo(db: Db, actor: Actor, logo: string): Promise<void> {
  ensure(keepsOrganisation(actor));
  await setLogo(db, actor.organisationId, logo);
  await recordAct(db, { accountId: actor.accountId, schoolId: null, what: 'logo-changed', detail: { logo } });
}
