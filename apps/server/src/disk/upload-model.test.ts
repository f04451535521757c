import { diskApi, missingParts, PART_BYTES, partCountOf, partSizeOf } from '@zhibi/contract/disk';
import { nameKey } from '@zhibi/contract/kernel';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalFile, localFile, mergeOf, partOf, said } from '../../test/disk.js';
import type { Person } from '../../test/person.js';
import { openTestWorld, type TestSchool, type TestWorld } from '../../test/school.js';
import { newId } from '../platform/ids.js';

/** Random sequences of the calls of the protocol against a model of what they mean: `ZHIBI_MODEL_RUNS=10000` for a long run. */
const RUNS = Number(process.env.ZHIBI_MODEL_RUNS ?? 200);

let world: TestWorld;
let school: TestSchool;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  school = await world.newSchool();
});
afterAll(() => world.close());

const one = localFile('教案.txt', 'ten bytes.');
const files: LocalFile[] = [
  one,
  { ...one, name: '教案.TXT' }, // the same name, without case: the same upload
  localFile('教案.txt', 'other words'),
  localFile('空.txt', ''),
  localFile('课件.pptx', PART_BYTES + 7),
];

type Fault = 'none' | 'wrong bytes' | 'short' | 'beyond' | 'lying MD5';
type Op =
  | { do: 'open' | 'merge' | 'merge twice' | 'abort' | 'check'; who: number; file: number }
  | { do: 'part'; who: number; file: number; number: number; fault: Fault };

const who = fc.nat(1);
const file = fc.nat(files.length - 1);
const sequence = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant('open' as const), who, file }) },
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('part' as const),
        who,
        file,
        number: fc.integer({ min: 1, max: 2 }),
        fault: fc.constantFrom<Fault>('none', 'none', 'none', 'none', 'wrong bytes', 'short', 'beyond', 'lying MD5'),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({ do: fc.constantFrom('merge' as const, 'merge twice', 'abort', 'check'), who, file }),
    },
  ),
  { minLength: 4, maxLength: 16 },
);

interface Upload {
  key: string;
  state: 'open' | 'merged' | 'aborted';
  parts: Set<number>;
  spoilt: boolean;
  cdId?: string;
}

/** What one person's disk should be, and what each call should answer. */
class Model {
  readonly uploads = new Map<string, Upload>();
  readonly folder = new Map<string, string>();
  /** The upload that this person's client last heard of for a file. */
  readonly handles = new Map<number, string>();

  keyOf = (local: LocalFile) => `${nameKey(local.name)} ${local.md5} ${local.bytes.length}`;

  /** The id and parts that an opening must answer; no id where it must be a new one. */
  opened(local: LocalFile): { id?: string; parts: number[] } {
    for (const [id, upload] of this.uploads) {
      const stands = upload.state === 'merged' && this.folder.get(nameKey(local.name)) === id;
      if (upload.key !== this.keyOf(local) || !(stands || upload.state === 'open')) continue;
      return { id, parts: stands ? missingParts(local.bytes.length, []) : [...upload.parts].sort() };
    }
    return { parts: [] };
  }
}

async function run(person: Person, model: Model, op: Op): Promise<void> {
  const local = files[op.file] ?? one;
  const id = model.handles.get(op.file) ?? newId();
  const upload = model.uploads.get(id);
  const gone = upload === undefined || upload.state === 'aborted';
  if (op.do === 'check') {
    const { duplicates } = await person.call(diskApi.check, { fileName: [local.name], size: [0], parentCdId: '' });
    expect(duplicates).toEqual(model.folder.has(nameKey(local.name)) ? [local.name] : []);
  } else if (op.do === 'open') {
    const expected = model.opened(local);
    const answer = await person.call(diskApi.getUploadId, said(local));
    expect(answer.partETagList).toEqual(
      expected.parts.map((n) => ({ partNumber: n, partSize: partSizeOf(local.bytes.length, n) })),
    );
    if (expected.id !== undefined) expect(answer.uploadId).toBe(expected.id);
    else {
      expect(model.uploads.has(answer.uploadId)).toBe(false);
      const fresh: Upload = { key: model.keyOf(local), state: 'open', parts: new Set(), spoilt: false };
      model.uploads.set(answer.uploadId, fresh);
    }
    model.handles.set(op.file, answer.uploadId);
  } else if (op.do === 'abort') {
    if (upload === undefined) expect((await person.refused(diskApi.abort, { uploadId: id })).code).toBe(-1404);
    else await person.call(diskApi.abort, { uploadId: id });
    if (upload?.state === 'open') upload.state = 'aborted';
  } else if (op.do === 'part') await sendPart(person, op, local, id, gone ? undefined : upload);
  else await merge(person, model, op, local, id, gone ? undefined : upload);
}

async function sendPart(
  person: Person,
  { number, fault }: Op & { do: 'part' },
  local: LocalFile,
  id: string,
  upload: Upload | undefined,
) {
  const part = partOf(local, id, fault === 'beyond' ? 9 : number);
  const wrong = { 'wrong bytes': { file: part.file.map((byte) => byte ^ 1), partMD5: undefined } };
  const sent = {
    ...part,
    ...(fault === 'wrong bytes' ? wrong[fault] : {}),
    ...(fault === 'short' ? { file: Buffer.alloc(part.file.length === 0 ? 1 : part.file.length - 1) } : {}),
    ...(fault === 'lying MD5' ? { partMD5: '0'.repeat(32) } : {}),
  };
  const isThere = number <= partCountOf(local.bytes.length) && fault !== 'beyond';
  const isGood = isThere && (fault === 'none' || fault === 'wrong bytes');
  if (upload === undefined) expect((await person.refused(diskApi.upload, sent)).code).toBe(-1404);
  else if (!isGood) expect((await person.refused(diskApi.upload, sent)).code).toBe(-1400);
  else {
    expect(await person.call(diskApi.upload, sent)).toEqual({ partNumber: number, partSize: part.partSize });
    if (upload.state !== 'open' || upload.parts.has(number)) return;
    upload.parts.add(number);
    // Nothing of nothing cannot be spoilt.
    if (fault === 'wrong bytes' && part.file.length > 0) upload.spoilt = true;
  }
}

async function merge(
  person: Person,
  model: Model,
  op: Op,
  local: LocalFile,
  id: string,
  upload: Upload | undefined,
): Promise<void> {
  const call = mergeOf(local, id);
  const all = missingParts(local.bytes.length, []);
  const missing = all.filter((n) => !upload?.parts.has(n));
  if (upload === undefined) expect((await person.refused(diskApi.merge, call)).code).toBe(-1404);
  else if (upload.state === 'merged') expect(await person.call(diskApi.merge, call)).toEqual({ cdId: upload.cdId });
  else if (missing.length > 0)
    expect(await person.refused(diskApi.merge, call)).toMatchObject({ reason: 'parts-missing', data: { missing } });
  else if (model.folder.has(nameKey(local.name)))
    expect((await person.refused(diskApi.merge, call)).reason).toBe('name-taken');
  else if (upload.spoilt) {
    expect(await person.refused(diskApi.merge, call)).toMatchObject({
      reason: 'parts-missing',
      data: { missing: all },
    });
    upload.parts.clear();
    upload.spoilt = false;
  } else {
    const times = op.do === 'merge twice' ? [1, 2] : [1];
    const answers = await Promise.all(times.map(() => person.call(diskApi.merge, call)));
    const [first] = answers;
    for (const answer of answers) expect(answer).toEqual(first);
    Object.assign(upload, { state: 'merged', cdId: first?.cdId });
    model.folder.set(nameKey(local.name), id);
  }
}

it(`${RUNS} random sequences of calls answer as the model says`, { timeout: RUNS * 1_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(sequence, async (ops) => {
      const people = [await school.newTeacher(), await school.newTeacher()];
      const models = [new Model(), new Model()];
      for (const op of ops) {
        const [person, model] = [people[op.who], models[op.who]];
        if (person && model) await run(person, model, op);
      }
    }),
    { numRuns: RUNS },
  );
});
