import type { Endpoint } from '@zhibi/contract/kernel';
import type { FastifyRequest } from 'fastify';
import type { Device } from '../guard.js';
import { ensure, Problem } from '../problem.js';
import type { Services } from '../services.js';
import { SignedSockets } from './signed-sockets.js';

/** For signed programs that call often: one connection, opened by a signed GET, over which they may make these calls. */
export function mountSocket(services: Services, endpoint: Endpoint, calls: readonly Endpoint[]): void {
  const { app, guard } = services;
  ensure(endpoint.access === 'device' && calls.every(({ access }) => access === 'device'));
  const sockets = new SignedSockets(services, endpoint, calls);
  const devices = new WeakMap<FastifyRequest, Device>();
  app.addHook('preClose', () => sockets.stop());
  app.route({
    method: 'GET',
    url: endpoint.path,
    config: { endpoint },
    // Before the upgrade: who may not hears it as over HTTP.
    preHandler: async (request) => void devices.set(request, await guard.deviceOf(request)),
    handler: () => {
      throw new Problem('invalid', 'upgrade-needed', { status: 426 });
    },
    wsHandler: (socket, request) => {
      const device = devices.get(request);
      if (device === undefined) socket.terminate();
      else sockets.take(socket, request, device);
    },
  });
}
