import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiOf } from '../platform/openapi.js';
import { endpoints } from './apis.js';

/**
 * All that the page needs comes from here: a school's network has neither https nor a way out, so nothing is upgraded, no
 * address of others is allowed, and the document is judged by nobody else.
 */
const policyOf = ({ script, style }: FastifyInstance['swaggerCSP']) =>
  [
    "default-src 'self'",
    `script-src 'self' ${script.join(' ')}`,
    `style-src 'self' ${style.join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

/** The OpenAPI document of the contract, to read at /docs and as JSON at /docs/json. */
export async function serveDocs(app: FastifyInstance, version: string): Promise<void> {
  // Drawn up when somebody reads it: at every start it would keep people waiting for what hardly anybody asks for.
  const draw = () => openApiOf(endpoints, version) as never; // as: the plugin knows older documents than 3.1
  await app.register(swagger, { mode: 'dynamic', openapi: {}, transformObject: draw });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    transformStaticCSP: () => policyOf(app.swaggerCSP),
    uiConfig: { validatorUrl: null },
  });
}
