import { type CodeRole, organisationApi } from '@zhibi/contract/people/organisation';
import { newId } from '../src/platform/ids.js';
import type { Person } from './person.js';
import type { TestSchool, TestWorld } from './school.js';

/** An administrator of the test world's organisation. */
export const newOrgAdmin = (world: TestWorld): Promise<Person> =>
  world.newPerson({ loginType: 2, roles: ['ORGADMIN'] });

/** A school of another organisation, and that organisation's administrator. */
export async function newForeigner(world: TestWorld): Promise<{ school: TestSchool; admin: Person }> {
  const [school, admin, id] = [await world.newSchool(), await newOrgAdmin(world), newId()];
  await world.services.database.asSystem(async (db) => {
    await db.execute(`insert into organisation (id, name) values ('${id}', '另一机构')`);
    await db.execute(`update school set organisation_id = '${id}' where id = '${school.schoolId}'`);
    await db.execute(`update role_grant set organisation_id = '${id}' where account_id = '${admin.ids.accountId}'`);
  });
  return { school, admin };
}

/** Fresh activation codes of a school, as they are printed. */
export async function newCodes(
  admin: Person,
  schoolId: string,
  { role = 'TEACHER', amount = 1, classId = null }: { role?: CodeRole; amount?: number; classId?: string | null } = {},
): Promise<{ batchId: string; codes: string[]; codeIds: string[] }> {
  const order = { schoolId, role, amount, classId, validUntil: '29991231' };
  const { batchId } = await admin.call(organisationApi.issueCodes, order);
  const { items } = await admin.call(organisationApi.codeSlips, { which: { batchId } });
  return { batchId, codes: items.map(({ code }) => code), codeIds: items.map(({ codeId }) => codeId) };
}

/** What the audit log says was done by somebody, the newest last. */
export async function actsOf(world: TestWorld, { ids }: Person): Promise<string[]> {
  const rows = await world.services.database.asSystem((db) =>
    db.execute<{ what: string }>(`select what from audit where account_id = '${ids.accountId}' order by id`),
  );
  return rows.map(({ what }) => what).filter((what) => what !== 'login');
}

/** A multipart body with one file, as a browser makes it. */
export async function sendForm(
  world: TestWorld,
  person: Person,
  path: string,
  { file }: { file?: Uint8Array | undefined },
) {
  const form = new FormData();
  if (file !== undefined) form.append('file', new Blob([Uint8Array.from(file)]), 'file');
  const request = new Request('http://town.test', { method: 'POST', body: form });
  const response = await world.services.app.inject({
    method: 'POST',
    url: path,
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return response.json() as { code: number; msg: string; data: Record<string, unknown> };
}
