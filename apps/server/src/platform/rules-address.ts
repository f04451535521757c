/** An address of a network card, as the machine tells it. */
interface CardAddress {
  address: string;
  family: string;
  internal: boolean;
}

interface Known {
  /** What people type, where the school has said so. */
  publicUrl: string | undefined;
  /** Where the server listens. */
  listening: readonly { address: string; port: number }[];
  interfaces: Readonly<Record<string, readonly CardAddress[] | undefined>>;
}

/** Of containers and virtual machines: no phone stands in them. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|tun|tap|zt|utun)/i;
const EVERYWHERE = ['0.0.0.0', '::'];

const isLoopback = (host: string): boolean => host === 'localhost' || host === '[::1]' || host.startsWith('127.');

/** Where a phone in the same network reaches this server; null where none does, or nobody knows. */
export function addressForPhones({ publicUrl, listening, interfaces }: Known): string | null {
  if (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname)) return new URL(publicUrl).origin;
  const [open] = listening.filter(({ address }) => EVERYWHERE.includes(address));
  if (open === undefined) {
    const [own] = listening.filter(({ address }) => !address.includes(':') && !isLoopback(address));
    return own === undefined ? null : `http://${own.address}:${own.port}`;
  }
  const outward = Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, infos]) => infos ?? [])
    .find(({ internal, family, address }) => !internal && family === 'IPv4' && !address.startsWith('169.254.'));
  return outward === undefined ? null : `http://${outward.address}:${open.port}`;
}

/** What it was told of itself beside that. */
export interface KnownServer extends Known {
  host: string;
  port: number;
}

interface Typed {
  protocol: string;
  host: string;
}

/**
 * What is printed so that a telephone opens it: the address that the school has named, else the one that somebody typed who sits at another
 * machine, else where the network reaches this server. Of a server that listens to its own machine alone it is that, with its port: what nobody
 * else can open is still opened there.
 */
export function addressToPrint(known: KnownServer, typed: Typed): string {
  const { publicUrl, host, port } = known;
  const own = publicUrl === undefined || isLoopback(new URL(publicUrl).hostname);
  const said = new URL(`${typed.protocol}://${typed.host}`);
  if (own && !isLoopback(said.hostname)) return said.origin;
  return addressForPhones(known) ?? publicUrl ?? `http://${EVERYWHERE.includes(host) ? '127.0.0.1' : host}:${port}`;
}
