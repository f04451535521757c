import { SOCKET_LINE_BYTES } from '@zhibi/contract/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMessage, withId } from './rules-message.js';

const line = { id: '1', url: '/api/pen/ink?timestamp=1&nonce=12345678', signature: 'abc=' };

describe('a message of a socket', () => {
  it('is a line that says what is called, and the bytes of the body as they came', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (body) => {
        const message = readMessage(Buffer.concat([Buffer.from(`${JSON.stringify(line)}\n`), body]));
        expect(message).toEqual({ call: line, body: Buffer.from(body) });
      }),
    );
  });

  it('is no call where its line is none, and says whose it is where that can be read', () => {
    const ids = (text: string) => {
      const message = readMessage(Buffer.from(text));
      return 'call' in message ? message.call.id : [message.id];
    };
    expect(ids(JSON.stringify(line))).toEqual([null]); // without a line feed
    expect(ids(`${JSON.stringify({ ...line, signatureMethod: 'MD5' })}\n`)).toEqual(['1']);
    expect(ids(`${JSON.stringify({ ...line, id: 7 })}\n`)).toEqual([null]);
    expect(ids(`${JSON.stringify({ ...line, more: 'x'.repeat(SOCKET_LINE_BYTES) })}\n`)).toEqual([null]);
    expect(ids('\n')).toEqual([null]);
  });

  it('may be anything: it is read, or told to be no call', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.json(), (garbage, json) => {
        for (const bytes of [Buffer.from(garbage), Buffer.from(`${json}\n${json}`)])
          expect(Object.keys(readMessage(bytes)).sort()).toSatisfy(
            (keys: string[]) => keys.join() === 'id' || keys.join() === 'body,call',
          );
      }),
    );
  });

  it('is answered with its id before the envelope', () => {
    fc.assert(
      fc.property(fc.option(fc.string()), fc.json(), (id, json) => {
        const envelope = JSON.stringify({ code: 1, msg: '"', data: JSON.parse(json) });
        expect(JSON.parse(withId(id, envelope))).toEqual({ id, ...JSON.parse(envelope) });
      }),
    );
  });
});
