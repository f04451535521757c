import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Connection } from './db.js';
import { DatabaseError, migrate } from './migrate.js';
import { openClient } from './pools.js';

let folder: string;
let connection: Connection;
let query: (text: string) => Promise<unknown[]>;
let drop: () => Promise<void>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zhibi-migrate-'));
  write('0001-people.sql', 'create table person (id int);\n');
  write('0002-papers.sql', 'create table paper (id int);\n');
  const server = await openClient(inject('engine'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  await server.query(`create database "${name}"`);
  connection = { ...inject('engine'), database: name };
  query = async (text) => {
    const client = await openClient(connection);
    return (await client.query(text).finally(() => client.end())).rows;
  };
  drop = async () => {
    await server.query(`drop database "${name}" with (force)`);
    await server.end();
    rmSync(folder, { recursive: true });
  };
});
afterEach(() => drop());

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
/** What a person reads who starts the server. */
const refusal = async () => {
  const error: unknown = await migrate(connection, folder).catch((reason: unknown) => reason);
  return error instanceof DatabaseError ? error.reported : error;
};

describe('migrations', () => {
  it('run once each, in their order, the later ones on what is there', async () => {
    expect(await migrate(connection, folder)).toEqual({ applied: ['0001-people.sql', '0002-papers.sql'] });
    write('0003-paper-title.sql', 'alter table paper add column title text;');
    expect(await migrate(connection, folder)).toEqual({ applied: ['0003-paper-title.sql'] });
    expect(await migrate(connection, folder)).toEqual({ applied: [] });
  });

  it('run once where several processes begin together', async () => {
    const all = await Promise.all([1, 2, 3].map(() => migrate(connection, folder)));
    expect(all.flatMap(({ applied }) => applied).sort()).toEqual(['0001-people.sql', '0002-papers.sql']);
  });

  it('are taken whole or not at all', async () => {
    write('0002-papers.sql', 'create table paper (id int); select nothing from nowhere;');
    await expect(migrate(connection, folder)).rejects.toMatchObject({ code: '42P01' });
    expect(await query(`select name from migration`)).toEqual([{ name: '0001-people.sql' }]);
    expect(await query(`select to_regclass('paper') as made`)).toEqual([{ made: null }]);
  });

  it('stop the start where an applied file was changed, and change nothing', async () => {
    await migrate(connection, folder);
    write('0001-people.sql', 'create table person (id bigint);\n');
    write('0003-more.sql', 'create table more (id int);');
    expect(await refusal()).toEqual({
      zh: expect.stringContaining('0001-people.sql'),
      en: expect.stringContaining('The migration 0001-people.sql is not the one that this database was made with'),
    });
    expect(await query(`select to_regclass('more') as made`)).toEqual([{ made: null }]);
  });

  it('are the same with the line ends of another system', async () => {
    await migrate(connection, folder);
    write('0001-people.sql', 'create table person (id int);\r\n');
    expect(await migrate(connection, folder)).toEqual({ applied: [] });
  });

  it('stop the start on a database that a newer version has upgraded', async () => {
    await migrate(connection, folder);
    rmSync(join(folder, '0002-papers.sql'));
    expect(await refusal()).toMatchObject({ en: expect.stringContaining('no migration 0002-papers.sql') });
  });

  it('stop the start on a database from before the first release', async () => {
    await query(
      `create table migration (name text primary key, applied_at timestamptz not null default now());
      insert into migration (name) values ('0001-people.sql'), ('0070-doors.sql')`,
    );
    expect(await refusal()).toEqual({
      zh: expect.stringContaining('第一个正式版本之前'),
      en: expect.stringContaining('before the first release'),
    });
  });
});
