import { randomInt, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { diskApi } from '@zhibi/contract/disk';
import { questionsEvents } from '@zhibi/contract/events/questions';
import { homeworkApi } from '@zhibi/contract/homework';
import { peopleApi } from '@zhibi/contract/people';
import type { Stroke } from '@zhibi/ink';
import { sendInk } from '../demo/pens/gateway.js';
import { announce } from '../src/platform/events/index.js';
import { startJob } from '../src/platform/jobs/index.js';
import { openClient } from '../src/platform/pools.js';
import { localFile, uploadFile } from './disk.js';
import { listenTo } from './event-source.js';
import type { Scenario } from './scenario.js';
import type { TestWorld } from './school.js';

/** How soon what was queued and told has to be there once connections live again. */
const PATIENCE_MS = 40_000;

/** A kind of job that somebody waits for; here its work is but to say how far it is. */
export const WAITED = 'fill-book';

/** One kind of work, done again and again by several callers. */
interface Kind {
  callers: number;
  /** Throws when it is refused; answers what has to be there at the end. */
  work(): Promise<string>;
  /** Which of what was acknowledged is not there. */
  missing(acknowledged: ReadonlySet<string>): Promise<string[]>;
}

/** Reads, writes, uploads, ink, jobs and events, as many callers at once as each kind names. */
export async function mixedWork(world: TestWorld, scenario: Scenario): Promise<Record<string, Kind>> {
  const { teacher, school } = scenario;
  const { accountId } = teacher.ids;
  const { schoolId } = school;
  const client = () => openClient(world.connection);
  const stillMissing = async (wanted: ReadonlySet<string>, query: string) => {
    const owner = await client();
    const { rows } = await owner.query<{ key: string; times: string }>(query);
    await owner.end();
    const times = new Map(rows.map((row) => [row.key, Number(row.times)]));
    return [...wanted].filter((key) => times.get(key) !== 1);
  };
  const { items } = await teacher.call(homeworkApi.submissions, { homeworkId: scenario.homeworkId });
  const pages = items.flatMap((one) => one.pageCodes.map(({ pageCode }) => pageCode));
  const files = new Map<string, Buffer>();
  const events = await heardBy(world, scenario);
  let seq = 0;
  let told = 1_000_000; // no subject of the school
  return {
    reads: {
      callers: 4,
      work: async () => {
        const classes = await teacher.call(peopleApi.classes, {});
        if (JSON.stringify(classes).includes(scenario.class.classId)) return '';
        throw new Error('another school’s classes, or none');
      },
      missing: async () => [],
    },
    writes: {
      callers: 3,
      work: async () => (await teacher.call(diskApi.createFolder, { parentCdId: '', name: randomUUID() })).cdId,
      missing: (wanted) => stillMissing(wanted, 'select id as key, count(*) as times from disk_entry group by 1'),
    },
    uploads: {
      callers: 2,
      work: async () => {
        const file = localFile(`${randomUUID()}.bin`, randomInt(1_000, 400_000));
        const cdId = await uploadFile(teacher, file);
        files.set(cdId, file.bytes);
        return cdId;
      },
      missing: async (wanted) => {
        const gone: string[] = [];
        for (const cdId of wanted) {
          const { bytes } = await teacher.download(diskApi.download, { cdId });
          if (!files.get(cdId)?.equals(bytes)) gone.push(cdId);
        }
        return gone;
      },
    },
    ink: {
      callers: 3,
      work: async () => {
        const strokes = [newStroke()];
        const nth = seq++;
        const page = { pageCode: pages[nth % pages.length] ?? '', codeRule: 'demo', strokes };
        await sendInk(scenario.gateway, { mac: `AA00000000${10 + (nth % 3)}`, name: 'Pen' }, nth, [page]);
        return strokes[0]?.id ?? '';
      },
      missing: (wanted) =>
        stillMissing(
          wanted,
          'select stroke_id as key, count(*) as times from (select stroke_id from ink_stroke union all select stroke_id from ink_queue_stroke) as s group by 1',
        ),
    },
    jobs: {
      callers: 1,
      work: () =>
        world.services.database.asActor({ schoolIds: [schoolId] }, (db) =>
          startJob(db, { accountId, schoolId }, WAITED, {}),
        ),
      missing: (wanted) =>
        untilNone(() =>
          stillMissing(
            wanted,
            `select id as key, count(*) as times from job where status in ('done', 'failed') group by 1`,
          ),
        ),
    },
    events: {
      callers: 2,
      work: async () => {
        const subjectId = told++;
        await world.services.database.asSystem((db) =>
          announce(db, questionsEvents.cart, { schoolId, to: [accountId], data: { subjectId } }),
        );
        return String(subjectId);
      },
      missing: (wanted) => untilNone(async () => [...wanted].filter((subject) => events.get(subject) !== 1)),
    },
  };
}

/** How often each event came to the teacher's browser, which never comes anew. */
async function heardBy(world: TestWorld, { teacher }: Scenario): Promise<ReadonlyMap<string, number>> {
  await world.services.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.services.app.server.address() as AddressInfo; // as: it listens on a port
  const source = await listenTo(`http://127.0.0.1:${port}`, teacher.token);
  const times = new Map<string, number>();
  void (async () => {
    for (;;) {
      const { name, data } = await source.next();
      const subject = String(data.subjectId);
      if (name === questionsEvents.cart.name) times.set(subject, (times.get(subject) ?? 0) + 1);
    }
  })();
  return times;
}

/** Asked again until nothing is missing any more, or for too long. */
async function untilNone(missing: () => Promise<string[]>): Promise<string[]> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const gone = await missing();
    if (gone.length === 0 || Date.now() > until) return gone;
    await sleep(200);
  }
}

const newStroke = (): Stroke => ({
  id: randomUUID(),
  t0: Date.now(),
  tip: 'pen',
  points: Array.from({ length: 12 }, (_, i) => [60 + i, 150 + i / 2, 0.5, i ? 10 : 0]),
});
