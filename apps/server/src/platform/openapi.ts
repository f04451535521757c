import { type Access, type Endpoint, problemCodes } from '@zhibi/contract/kernel';
import { z } from 'zod';

/** The OpenAPI 3.1 document of a list of endpoints: what a stranger's client is written against. */
export function openApiOf(endpoints: readonly Endpoint[], version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = paths[endpoint.path] ?? {};
    paths[endpoint.path] = path;
    path[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Zhibi 纸笔',
      version,
      description: 'Every answer is `{code, msg, data}`; code 1 is success. `msg` follows Accept-Language (zh-CN, en).',
    },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        signature: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Signature',
          description: 'HMAC over method, path and sorted parameters; with X-Key-Id',
        },
      },
    },
  };
}

function operationOf(endpoint: Endpoint) {
  const input = schemaOf(endpoint.input, 'input');
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const properties = (input.properties ?? {}) as Record<string, object>;
  const required = new Set((input.required as string[] | undefined) ?? []);
  const outside = endpoint.method === 'GET' ? Object.keys(properties) : inPath;
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? ''],
    description: accessText(endpoint.access),
    ...(endpoint.access === 'public'
      ? {}
      : { security: [endpoint.access === 'device' ? { signature: [] } : { token: [] }] }),
    parameters: outside.map((name) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || required.has(name),
      schema: properties[name] ?? { type: 'string' },
    })),
    ...(endpoint.method === 'GET'
      ? {}
      : {
          requestBody: {
            content: { [endpoint.kind === 'form' ? 'multipart/form-data' : 'application/json']: { schema: input } },
          },
        }),
    responses: {
      ...(endpoint.kind === 'socket'
        ? { 101: { description: 'The connection is a WebSocket from now on' } }
        : { 200: { description: 'Success', content: successOf(endpoint) } }),
      default: {
        description: `Problems: ${Object.values(problemCodes)
          .map((p) => p.code)
          .join(', ')}${reasonsText(endpoint)}`,
      },
    },
  };
}

function successOf(endpoint: Endpoint) {
  if (endpoint.kind === 'file') return { 'application/octet-stream': {} };
  if (endpoint.kind === 'stream') return { 'text/event-stream': {} };
  return {
    'application/json': {
      schema: {
        type: 'object',
        properties: { code: { const: 1 }, msg: { type: 'string' }, data: schemaOf(endpoint.output, 'output') },
      },
    },
  };
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>;

const accessText = (access: Access) =>
  typeof access === 'string' ? `Access: ${access}.` : `Access: ${access.roles.join(', ')}.`;
const reasonsText = ({ reasons }: Endpoint) =>
  reasons
    ? `; reasons: ${Object.entries(reasons)
        .map(([word, { en }]) => `${word} (${en})`)
        .join(', ')}`
    : '';
