import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const etagOf = (bytes: Uint8Array): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

interface Asked {
  method: string;
  key: string;
  query: URLSearchParams;
  range: string | undefined;
  body: Buffer;
}

interface Answer {
  status: number;
  headers?: Record<string, string | number>;
  body?: Uint8Array | string;
}

const missing: Answer = { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };

/** The part of an S3-compatible store that files use, in memory: objects, ranges, lists by pages, uploads in parts. Asks for the right key. */
export async function startS3Server({ bucket, accessKey }: { bucket: string; accessKey: string }) {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();

  const list = (query: URLSearchParams): Answer => {
    const most = Number(query.get('max-keys') ?? 1_000);
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
    const page = keys.slice(0, most);
    const next =
      keys.length > most ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>` : '';
    const contents = page.map((key) => `<Contents><Key>${escaped(key)}</Key></Contents>`).join('');
    return { status: 200, body: `<ListBucketResult>${contents}${next}</ListBucketResult>` };
  };

  const read = ({ key, range }: Asked): Answer => {
    const whole = objects.get(key);
    if (whole === undefined) return missing;
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    if (from === undefined) return { status: 200, headers: { etag: etagOf(whole) }, body: whole };
    const body = whole.subarray(Number(from), Number(to) + 1);
    const headers = { 'content-range': `bytes ${from}-${Number(from) + body.length - 1}/${whole.length}` };
    return { status: 206, headers, body };
  };

  const write = ({ key, query, body }: Asked): Answer => {
    const parts = uploads.get(query.get('uploadId') ?? '');
    if (parts !== undefined) parts.set(Number(query.get('partNumber')), body);
    else objects.set(key, body);
    return { status: 200, headers: { etag: etagOf(body) } };
  };

  const uploadInParts = ({ key, query }: Asked): Answer => {
    const uploadId = query.get('uploadId');
    if (uploadId === null) {
      const begun = `upload-${uploads.size + 1}`;
      uploads.set(begun, new Map());
      const of = `<Bucket>${bucket}</Bucket><Key>${escaped(key)}</Key><UploadId>${begun}</UploadId>`;
      return { status: 200, body: `<InitiateMultipartUploadResult>${of}</InitiateMultipartUploadResult>` };
    }
    const parts = [...(uploads.get(uploadId) ?? [])].sort(([one], [other]) => one - other);
    objects.set(key, Buffer.concat(parts.map(([, bytes]) => bytes)));
    return {
      status: 200,
      body: `<CompleteMultipartUploadResult><Key>${escaped(key)}</Key></CompleteMultipartUploadResult>`,
    };
  };

  const answer = (asked: Asked): Answer => {
    if (asked.method === 'GET' && asked.key === '') return list(asked.query);
    if (asked.method === 'GET' || asked.method === 'HEAD') return read(asked);
    if (asked.method === 'PUT') return write(asked);
    if (asked.method === 'POST') return uploadInParts(asked);
    objects.delete(asked.key);
    return { status: 204 };
  };

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://s3');
    const [, named, ...key] = decodeURIComponent(pathname).split('/');
    const { method = 'GET', headers } = request;
    const body = await buffer(request);
    const isKnown = headers.authorization?.includes(`Credential=${accessKey}/`) === true && named === bucket;
    const {
      status,
      headers: said,
      body: content = '',
    } = isKnown ? answer({ method, key: key.join('/'), query, range: headers.range, body }) : { status: 403 };
    const bytes = Buffer.from(content);
    response.writeHead(status, { 'content-length': bytes.length, ...said }).end(method === 'HEAD' ? '' : bytes);
  };

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a path
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { endpoint: `http://127.0.0.1:${port}`, close };
}
