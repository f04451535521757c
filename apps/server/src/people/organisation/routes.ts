import { organisationApi as api, LOGO_LIMIT } from '@zhibi/contract/people/organisation';
import { recordAct } from '../../platform/audit.js';
import { formFile } from '../../platform/form-file.js';
import { languageOf } from '../../platform/language.js';
import { mount, mountFile, mountOpen, route } from '../../platform/mount.js';
import { parse } from '../../platform/parse-input.js';
import { openableForm } from '../../platform/pictures/openable.js';
import { ensure, found } from '../../platform/problem.js';
import { refuseDuplicates } from '../../platform/refuse-duplicates.js';
import type { Services } from '../../platform/services.js';
import { sheetFile } from '../../platform/sheets/index.js';
import { classesOf } from '../store.js';
import { type CodeSecret, openCodeSecret } from './code-secret.js';
import { accountSheet, codeSheet, schoolSheet } from './export-tables.js';
import { issueCodes } from './issue-codes.js';
import { createAccount, resetAccount, saveAccount, switchAccount } from './keep-accounts.js';
import { codeHistory, codeSlips, switchCodes } from './keep-codes.js';
import { listKeys, makeKey, revokeKey } from './keep-keys.js';
import { createRegion, createSchool, renameRegion, saveFeatures, saveSchool } from './keep-schools.js';
import { changeLogo, keepLogo, readSetting, saveSetting } from './keep-setting.js';
import { everyAccount, listAccounts } from './list-accounts.js';
import { codeSummary, everyCode, listCodes } from './list-codes.js';
import { everySchool, listSchools, organisationSummary, schoolNames } from './list-schools.js';
import { keepsOrganisation, keepsSchools, reaches, seesOrganisation } from './policy.js';
import { isLogo } from './store-organisation.js';
import { regionsOf } from './store-schools.js';

export const organisationRoutes = (services: Services) => {
  mountSchools(services);
  mountAccounts(services);
  mountCodes(services);
  mountSetting(services);
  mountKeys(services);
};

function mountSchools(services: Services): void {
  mount(services, api.schools, ({ db, actor }, input) => listSchools(db, actor, input));
  mount(services, api.summary, ({ db, actor }) => organisationSummary(db, actor));
  mount(services, api.schoolNames, ({ db, actor }) => schoolNames(db, actor));
  mount(services, api.createSchool, ({ db, actor }, input) => createSchool(db, actor, input));
  mount(services, api.saveFeatures, ({ db, actor }, input) => saveFeatures(db, actor, input));
  mount(services, api.saveSchool, ({ db, actor }, input) => saveSchool(db, actor, input));
  mountFile(services, api.exportSchools, async ({ actor, language, transact }, { format, ...filter }) =>
    sheetFile(schoolSheet(await transact((db) => everySchool(db, actor, filter)), language), format),
  );
  mount(services, api.regions, async ({ db, actor }) => {
    ensure(seesOrganisation(actor));
    return { items: await regionsOf(db, actor.organisationId) };
  });
  mount(services, api.createRegion, ({ db, actor }, { name }) => createRegion(db, actor, name));
  mount(services, api.renameRegion, ({ db, actor }, input) => renameRegion(db, actor, input));
}

const duplicates = { account_name: 'account-taken', account_phone: 'phone-taken' };

/** Accounts of administrators belong to no school: the system reads and writes them, after the policy has spoken. */
function mountAccounts(services: Services): void {
  const { clock, database, settings } = services;
  mountOpen(services, api.accounts, ({ actor }, input) =>
    database.asSystem((db) => listAccounts(db, actor, input, settings.TZ_NAME)),
  );
  mountOpen(services, api.createAccount, ({ actor }, input) =>
    refuseDuplicates(duplicates, () => database.asSystem((db) => createAccount(db, actor, input, clock.now()))),
  );
  mountOpen(services, api.saveAccount, async ({ actor }, input) => {
    await refuseDuplicates(duplicates, () => database.asSystem((db) => saveAccount(db, actor, input, clock.now())));
    return {};
  });
  mountOpen(services, api.resetAccount, ({ actor }, { accountId }) =>
    database.asSystem((db) => resetAccount(db, actor, accountId, clock.now())),
  );
  mountOpen(services, api.switchAccount, async ({ actor }, input) => {
    await database.asSystem((db) => switchAccount(db, actor, input, clock.now()));
    return {};
  });
  mountFile(services, api.exportAccounts, async ({ actor, language }, { format, ...filter }) => {
    const rows = await database.asSystem((db) => everyAccount(db, actor, filter, settings.TZ_NAME));
    return sheetFile(accountSheet(rows, language), format);
  });
}

function mountCodes(services: Services): void {
  const { clock, database, settings } = services;
  let opened: Promise<CodeSecret> | undefined;
  const here = async () => {
    opened ??= openCodeSecret(database);
    return { now: clock.now(), timeZone: settings.TZ_NAME, secret: await opened };
  };
  mount(services, api.codes, async ({ db, actor }, input) => listCodes(db, actor, input, await here()));
  mount(services, api.codeSummary, ({ db, actor }, { schoolId }) =>
    codeSummary(db, actor, schoolId, { now: clock.now(), timeZone: settings.TZ_NAME }, database),
  );
  mount(services, api.issueCodes, async ({ db, actor }, input) => issueCodes(db, actor, input, await here()));
  mount(services, api.switchCodes, ({ db, actor }, input) => switchCodes(db, actor, input, clock.now()));
  mount(services, api.codeHistory, ({ db, actor }, { codeId }) =>
    codeHistory(db, actor, codeId, { timeZone: settings.TZ_NAME }, database),
  );
  mount(services, api.codeSlips, async ({ db, actor }, { which }) => codeSlips(db, actor, which, await here()));
  mountFile(services, api.exportCodes, async ({ actor, language, transact }, { format, ...filter }) => {
    const now = await here();
    const rows = await transact(async (db) => {
      await recordAct(db, {
        accountId: actor.accountId,
        schoolId: null,
        what: 'activation-codes-exported',
        detail: filter,
      });
      return everyCode(db, actor, filter, now);
    });
    return sheetFile(codeSheet(rows, language), format);
  });
  mount(services, api.classesOfSchool, async ({ db, actor }, { schoolId }) => {
    ensure(keepsSchools(actor) && reaches(actor, schoolId), 'not-found');
    return { items: await classesOf(db, schoolId) };
  });
}

function mountSetting(services: Services): void {
  const { database, files } = services;
  mount(services, api.setting, ({ db, actor }) => readSetting(db, actor));
  mount(services, api.saveSetting, ({ db, actor }, input) => saveSetting(db, actor, input));
  mountOpen(services, api.uploadLogo, async ({ actor, request, transact }) => {
    ensure(keepsOrganisation(actor));
    const logo = await keepLogo(files, await openableForm(services, await formFile(request, LOGO_LIMIT)));
    await transact((db) => changeLogo(db, actor, logo));
    return { logo };
  });
  mount(services, api.removeLogo, async ({ db, actor }) => {
    await changeLogo(db, actor, '');
    return {};
  });
  // For anybody: a browser sends no token for a picture. Only what hangs as a logo is handed out.
  route(services, api.logo, async (request, reply) => {
    const input = await parse(api.logo, request, languageOf(request.headers['accept-language']));
    const address = api.logo.path.replace('{sha256}', input.sha256);
    ensure(await database.readAsSystem((db) => isLogo(db, address)), 'not-found');
    const content = found(await files.open(input.sha256));
    return reply
      .type('image/png')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(content);
  });
}

function mountKeys(services: Services): void {
  const { clock, database, settings } = services;
  mountOpen(services, api.keys, ({ actor }, { schoolId }) =>
    database.asSystem((db) => listKeys(db, actor, schoolId, settings.TZ_NAME)),
  );
  mountOpen(services, api.makeKey, ({ actor }, input) =>
    database.asSystem((db) => makeKey(db, actor, input, clock.now())),
  );
  mountOpen(services, api.revokeKey, async ({ actor }, { keyId }) => {
    await database.asSystem((db) => revokeKey(db, actor, keyId, clock.now()));
    return {};
  });
}
