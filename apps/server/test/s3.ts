import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { openS3Store } from '../src/platform/files/s3.js';
import type { FileStore } from '../src/platform/files/store.js';
import { startS3Server } from './s3-server.js';

/** A store on an S3-compatible server, and a way to put other bytes in the place of a content, as a failing disk would. */
export async function startS3(): Promise<{
  store: FileStore;
  damage(sha256: string, bytes: Uint8Array): Promise<void>;
  close(): Promise<unknown>;
}> {
  const place = { bucket: 'zhibi', accessKey: 'zhibi-tests' };
  const { endpoint, close } = await startS3Server(place);
  const whole = { ...place, endpoint, region: 'us-east-1', secretKey: 'secret' };
  const client = new S3Client({
    endpoint,
    region: whole.region,
    forcePathStyle: true,
    credentials: { accessKeyId: whole.accessKey, secretAccessKey: whole.secretKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  return {
    store: openS3Store(whole),
    damage: async (sha256, bytes) =>
      void (await client.send(
        new PutObjectCommand({ Bucket: place.bucket, Key: `${sha256.slice(0, 2)}/${sha256}`, Body: bytes }),
      )),
    close: async () => {
      client.destroy();
      await close();
    },
  };
}
