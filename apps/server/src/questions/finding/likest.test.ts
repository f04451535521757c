import type { QuestionBody } from '@zhibi/contract/questions';
import fc from 'fast-check';
import type { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JUNIOR_MATHS, openTestWorld, type TestWorld } from '../../../test/school.js';
import { openClient } from '../../platform/pools.js';
import { keepQuestions, sampleBody } from '../sample-bank.js';

const PLACES = 60;
const BANK = 40;

let world: TestWorld;
let client: Client;
let reader: string;
let ids: string[];
beforeAll(async () => {
  world = await openTestWorld();
  client = await openClient(world.connection);
  const school = await world.newSchool();
  reader = (await school.newTeacher()).ids.accountId;
  const stems = Array.from({ length: BANK }, (_, nth) => ({ stem: `第 ${nth} 题` }));
  ids = await keepQuestions(world.services.database, { schoolId: school.schoolId, kind: 'school' }, stems);
  await client.query(`select set_config('zhibi.schools', $1, false)`, [`{${school.schoolId}}`]);
});
beforeEach(() => client.query('begin'));
afterEach(() => client.query('rollback'));
afterAll(async () => {
  await client?.end();
  await world?.close();
});

/** Makes the bank read like this: a signature for each of its questions. */
const readLike = (signatures: readonly (readonly number[])[]) =>
  client.query(
    `update question_shape s set signature = given.signature, bands = bands_of(given.signature)
     from (select id, array(select value::int from jsonb_array_elements_text(places::jsonb) with ordinality order by ordinality) as signature
       from unnest($1::uuid[], $2::text[]) as rows(id, places)) as given
     where s.question_id = given.id`,
    [ids, signatures.map((one) => JSON.stringify(one))],
  );

const idsOf = async (text: string, signature: readonly number[], howMany: number): Promise<string[]> =>
  (await client.query(text, [reader, JUNIOR_MATHS, signature, howMany])).rows.map(({ id }) => id);

const likest = (signature: readonly number[], howMany: number) =>
  idsOf('select question_id as id from likest_questions($1, $2, $3, $4)', signature, howMany);

/** All that share a band, put in order by the whole signature. */
const ranked = (signature: readonly number[], howMany: number) =>
  idsOf(
    `select q.id from question_shape s join question q on q.school_id = s.school_id and q.id = s.question_id
     where s.bands && bands_of($3) and q.school_id = any (zhibi_schools()) and q.subject_id = $2 and q.removed_at is null
       and (q.bank <> 'mine' or q.owner_account_id = $1)
     order by likeness_of(s.signature, $3) desc, q.id desc limit $4`,
    signature,
    howMany,
  );

/** So few that questions agree by chance too, and as large as hashes are. */
const hashes = Array.from({ length: 40 }, (_, nth) => (Math.imul(nth + 1, 0x9e3779b1) >> 1) | 0);
const places = fc.array(fc.constantFrom(...hashes), { minLength: PLACES, maxLength: PLACES });

/** What hides a question from the reader, or might. */
const states = ['found', 'found', 'found', 'removed', 'own', 'foreign'] as const;
const hide = (of: readonly (typeof states)[number][]) =>
  client.query(
    `update question q set removed_at = case state when 'removed' then now() end,
       bank = case when state in ('own', 'foreign') then 'mine' else q.bank end,
       owner_account_id = case state when 'own' then $3::uuid when 'foreign' then gen_random_uuid() end
     from unnest($1::uuid[], $2::text[]) as rows(id, state) where q.id = rows.id`,
    [ids, of, reader],
  );

/** Of a question some neighbouring places are those of the text asked for. */
const question = fc.record({
  places,
  from: fc.nat(PLACES - 1),
  shared: fc.nat(PLACES),
  state: fc.constantFrom(...states),
});

it('finds what ranking all that share a part would find, in the same order', async () => {
  const bank = fc.array(question, { minLength: BANK, maxLength: BANK });
  await fc.assert(
    fc.asyncProperty(places, bank, fc.constantFrom(1, 3, 20, 60), async (asked, questions, howMany) => {
      await client.query('savepoint one');
      await readLike(
        questions.map(({ places: own, from, shared }) =>
          own.map((hash, at) => ((at - from + PLACES) % PLACES < shared ? (asked[at] ?? hash) : hash)),
        ),
      );
      await hide(questions.map(({ state }) => state));
      expect(await likest(asked, howMany)).toEqual(await ranked(asked, howMany));
      await client.query('rollback to one');
    }),
    { numRuns: 40 },
  );
});

it('looks closely at no more copies of one question than it tells of', async () => {
  const [asked = []] = fc.sample(places, 1);
  await readLike(ids.map(() => asked));
  await client.query(`set local track_functions = 'all'`);
  expect(await likest(asked, 5)).toEqual([...ids].sort().reverse().slice(0, 5));
  const { rows } = await client.query(
    `select calls::int from pg_stat_xact_user_functions where funcname = 'likeness_of'`,
  );
  expect(rows).toEqual([{ calls: 5 }]);
});

it('asks nothing of texts that say nothing', async () => {
  expect(await likest([], 20)).toEqual([]);
});

describe('what is near many texts at once', () => {
  const near = async (bodies: readonly QuestionBody[]) => {
    const asked = bodies.map((body, at) => ({ at, subjectId: JUNIOR_MATHS, body }));
    const { rows } = await client.query('select at, question_id, likeness from near_questions($1, $2, 0.5)', [
      reader,
      JSON.stringify(asked),
    ]);
    return rows;
  };

  it('is what is near each of them, asked one by one', async () => {
    const bodies = [
      sampleBody({ stem: '第 3 题' }),
      sampleBody({ stem: '第 31 题' }),
      sampleBody({ type: 'subjective', stem: '一个长方形的长' }),
      sampleBody({ type: 'subjective', stem: '' }),
    ];
    const each = [];
    for (const body of bodies) each.push(await near([body]));
    expect(each.map(({ length }) => length > 0)).toEqual([true, true, false, false]);
    expect(await near(bodies)).toEqual(each.flatMap((rows, at) => rows.map((row) => ({ ...row, at }))));
  });

  it('is cut into threes once, however many of them it is near', async () => {
    const body = sampleBody({ stem: '第 31 题' });
    expect((await near([body])).length).toBeGreaterThan(0);
    await client.query(`set local track_functions = 'all'`);
    const readings = async () => {
      const { rows } = await client.query(
        `select calls::int from pg_stat_xact_user_functions where funcname = 'question_threes'`,
      );
      return rows[0]?.calls ?? 0;
    };
    await near([body]);
    const alone = await readings();
    await near(Array.from({ length: 30 }, () => body));
    expect((await readings()) - alone).toBe(alone + 29);
  });
});
