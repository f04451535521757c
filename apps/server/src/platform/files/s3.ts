import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { hashing, measuring } from './measure.js';
import { openS3Parts } from './s3-parts.js';
import type { FileStore, StoredFile } from './store.js';

const found = <T>(file: T | undefined): T => {
  if (file === undefined) throw new Error('what nobody judges is always right');
  return file;
};

export interface S3Place {
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

/** Files in an S3-compatible store. The key is the content's hash, so bytes pass through a local draft that learns it. */
export function openS3Store(place: S3Place): FileStore {
  const client = new S3Client({
    endpoint: place.endpoint,
    region: place.region,
    forcePathStyle: true,
    credentials: { accessKeyId: place.accessKey, secretAccessKey: place.secretKey },
    // Stores other than Amazon's refuse the newer checksums; the content is known by its SHA-256 anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (sha256: string) => ({ Bucket: place.bucket, Key: `${sha256.slice(0, 2)}/${sha256}` });

  const sizeOf = async (sha256: string) => {
    const head = await client.send(new HeadObjectCommand(at(sha256))).catch(absent);
    return head?.ContentLength;
  };

  /** Writes a stream beside, and to its key once the hash is known; undefined when `isRight` says no. */
  const viaDraft = async <T extends { sha256: string; size: number }>(
    content: AsyncIterable<Uint8Array> | Readable,
    { through, result }: { through: Transform; result(): T },
    isRight: (file: T) => boolean | Promise<boolean> = () => true,
  ): Promise<T | undefined> => {
    const folder = await mkdtemp(join(tmpdir(), 'zhibi-s3-'));
    try {
      const draft = join(folder, 'draft');
      await pipeline(content, through, createWriteStream(draft));
      const file = result();
      if (!(await isRight(file))) return undefined;
      if ((await sizeOf(file.sha256)) !== file.size)
        await new Upload({ client, params: { ...at(file.sha256), Body: createReadStream(draft) } }).done();
      return file;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  const parts = openS3Parts(client, place.bucket);

  return {
    put: async (content, limit, known) => {
      const isKnown = async (file: StoredFile) => {
        await known?.(file);
        return true;
      };
      return found(await viaDraft(content, measuring(limit), isKnown));
    },
    writePart: parts.write,
    async keepDraft(draftId, shape, md5) {
      const content = parts.read(draftId, shape.parts);
      const kept = await viaDraft(content, hashing(), (file) => file.md5 === md5 && file.size === shape.size);
      // The store answers what it was given: a wrong whole was announced wrongly.
      return kept ? { sha256: kept.sha256, size: kept.size } : { lost: [] };
    },
    partsOf: parts.list,
    dropDraft: parts.drop,
    async open(sha256, { range } = {}) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const object = await client.send(new GetObjectCommand({ ...at(sha256), Range })).catch(absent);
      return object?.Body as Readable | undefined;
    },
    sizeOf,
    delete: async (sha256) => void (await client.send(new DeleteObjectCommand(at(sha256)))),
  };
}

function absent(error: { name?: string; $metadata?: { httpStatusCode?: number } }): undefined {
  if (error.$metadata?.httpStatusCode !== 404) throw error;
}
