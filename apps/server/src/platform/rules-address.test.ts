import { expect, it } from 'vitest';
import { addressForPhones, addressToPrint } from './rules-address.js';

const at = (address: string, internal = false) => ({ address, internal, family: 'IPv4' });
const interfaces = {
  lo: [at('127.0.0.1', true)],
  docker0: [at('172.17.0.1')],
  wlan1: [at('169.254.3.4')],
  eth0: [at('192.168.1.20')],
};
const on = (address: string) => [{ address, port: 8080 }];

it.each([
  ['what the school has named', 'https://zhibi.school.cn/', on('127.0.0.1'), 'https://zhibi.school.cn'],
  ['the network card of a server that listens everywhere', undefined, on('0.0.0.0'), 'http://192.168.1.20:8080'],
  ['the same, for IPv6 too', undefined, on('::'), 'http://192.168.1.20:8080'],
  ['the one address that it listens on', undefined, on('10.1.2.3'), 'http://10.1.2.3:8080'],
  ['a name that only this machine knows is none', 'http://127.0.0.1:8080', on('0.0.0.0'), 'http://192.168.1.20:8080'],
  ['of a server that listens to itself alone there is none', 'http://localhost:8080', on('127.0.0.1'), null],
  ['of one that listens nowhere there is none', undefined, [], null],
])('the address for phones: %s', (_, publicUrl, listening, expected) => {
  expect(addressForPhones({ publicUrl, listening, interfaces })).toBe(expected);
});

it('is none where the machine has no network', () => {
  const { lo, docker0 } = interfaces;
  expect(addressForPhones({ publicUrl: undefined, listening: on('0.0.0.0'), interfaces: { lo, docker0 } })).toBeNull();
});

const itself = { listening: on('127.0.0.1'), interfaces, host: '127.0.0.1', port: 8080 };
const everywhere = { ...itself, listening: on('0.0.0.0'), host: '0.0.0.0' };
it.each([
  [
    'what the school has named',
    { ...everywhere, publicUrl: 'https://zhibi.school.cn' },
    '10.1.1.1:80',
    'https://zhibi.school.cn',
  ],
  [
    'what a teacher at another machine typed',
    { ...everywhere, publicUrl: undefined },
    'zhibi.lan:8080',
    'http://zhibi.lan:8080',
  ],
  [
    'that of the network, where a teacher sits at the server',
    { ...everywhere, publicUrl: undefined },
    'localhost:8080',
    'http://192.168.1.20:8080',
  ],
  [
    'that of the network, where it is printed by itself',
    { ...everywhere, publicUrl: 'http://127.0.0.1:8080' },
    'localhost',
    'http://192.168.1.20:8080',
  ],
  ['never one without the port', { ...itself, publicUrl: undefined }, 'localhost:80', 'http://127.0.0.1:8080'],
])('the address on paper: %s', (_, known, host, expected) => {
  expect(addressToPrint(known, { protocol: 'http', host })).toBe(expected);
});
