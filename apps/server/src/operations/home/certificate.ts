import { connect } from 'node:tls';
import type { Clock } from '../../platform/clock.js';

/** What the address that people type shows of itself. */
export interface Certificate {
  until: Date;
  /** Browsers would warn of it. */
  isTrusted: boolean;
}

const PATIENCE_MS = 3_000;
/** A certificate does not change from minute to minute. */
const KNOWN_MS = 3_600_000;
const AGAIN_MS = 60_000;

/**
 * Looks at the certificate of an address as a browser would, at most once an hour. Undefined where the address has none, or does not answer.
 * @param address PUBLIC_URL
 */
export function openCertificate(address: string | undefined, clock: Clock): () => Promise<Certificate | undefined> {
  if (address === undefined || new URL(address).protocol !== 'https:') return async () => undefined;
  const { hostname, port } = new URL(address);
  let known: { until: number; certificate: Promise<Certificate | undefined> } | undefined;
  return async () => {
    const now = clock.now().getTime();
    if (known === undefined || now > known.until) {
      const certificate = look(hostname, Number(port || 443));
      known = { until: now + AGAIN_MS, certificate };
      const mine = known;
      void certificate.then((found) => {
        if (found !== undefined) mine.until = now + KNOWN_MS;
      });
    }
    return known.certificate;
  };
}

/** Whatever it shows is looked at: an untrusted or expired one most of all. */
function look(host: string, port: number): Promise<Certificate | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: PATIENCE_MS });
    const end = (found: Certificate | undefined) => {
      socket.destroy();
      resolve(found);
    };
    socket.once('secureConnect', () => {
      const { valid_to: until } = socket.getPeerCertificate();
      end(until ? { until: new Date(until), isTrusted: socket.authorized } : undefined);
    });
    socket.once('timeout', () => end(undefined));
    socket.once('error', () => end(undefined)); // told as an address that does not answer
  });
}
