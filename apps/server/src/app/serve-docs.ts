import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiOf } from '../platform/openapi.js';
import { endpoints } from './domains.js';

/** The OpenAPI document of the contract, to read at /docs and as JSON at /docs/json. */
export async function serveDocs(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: openApiOf(endpoints, version) as never } });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}
