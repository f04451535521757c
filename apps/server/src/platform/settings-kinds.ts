import { isIP } from 'node:net';
import { z } from 'zod';

/** What a setting should be, in both languages: a schema has room for one text, which carries them. */
export const should = (zh: string, en: string): string => JSON.stringify({ zh, en });

/** A whole number from the environment, which knows only strings. */
export const whole = (low: number, high: number, fallback: number) => {
  const error = should(`${low} 到 ${high} 之间的整数`, `a whole number from ${low} to ${high}`);
  return z
    .string()
    .regex(/^\d+$/, error)
    .transform(Number)
    .refine((n) => n >= low && n <= high, error)
    .default(fallback);
};
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: should(`${values.join('、')} 之一`, `one of ${values.join(', ')}`) });
/** An address, or a network as address/bits. */
export const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.trim().split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return isIP(address) > 0 && more.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most));
};
/** Written into a header and a page: nothing but scheme, host and port may stand in it. */
const isOrigin = (text: string) => /^https?:\/\/[a-z0-9.-]+(:\d+)?$/i.test(text);
/** The origins of a list with commas between. */
export const originsOf = (text: string): string[] =>
  text.split(',').flatMap((one) => one.trim().replace(/\/$/, '') || []);
export const optionalText = z.string().min(1).optional();
export const asAddress = (example: string): string => should(`形如 ${example} 的地址`, `an address such as ${example}`);
export const webAddress = z.url({ protocol: /^https?$/, error: asAddress('https://zhibi.example.org') }).optional();

export const mailAddress = z.email({ error: asAddress('zhibi@example.org') }).optional();

export const origins = z
  .string()
  .refine(
    (text) => originsOf(text).every(isOrigin),
    should(
      '形如 https://partner.example.org 的来源，用逗号分隔',
      'origins such as https://partner.example.org, a comma between',
    ),
  )
  .optional();
