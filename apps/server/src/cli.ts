import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Id } from '@zhibi/contract/kernel';
import { RosterKind } from '@zhibi/contract/people/roster';
import { describeSchema } from '../test/schema.js';
import { masteryTrialCommand, masteryTrialUsage } from './analysis/index.js';
import { backupCommand, backupUsage } from './app/backup-commands.js';
import { MIGRATIONS, openMigrated } from './app/open-database.js';
import { type OpenServices, openServices } from './app/open-services.js';
import { checkLedger, ledgerUsage } from './marking/index.js';
import { auditUsage, BackupError, checkAudit, upgradeCommand, upgradeUsage } from './operations/index.js';
import { consoleLanguage } from './platform/console-language.mjs';
import type { Connection } from './platform/db.js';
import { type Log, openLog } from './platform/log.js';
import { DatabaseError } from './platform/migrate.js';
import { Problem } from './platform/problem.js';
import { type Settings, SettingsError } from './platform/settings.js';
import { readInstallation } from './platform/settings-file.js';
import { settingsTable } from './platform/settings-table.js';

const usage = `npm run zhibi -- …
  settings                       prints every setting with its default
  schema                         writes apps/server/migrations/schema.sql anew
  seed                           makes the demo world in an empty database
  import-roster FILE|FOLDER      tries a list of people (xlsx, CSV, OneRoster 1.2); writes it with --apply
       --school ID [--kind students|teachers|classes] [--apply]
  import-questions FILE          brings questions (JSON lines, Moodle XML, GIFT, Aiken, QTI, Excel, Word; packed or not)
       --platform | --teacher ACCOUNT [--school ID] [--subject ID]    into the platform's bank or a teacher's own
  import-questions --undo ID [--platform | --teacher ACCOUNT]         takes such an import back
  pens --homework ID             a class writes a homework with virtual pens, through the gateway call
       [--server URL] [--students N] [--pace MS] [--seed N] [--all-right]
${upgradeUsage}
${auditUsage}
${ledgerUsage}
${masteryTrialUsage}
${backupUsage}`;

interface Context {
  settings: Settings;
  connection: Connection;
  log: Log;
}

/** The database of the settings, for as long as the work takes; a server that runs on it is not disturbed. */
async function withDatabase<T>(work: (context: Context) => Promise<T>): Promise<T> {
  const settings = { ...readInstallation({ LOG_LEVEL: 'warn', ...process.env }).settings, WORKERS: 0 };
  const { connection, engine } = await openMigrated(settings);
  try {
    return await work({ settings, connection, log: openLog(settings.LOG_LEVEL) });
  } finally {
    await engine?.stop();
  }
}

const withServices = <T>(work: (services: OpenServices) => Promise<T>): Promise<T> =>
  withDatabase(async (context) => {
    const services = await openServices(context);
    try {
      return await work(services);
    } finally {
      await services.close();
    }
  });

async function main(words: string[]): Promise<void> {
  const [command, ...rest] = words;
  switch (command) {
    case 'settings':
      for (const [name, { schema, about }] of Object.entries(settingsTable)) {
        const fallback = schema.safeParse(undefined);
        console.log(`| \`${name}\` | ${fallback.data === undefined ? '' : `\`${fallback.data}\``} | ${about} |`);
      }
      return;
    case 'schema':
      return withServices(async ({ database }) =>
        writeFileSync(join(MIGRATIONS, 'schema.sql'), await database.asSystem(describeSchema)),
      );
    case 'seed':
      return withDatabase(async (context) => {
        const { makeDemoOnce } = await import('../demo/demo-world.js');
        const made = await makeDemoOnce({ ...context, language: consoleLanguage(process.env) });
        console.log(
          made
            ? `the demo world is there; password ${made.password}`
            : 'other people live here already: nothing was made',
        );
      });
    case 'upgrade': {
      const options = { from: { type: 'string' }, to: { type: 'string' }, off: { type: 'boolean' } } as const;
      const { values } = parseArgs({ args: rest, options });
      const reported = await withServices((services) => upgradeCommand(services, values));
      if (reported === undefined) break;
      console.log(reported);
      return;
    }
    case 'ledger-check':
    case 'audit-check': {
      const check = command === 'audit-check' ? checkAudit : checkLedger;
      const { holds, words } = await withServices((services) => check(services, consoleLanguage(process.env)));
      console.log(words);
      if (!holds) process.exitCode = 1;
      return;
    }
    case 'mastery-trial':
      if (rest.length > 0) break;
      await withServices((services) => masteryTrialCommand(services, (line) => console.log(line)));
      return;
    case 'backup':
    case 'restore':
    case 'drill': {
      const [file, ...more] = parseArgs({ args: rest, allowPositionals: true }).positionals;
      if (file === undefined || more.length > 0) break;
      console.log(await backupCommand(command, file, process.env));
      return;
    }
    case 'import-roster': {
      const { values, positionals } = parseArgs({
        args: rest,
        allowPositionals: true,
        options: { school: { type: 'string' }, kind: { type: 'string' }, apply: { type: 'boolean' } },
      });
      const [path] = positionals;
      const kind = RosterKind.safeParse(values.kind ?? 'students');
      const schoolId = Id.safeParse(values.school);
      if (path === undefined || !kind.success || !schoolId.success) break;
      const { importFromDisk } = await import('./people/index.js');
      const wanted = { path, schoolId: schoolId.data, kind: kind.data, apply: values.apply ?? false };
      await withServices((services) => importFromDisk(services, wanted, (line) => console.log(line)));
      return;
    }
    case 'import-questions': {
      const { values, positionals } = parseArgs({
        args: rest,
        allowPositionals: true,
        options: {
          platform: { type: 'boolean' },
          teacher: { type: 'string' },
          school: { type: 'string' },
          subject: { type: 'string' },
          undo: { type: 'string' },
        },
      });
      const [path] = positionals;
      const { teacher, school, subject, undo } = values;
      const schoolId = Id.optional().safeParse(school);
      const subjectId = subject === undefined ? undefined : Number(subject);
      if ((values.platform === true) === (teacher !== undefined) || !schoolId.success || Number.isNaN(subjectId)) break;
      const { importQuestionsFromDisk, undoFromDisk } = await import('./questions/index.js');
      const into = { teacher, schoolId: schoolId.data };
      const print = (line: string) => console.log(line);
      if (undo !== undefined) return withServices((services) => undoFromDisk(services, into, undo, print));
      if (path === undefined) break;
      return withServices((services) => importQuestionsFromDisk(services, { path, into, subjectId }, print));
    }
    case 'pens': {
      const { values } = parseArgs({
        args: rest,
        options: {
          homework: { type: 'string' },
          server: { type: 'string' },
          students: { type: 'string' },
          pace: { type: 'string' },
          seed: { type: 'string' },
          'all-right': { type: 'boolean' },
        },
      });
      if (values.homework === undefined) break;
      const { writeHomework } = await import('../demo/pens.js');
      return withServices((services) =>
        writeHomework(services, {
          homeworkId: values.homework ?? '',
          server: values.server ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`,
          students: values.students === undefined ? undefined : Number(values.students),
          paceMs: Number(values.pace ?? 0),
          seed: Number(values.seed ?? 1),
          allRight: values['all-right'] ?? false,
        }),
      );
    }
  }
  console.error(usage);
  process.exitCode = 2;
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof SettingsError || error instanceof DatabaseError || error instanceof BackupError)
    console.error(error.reported[consoleLanguage(process.env)]);
  else console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
});
