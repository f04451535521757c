import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Where a server never speaks to a printer: itself, what clouds answer to machines, and addresses of nobody or of everybody. */
const never: readonly string[] = [
  '0.0.0.0/8',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '224.0.0.0/3',
  '::/128',
  '::1/128',
  'fe80::/10',
  'ff00::/8',
  'fd00:ec2::254/128',
];

/** The server may not speak to this address. */
export class Forbidden extends Error {}

/** Which addresses are spoken to: those of the networks that are named, or all but the ones above. */
export function reachable(networks: string | undefined): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks?.split(',') ?? never) {
    const [address = '', bits] = network.trim().split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address) => {
    const isListed = list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
    return networks === undefined ? !isListed : isListed;
  };
}

/** Looks a name up, and refuses addresses that are not reachable: what is judged is what is connected to, each time anew. */
export const lookupWithin =
  (isReachable: (address: string) => boolean): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0);
      const allowed = found.filter(({ address }) => isReachable(address));
      const [first] = allowed;
      if (first === undefined) return done(new Forbidden(hostname), '', 0);
      if (options.all) done(null, allowed);
      else done(null, first.address, first.family);
    });
  };
