import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onScreenApi } from '@zhibi/contract/capture/on-screen';
import { photosApi } from '@zhibi/contract/capture/scans';
import { spokenApi, spokenLimits } from '@zhibi/contract/homework/spoken';
import { newId } from '../apps/server/src/platform/ids.js';
import { photographOfNothing } from '../apps/server/test/photograph.js';
import { publishedHomework } from '../apps/server/test/scenario.js';
import { SpokenCourse } from '../apps/server/test/spoken.js';
import { Client, Refused } from './client.js';
import { inDataFolder } from './data-folder.js';
import { startServer } from './server.js';

const STUDENTS = 12;
/** At the same time: so many phones photograph, type and record. */
const PHONES = 2;
/** How many photographs one student sends: less than may be sent. */
const MOST_PHOTOS = 50;
const JUDGED_MS = 120_000;

type Recording = ReturnType<SpokenCourse['recording']>;

interface World {
  homeworkId: string;
  spokenId: string;
  /** Of those who photograph and type. */
  writers: string[];
  speakers: string[];
  /** Whatever is sent of a recording but its own id. */
  recording: Recording;
}

/** What was acknowledged, by student. */
interface Acknowledged {
  photos: Map<Client, Set<string>>;
  recordings: Map<Client, Set<string>>;
  /** By student and place in the form: the words that were acknowledged last. */
  words: Map<Client, Map<string, string>>;
}

/**
 * Phones send photographs, words and recordings while the server and its PostgreSQL are killed at random moments. What has no
 * answer is sent again under the same id, as the phones do. Answers how much of what was acknowledged is missing, stands twice,
 * differs, or is never judged.
 */
export async function killDuringHandIn(kills: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'zhibi-chaos-'));
  chmodSync(folder, 0o755); // PostgreSQL runs as another user where we are root
  const world = await prepare(folder);
  let server = await startServer(folder);
  const clientOf = (token: string) => new Client(token, () => server.address);
  const writers = world.writers.map(clientOf);
  const speakers = world.speakers.map(clientOf);
  const acknowledged: Acknowledged = { photos: new Map(), recordings: new Map(), words: new Map() };
  const state: State = { isOver: false, again: 0 };
  const half = STUDENTS / 2;
  const phones = Array.from({ length: PHONES }, (_, nth) => [
    photograph(every(writers.slice(0, half), nth), world, acknowledged, state),
    type(every(writers.slice(half), nth), world, acknowledged, state),
    speak(every(speakers, nth), world, acknowledged, state),
  ]).flat();
  for (let kill = 0; kill < kills; kill++) {
    await sleep(randomInt(300, 1_500));
    await server.kill();
    server = await startServer(folder);
  }
  await sleep(500);
  state.isOver = true;
  await Promise.all(phones);
  const { counted, wrong } = await judge(world, acknowledged);
  await server.kill();
  console.log(
    `${kills} kills, ${counted.photos} photographs, ${counted.words} places of words and ${counted.recordings} recordings acknowledged, ${state.again} sent again, ${wrong} lost, doubled, different or never judged`,
  );
  rmSync(folder, { recursive: true, force: true });
  return wrong;
}

/** Every second, from this one on: no two phones send for the same student. */
const every = (clients: readonly Client[], nth: number) => clients.filter((_, at) => at % PHONES === nth);

interface State {
  isOver: boolean;
  again: number;
}

/** Until it is acknowledged; the server may be down meanwhile. A refusal is a fault of the trial. */
async function untilAnswered(state: State, send: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await send();
      return;
    } catch (error) {
      if (error instanceof Refused) throw error;
      state.again++;
      await sleep(200);
    }
  }
}

async function photograph(clients: Client[], { homeworkId }: World, { photos }: Acknowledged, state: State) {
  for (let nth = 0; !state.isOver; nth++) {
    const client = clients[nth % clients.length];
    if (client === undefined || nth >= MOST_PHOTOS * clients.length) return;
    const photoId = newId();
    const file = await photographOfNothing();
    await untilAnswered(state, () => client.call(photosApi.sendPhoto, { homeworkId, photoId, ageSeconds: 1, file }));
    keep(photos, client, new Set<string>()).add(photoId);
    await sleep(randomInt(0, 400));
  }
}

async function type(clients: Client[], { homeworkId }: World, { words }: Acknowledged, state: State) {
  const places = new Map<Client, { itemId: string; areaId: string }[]>();
  for (let nth = 0; !state.isOver; nth++) {
    const client = clients[nth % clients.length];
    if (client === undefined) return;
    if (!places.has(client))
      await untilAnswered(state, async () => {
        const { items } = await client.call(onScreenApi.form, { homeworkId });
        const found = items.flatMap(({ itemId, places: own }) =>
          own.flatMap((place) => (place.kind === 'words' ? [{ itemId, areaId: place.areaId }] : [])),
        );
        places.set(client, found);
      });
    for (const { itemId, areaId } of places.get(client) ?? []) {
      const said = `${nth} ${newId()}`;
      const sent = Date.now();
      // Its age grows while it waits: what was written first never stands in the place of what was written later.
      await untilAnswered(state, () => {
        const item = { itemId, given: [{ areaId, words: said }], seconds: 1, ageSeconds: (Date.now() - sent) / 1_000 };
        return client.call(onScreenApi.save, { homeworkId, items: [item] });
      });
      keep(words, client, new Map<string, string>()).set(areaId, said);
    }
    await sleep(randomInt(0, 200));
  }
}

async function speak(clients: Client[], { recording }: World, { recordings }: Acknowledged, state: State) {
  for (let nth = 0; !state.isOver; nth++) {
    const client = clients[nth % clients.length];
    if (client === undefined || nth >= spokenLimits.tries * clients.length) return;
    const tryId = newId();
    await untilAnswered(state, () => client.call(spokenApi.send, { ...recording, tryId }));
    keep(recordings, client, new Set<string>()).add(tryId);
    await sleep(randomInt(200, 2_000));
  }
}

/** What stands beside what was acknowledged, asked of the server as the phones ask. */
async function judge({ homeworkId, spokenId, recording }: World, { photos, recordings, words }: Acknowledged) {
  const counted = { photos: 0, words: 0, recordings: 0 };
  let wrong = 0;
  const size = (recording.file as File).size;
  for (const [client, ids] of photos) {
    const { items } = await judged(client, homeworkId);
    for (const id of ids) {
      counted.photos++;
      const found = items.filter(({ photoId }) => photoId === id);
      const bytes = await client.bytes(photosApi.photoPicture.path.replace('{photoId}', id));
      if (found.length !== 1 || found[0]?.verdict === 'reading' || bytes.length === 0) wrong++;
    }
  }
  for (const [client, given] of words) {
    const { items } = await client.call(onScreenApi.form, { homeworkId });
    const stands = new Map(
      items.flatMap((item) => item.given.flatMap((one) => ('words' in one ? [[one.areaId, one.words] as const] : []))),
    );
    for (const [areaId, said] of given) {
      counted.words++;
      if (stands.get(areaId) !== said) wrong++;
    }
  }
  for (const [client, ids] of recordings) {
    const { tries } = await client.call(spokenApi.task, { spokenId });
    for (const id of ids) {
      counted.recordings++;
      const bytes = await client.bytes(spokenApi.sound.path.replace('{tryId}', id));
      if (tries.filter(({ tryId }) => tryId === id).length !== 1 || bytes.length !== size) wrong++;
    }
  }
  return { counted, wrong };
}

/** The photographs of a student once none is being read any more, or after a while as they stand. */
async function judged(client: Client, homeworkId: string) {
  for (const until = Date.now() + JUDGED_MS; ; await sleep(500)) {
    const found = await client.call(photosApi.photos, { homeworkId });
    if (Date.now() > until || found.items.every(({ verdict }) => verdict !== 'reading')) return found;
  }
}

function keep<K, V>(map: Map<K, V>, key: K, fresh: V): V {
  const known = map.get(key) ?? fresh;
  map.set(key, known);
  return known;
}

const prepare = (folder: string): Promise<World> =>
  inDataFolder(folder, async (world) => {
    const { class: written, homeworkId } = await publishedHomework(world, STUDENTS);
    const course = await SpokenCourse.of(world, STUDENTS);
    const spokenId = await course.give({ tries: spokenLimits.tries });
    return {
      homeworkId,
      spokenId,
      writers: written.students.map(({ token }) => token),
      speakers: course.room.students.map(({ token }) => token),
      recording: course.recording(spokenId),
    };
  });
