import { networkInterfaces } from 'node:os';
import type { KnownServer } from './rules-address.js';
import type { Services } from './services.js';

/** What this process knows of where it is; before it listens, where it is going to. */
export function knownAddress({ settings, app }: Pick<Services, 'settings' | 'app'>): KnownServer {
  const { HOST, PORT, PUBLIC_URL } = settings;
  const addresses = app.addresses().flatMap((one) => (typeof one === 'string' ? [] : one));
  const listening = addresses.length > 0 ? addresses : [{ address: HOST, port: PORT }];
  return {
    publicUrl: PUBLIC_URL,
    listening,
    interfaces: networkInterfaces(),
    host: HOST,
    port: listening[0]?.port ?? PORT,
  };
}
