import type { AddressInfo } from 'node:net';
import type { Language } from '@zhibi/contract/kernel';
import { firstAdministrator } from './first-administrator.js';
import { type Needs, type OpenServices, openServices } from './open-services.js';
import { mountPartnerLink } from './partner-link.js';
import { type Demo, welcome } from './welcome.js';

/** Answers calls on a database that is migrated, makes the first administrator where nobody is, and says where. */
export async function serve({
  demo,
  language,
  ...needs
}: Needs & { demo: Demo | undefined; language: Language }): Promise<{ services: OpenServices; address: string }> {
  const services = await openServices(needs);
  try {
    const administrator = demo === undefined ? await firstAdministrator(services) : undefined;
    const partner = demo?.accounts.find(({ loginPath }) => loginPath === 'hand-over');
    const partnerPath = partner && mountPartnerLink(services, partner.account);
    const { HOST, PORT, PUBLIC_URL } = needs.settings;
    await services.app.listen({ host: HOST, port: PORT });
    const { port } = services.app.server.address() as AddressInfo; // as: it listens on a port, not on a socket file
    const address = PUBLIC_URL ?? `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${port}`;
    welcome({ address, language, demo, administrator, partnerPath });
    return { services, address };
  } catch (error) {
    await services.close();
    throw error;
  }
}
