import { createHash } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { type Part, WrongBytes } from './store.js';

/** Parts of drafts as objects of their own: an S3 multipart upload takes no parts below 5 MiB, and ours are smaller. */
export function openS3Parts(client: S3Client, bucket: string) {
  const keyOf = (draftId: string, number: number) => ({ Bucket: bucket, Key: `parts/${draftId}/${number}` });

  return {
    write: async (draftId: string, { number, md5 }: Part, bytes: Uint8Array): Promise<void> => {
      if (md5 !== undefined && createHash('md5').update(bytes).digest('hex') !== md5) throw new WrongBytes();
      // A copy: the client reads it again for a second try, and takes no memory that is shared with threads.
      const Body = Buffer.from(bytes);
      await client.send(new PutObjectCommand({ ...keyOf(draftId, number), Body, ContentLength: bytes.length }));
    },
    /** The bytes of all parts in order; a part that is not there ends it, and the whole has not its size then. */
    async *read(draftId: string, count: number): AsyncGenerator<Uint8Array> {
      for (let number = 1; number <= count; number++) {
        const object = await client.send(new GetObjectCommand(keyOf(draftId, number))).catch(absent);
        if (object?.Body === undefined) return;
        yield await object.Body.transformToByteArray();
      }
    },
    /** The numbers of the parts that are there, in order. */
    list: async (draftId: string): Promise<number[]> => {
      const numbers: number[] = [];
      for (let token: string | undefined; ; ) {
        const page: ListObjectsV2CommandOutput = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: `parts/${draftId}/`, ContinuationToken: token }),
        );
        numbers.push(...(page.Contents ?? []).map(({ Key = '' }) => Number(Key.split('/').at(-1))));
        token = page.NextContinuationToken;
        if (token === undefined) return numbers.sort((a, b) => a - b);
      }
    },
    drop: async (draftId: string): Promise<void> => {
      for (;;) {
        const { Contents: found = [] } = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: `parts/${draftId}/`, MaxKeys: 100 }),
        );
        if (found.length === 0) return;
        await Promise.all(found.map(({ Key }) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key }))));
      }
    },
  };
}

function absent(error: { name?: string; $metadata?: { httpStatusCode?: number } }): undefined {
  if (error.$metadata?.httpStatusCode !== 404) throw error;
}
