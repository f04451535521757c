import type { Envelope } from '@zhibi/contract/kernel';
import {
  movesOf,
  type Party,
  PrintMove,
  type PrintStatus,
  printingApi,
  printStatuses,
  statusAfter,
  statusesInOrder,
  usualOptions,
} from '@zhibi/contract/printing';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../test/person.js';
import { bringTo, newOrder, newPrintWorld, type PrintWorld, printWish } from '../../test/print-order.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';

/** Sequences of calls; `PRINT_SEQUENCES=10000` for the long run. */
const SEQUENCES = Number(process.env.PRINT_SEQUENCES ?? 25);
/** So many are played beside each other, each with an order of its own of the one school: while one waits for the database, others are answered. */
const BESIDE = 5;
const people = ['teacher', 'colleague', 'admin', 'centre', 'shop', 'otherShop'] as const;
type Who = (typeof people)[number];
type People = Exclude<Party, 'clock'>;
const party: Readonly<Record<Who, People>> = {
  teacher: 'school',
  colleague: 'school',
  admin: 'school',
  centre: 'centre',
  shop: 'shop',
  otherShop: 'shop',
};
const moves = PrintMove.exclude(['expire']).options;

/** An order as the model knows it. */
interface Known {
  orderId: string;
  status: PrintStatus;
  revision: number;
  isWithdrawn: boolean;
  shop: Who | null;
  moved: number;
  /** The order that prints its damaged sheet again, while it does. */
  child?: Known;
}

/** A school whose orders are brought anywhere, and everybody who may have to do with them. */
interface Stage {
  of: PrintWorld;
  orderIds: readonly string[];
  byWho: Readonly<Record<Who, Person>>;
  /** Somebody else who may the same; a shop has one account. */
  another: Readonly<Partial<Record<Who, Person>>>;
}

let world: TestWorld;
let stage: Stage;
beforeAll(async () => {
  // As many hours as the long run takes.
  world = await openTestWorld({ ACCESS_TOKEN_S: '86400' });
  stage = await openStage();
}, 60_000);
afterAll(() => world.close());

/** Orders are made once, of runs of their own; each sequence begins with one of them, put anywhere on its way. */
async function openStage(): Promise<Stage> {
  const of = await newPrintWorld(world, 1);
  const byWho = {
    ...of,
    colleague: await of.school.newTeacher([of.schoolClass.classId]),
    otherShop: await world.newPerson({ loginType: 4, roles: ['ZHIBI_PRINT_SHOP'] }),
  };
  const another = {
    teacher: of.admin,
    admin: of.teacher,
    centre: await world.newPerson({ loginType: 4, roles: ['ZHIBI_PRINT_CENTER'] }),
  };
  const orderIds = await Promise.all(
    Array.from({ length: BESIDE }, async () => {
      const orderId = await newOrder(world, of);
      await bringTo(of, orderId, 'pushed');
      return orderId;
    }),
  );
  return { of, orderIds, byWho, another };
}

/** The same pushed orders again, each standing anywhere on its way: all of them in one transaction. */
async function begin({ of, orderIds }: Stage, starts: readonly PrintStatus[]): Promise<Known[]> {
  const shopId = of.shop.ids.accountId;
  const { schoolId } = of.school;
  const known = orderIds.map((orderId, at): Known => {
    const status = starts[at] ?? printStatuses.pendingPush;
    const shop = ([7, 1, 2, 8, 5] as readonly PrintStatus[]).includes(status) ? 'shop' : null;
    return { orderId, status, revision: 1, isWithdrawn: false, shop, moved: 0 };
  });
  const standing = sql.join(
    known.map(({ orderId, status, shop }) => sql`(${orderId}::uuid, ${status}::int, ${shop && shopId}::uuid)`),
    sql`, `,
  );
  await world.services.database.asSystem(async (db) => {
    await db.execute(sql`delete from print_order_step where school_id = ${schoolId}`);
    await db.execute(sql`delete from print_order where school_id = ${schoolId} and parent_id is not null`);
    await db.execute(
      sql`update print_order set status = begun.status, shop_id = begun.shop_id, revision = 1, withdrawn_at = null
        from (values ${standing}) as begun (id, status, shop_id) where school_id = ${schoolId} and print_order.id = begun.id`,
    );
  });
  return known;
}

function bodyOf({ of }: Stage, move: (typeof moves)[number], known: Known, revision: number) {
  const { printRunId: _, ...wish } = printWish(world, known.orderId);
  const studentIds = [of.schoolClass.students[0]?.ids.studentId ?? ''];
  const needs: Partial<Record<PrintMove, object>> = {
    reject: { reason: 'layout', hint: '改' },
    adjust: { options: { ...usualOptions, doubleSidedPrint: false }, note: '单面' },
    mend: { ...wish, options: usualOptions },
    assign: { shopId: of.shop.ids.accountId },
    fail: { note: '卡纸' },
    ship: { shipmentNo: 'SF' },
    damaged: { studentIds, pages: [1], note: '湿' },
  };
  return { orderId: known.orderId, revision, move, ...needs[move] };
}

/** What somebody may ever do, whatever stands. */
const everOpen: Readonly<Record<People, readonly PrintMove[]>> = {
  school: everOpenTo('school'),
  centre: everOpenTo('centre'),
  shop: everOpenTo('shop'),
};
function everOpenTo(by: People): readonly PrintMove[] {
  return statusesInOrder.flatMap((status) => [false, true].flatMap((isWithdrawn) => movesOf(status, by, isWithdrawn)));
}

/** What the server must answer: a refusal, or 'ok' and the model moves on. */
function expected(who: Who, move: (typeof moves)[number], known: Known, isStale: boolean): string {
  const sees = who !== 'colleague' && (party[who] !== 'shop' || known.shop === who);
  if (!sees) return '-1404';
  if (!everOpen[party[who]].includes(move)) return '-1403';
  if (isStale) return 'changed';
  if (!movesOf(known.status, party[who], known.isWithdrawn).includes(move)) return 'wrong-status';
  if (move === 'damaged' && known.child && known.child.status !== printStatuses.completed) return 'in-reprint';
  return 'ok';
}

async function sent(person: Person, body: object): Promise<{ said: string; childId: string | null }> {
  const response = await person.send(printingApi.move, body);
  const { code, data } = response.json() as Envelope<{ reason?: string; childId: string | null }>; // as: the protocol's envelope
  return code === 1 ? { said: 'ok', childId: data.childId } : { said: data.reason ?? String(code), childId: null };
}

function apply(known: Known, move: (typeof moves)[number], childId: string | null): Known | undefined {
  known.status = statusAfter(move, known.status);
  if (move === 'withdraw' || move === 'restore') known.isWithdrawn = move === 'withdraw';
  known.revision += 1;
  known.moved += 1;
  if (move === 'assign') known.shop = 'shop';
  if (move === 'takeBack') known.shop = null;
  if (childId === null) return undefined;
  // Its own history begins with its making.
  known.child = {
    orderId: childId,
    status: printStatuses.printing,
    revision: 1,
    isWithdrawn: false,
    shop: known.shop,
    moved: 1,
  };
  return known.child;
}

/** How many steps each order of a school has in its history: read once for all of them, as thousands of sequences do it. */
async function stepsIn(schoolId: string): Promise<Record<string, number>> {
  const rows = await world.services.database.asSystem((db) =>
    db.execute<{ order_id: string; steps: number }>(
      sql`select order_id, count(*)::int as steps from print_order_step where school_id = ${schoolId} group by 1`,
    ),
  );
  return Object.fromEntries([...rows].map(({ order_id, steps }) => [order_id, steps]));
}

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
const step = fc.record({
  who: fc.constantFrom(...people),
  move: fc.constantFrom(...moves),
  which: fc.nat(5),
  isStale: fc.boolean().map((coin) => coin),
  isTwice: fc.boolean(),
  isByTwo: fc.boolean(),
  /** Mostly what is open is tried: else few sequences would come far. */
  isOpenMove: fc.nat(9).map((n) => n > 2),
  pick: fc.nat(20),
});
const sequence = fc.record({
  start: fc.constantFrom(...statusesInOrder),
  steps: fc.array(step, { minLength: 4, maxLength: 10 }),
});

/** Plays one sequence on an order that has begun. @returns all orders that stand in the end: a reprint is one of its own */
async function play(begun: Known, steps: readonly Step[]): Promise<Known[]> {
  const orders = [begun];
  for (const one of steps) {
    const known = orders[one.which % orders.length];
    if (known === undefined) throw new Error('no order');
    const open = one.isOpenMove
      ? people.flatMap((who) =>
          moves.filter((move) => expected(who, move, known, false) === 'ok').map((move) => ({ who, move })),
        )
      : [];
    const { who, move } = open[one.pick % Math.max(1, open.length)] ?? one;
    const isStale = one.isStale && one.pick % 4 === 0;
    const body = bodyOf(stage, move, known, isStale ? known.revision + 7 : known.revision);
    const wanted = expected(who, move, known, isStale);
    const first = stage.byWho[who];
    const second = (one.isByTwo && stage.another[who]) || first;
    const answers = await Promise.all([first, ...(one.isTwice ? [second] : [])].map((person) => sent(person, body)));
    const said = answers.map((answer) => answer.said).sort();
    if (wanted !== 'ok') {
      expect(said).toEqual(answers.map(() => wanted));
      continue;
    }
    // Of two people one is told that it has changed. One person's second tap is told that it is done, or what stands there now.
    expect(said).toContain('ok');
    expect(['ok', 'changed', 'in-reprint', '-1404']).toEqual(expect.arrayContaining(said));
    if (second !== first) expect(said.filter((word) => word === 'ok')).toHaveLength(1);
    const child = apply(known, move, answers.find((answer) => answer.said === 'ok')?.childId ?? null);
    if (child) orders.push(child);
  }
  return orders;
}

async function outcome<T>(settled: PromiseSettledResult<T>): Promise<T> {
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}

it(
  'whatever is called by whomever, the orders stand as the model says, and nothing is lost',
  async () => {
    const { of } = stage;
    const { schoolId } = of.school;
    let played = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(sequence, { minLength: BESIDE, maxLength: BESIDE }), async (sequences) => {
        const begun = await begin(
          stage,
          sequences.map(({ start }) => start),
        );
        // All are over before one that failed is told: what is still called would disturb the next.
        const ended = await Promise.allSettled(begun.map((known, at) => play(known, sequences[at]?.steps ?? [])));
        const orders = (await Promise.all(ended.map(outcome))).flat();
        const { items } = await of.centre.call(printingApi.list, { schoolId });
        const seen = items.map((item) => [item.orderId, item.messageStatus, item.isWithdrawn, item.revision]).sort();
        expect(seen).toEqual(
          orders.map((known) => [known.orderId, known.status, known.isWithdrawn, known.revision]).sort(),
        );
        expect(await stepsIn(schoolId)).toEqual(
          Object.fromEntries(orders.map(({ orderId, moved }) => [orderId, moved]).filter(([, moved]) => moved !== 0)),
        );
        played += sequences.length;
      }),
      { numRuns: Math.ceil(SEQUENCES / BESIDE), endOnFailure: true },
    );
    expect(played).toBeGreaterThanOrEqual(SEQUENCES);
  },
  Math.max(60_000, SEQUENCES * 2_000),
);
