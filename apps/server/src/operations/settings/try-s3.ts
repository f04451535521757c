import { newId } from '../../platform/ids.js';
import type { Settings } from '../../platform/settings.js';
import { fails, type Tried, whyUnreachable, works } from './words.js';

const PATIENCE_MS = 10_000;

/** Writes a small object into the store of files, reads it back and removes it. */
export async function tryS3(settings: Settings): Promise<Tried> {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY } = settings;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY)
    return fails('没有设置 S3_ENDPOINT：文件存在 DATA_DIR 中', 'S3_ENDPOINT is not set: files are kept in DATA_DIR');
  const { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: { accessKeyId: S3_ACCESS_KEY, secretAccessKey: S3_SECRET_KEY },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const object = { Bucket: S3_BUCKET, Key: `zhibi-test/${newId()}` };
  const patience = () => ({ abortSignal: AbortSignal.timeout(PATIENCE_MS) });
  try {
    await client.send(new PutObjectCommand({ ...object, Body: object.Key }), patience());
    const { Body } = await client.send(new GetObjectCommand(object), patience());
    const read = await Body?.transformToString();
    await client.send(new DeleteObjectCommand(object), patience());
    if (read !== object.Key) return fails('读回的内容与写入的不同', 'What was read back is not what was written');
  } catch (error) {
    return whyUnreachable(error, new URL(S3_ENDPOINT).host) ?? said(error, S3_BUCKET);
  } finally {
    client.destroy();
  }
  return works(
    `可以在存储桶 ${S3_BUCKET} 中写入、读取和删除`,
    `The bucket ${S3_BUCKET} can be written, read and cleared`,
  );
}

function said(error: unknown, bucket: string): Tried {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NoSuchBucket') return fails(`没有名为 ${bucket} 的存储桶`, `There is no bucket ${bucket}`);
  if (name === 'InvalidAccessKeyId' || name === 'SignatureDoesNotMatch')
    return fails(
      '存储不接受 S3_ACCESS_KEY 或 S3_SECRET_KEY',
      'The store does not accept S3_ACCESS_KEY or S3_SECRET_KEY',
    );
  const status = statusOf(error);
  if (status === 403)
    return fails(
      `存储不允许在 ${bucket} 中写入：请检查密钥和权限`,
      `The store does not allow writing into ${bucket}: check the keys and their rights`,
    );
  return fails(`存储答复 ${status ?? (name || '--')}`, `The store answered ${status ?? (name || '--')}`);
}

const statusOf = (error: unknown): number | undefined => {
  const metadata = error instanceof Error && '$metadata' in error ? error.$metadata : undefined;
  const status = metadata instanceof Object && 'httpStatusCode' in metadata ? metadata.httpStatusCode : undefined;
  return typeof status === 'number' ? status : undefined;
};
