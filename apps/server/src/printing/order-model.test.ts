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
/** Many are played beside each other, each lane with a school and an order of its own on the one server. */
const LANES = SEQUENCES > 50 ? 6 : 1;
const people = ['teacher', 'colleague', 'admin', 'centre', 'shop', 'otherShop'] as const;
type Who = (typeof people)[number];
const party: Readonly<Record<Who, Party>> = {
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

/** A school whose one order is brought anywhere, and everybody who may have to do with it. */
interface Lane {
  of: PrintWorld;
  orderId: string;
  byWho: Readonly<Record<Who, Person>>;
}

let world: TestWorld;
beforeAll(async () => {
  // As many hours as the long run takes.
  world = await openTestWorld({ ACCESS_TOKEN_S: '86400' });
}, 60_000);
afterAll(() => world.close());

async function openLane(): Promise<Lane> {
  const of = await newPrintWorld(world, 1);
  const orderId = await newOrder(world, of);
  await bringTo(of, orderId, 'pushed');
  const byWho = {
    ...of,
    colleague: await of.school.newTeacher([of.schoolClass.classId]),
    otherShop: await world.newPerson({ loginType: 4, roles: ['ZHIBI_PRINT_SHOP'] }),
  };
  return { of, orderId, byWho };
}

/** The same pushed order again, standing anywhere on its way. */
async function begin({ of, orderId }: Lane, status: PrintStatus): Promise<Known> {
  const withShop = ([7, 1, 2, 8, 5] as readonly PrintStatus[]).includes(status);
  const shopId = withShop ? of.shop.ids.accountId : null;
  const { schoolId } = of.school;
  await world.services.database.asSystem(async (db) => {
    await db.execute(sql`delete from print_order_step where school_id = ${schoolId}`);
    await db.execute(sql`delete from print_order where school_id = ${schoolId} and parent_id is not null`);
    await db.execute(
      sql`update print_order set status = ${status}, revision = 1, shop_id = ${shopId}, withdrawn_at = null where school_id = ${schoolId}`,
    );
  });
  return { orderId, status, revision: 1, isWithdrawn: false, shop: withShop ? 'shop' : null, moved: 0 };
}

function bodyOf({ of }: Lane, move: (typeof moves)[number], known: Known, revision: number) {
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

/** What the server must answer: a refusal, or 'ok' and the model moves on. */
function expected(who: Who, move: (typeof moves)[number], known: Known, isStale: boolean): string {
  const sees = who !== 'colleague' && (party[who] !== 'shop' || known.shop === who);
  if (!sees) return '-1404';
  const everOpen = statusesInOrder.flatMap((status) =>
    [false, true].flatMap((isWithdrawn) => movesOf(status, party[who], isWithdrawn)),
  );
  if (!everOpen.includes(move)) return '-1403';
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

const step = fc.record({
  who: fc.constantFrom(...people),
  move: fc.constantFrom(...moves),
  which: fc.nat(5),
  isStale: fc.boolean().map((coin) => coin),
  isTwice: fc.boolean(),
  /** Mostly what is open is tried: else few sequences would come far. */
  isOpenMove: fc.nat(9).map((n) => n > 2),
  pick: fc.nat(20),
});

it.concurrent.each(Array.from({ length: LANES }, (_, lane) => lane + 1))(
  'whatever is called by whomever, the orders stand as the model says, and nothing is lost (lane %i)',
  async () => {
    const lane = await openLane();
    const { of, byWho } = lane;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...statusesInOrder),
        fc.array(step, { minLength: 4, maxLength: 10 }),
        async (start, steps) => {
          const orders = [await begin(lane, start)];
          for (const one of steps) {
            const known = orders[one.which % orders.length];
            if (known === undefined) throw new Error('no order');
            const open = people.flatMap((who) =>
              moves.filter((move) => expected(who, move, known, false) === 'ok').map((move) => ({ who, move })),
            );
            const { who, move } = (one.isOpenMove && open[one.pick % Math.max(1, open.length)]) || one;
            const isStale = one.isStale && one.pick % 4 === 0;
            const body = bodyOf(lane, move, known, isStale ? known.revision + 7 : known.revision);
            const wanted = expected(who, move, known, isStale);
            const answers = await Promise.all(
              [byWho[who], ...(one.isTwice ? [byWho[who]] : [])].map((person) => sent(person, body)),
            );
            const said = answers.map((answer) => answer.said).sort();
            if (wanted !== 'ok') expect(said).toEqual(answers.map(() => wanted));
            else {
              // Who comes second is told that it is done, sees an order that has changed, or one that is no longer theirs to see.
              expect(said).toContain('ok');
              expect(['ok', 'changed', 'in-reprint', '-1404']).toEqual(expect.arrayContaining(said));
              const child = apply(known, move, answers.find((answer) => answer.said === 'ok')?.childId ?? null);
              if (child) orders.push(child);
            }
          }
          const { items } = await of.centre.call(printingApi.list, { schoolId: of.school.schoolId });
          const seen = items.map((item) => [item.orderId, item.messageStatus, item.isWithdrawn, item.revision]).sort();
          expect(seen).toEqual(
            orders.map((known) => [known.orderId, known.status, known.isWithdrawn, known.revision]).sort(),
          );
          expect(await stepsIn(of.school.schoolId)).toEqual(
            Object.fromEntries(orders.map(({ orderId, moved }) => [orderId, moved]).filter(([, moved]) => moved !== 0)),
          );
        },
      ),
      { numRuns: Math.ceil(SEQUENCES / LANES) },
    );
  },
  Math.max(60_000, SEQUENCES * 2_000),
);
