import fc from 'fast-check';
import { expect, it } from 'vitest';
import { weixinAddress, weixinReturn } from './weixin-address.js';

it('names the application, the way back and the state, in the order WeChat asks for', () => {
  expect(weixinAddress({ appid: 'wx1', state: 'a.b', back: 'https://school.test/login?redirect=%2Findex' })).toBe(
    'https://open.weixin.qq.com/connect/qrconnect?appid=wx1&redirect_uri=https%3A%2F%2Fschool.test%2Flogin%3Fredirect%3D%252Findex&response_type=code&scope=snsapi_login&state=a.b#wechat_redirect',
  );
});

it('never leads anywhere but to WeChat, and brings the way back unharmed', () =>
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.webUrl({ withQueryParameters: true }), (appid, state, back) => {
      const url = new URL(weixinAddress({ appid, state, back }));
      expect([url.origin, url.searchParams.get('redirect_uri'), url.searchParams.get('state')]).toEqual([
        'https://open.weixin.qq.com',
        back,
        state,
      ]);
    }),
  ));

it.each([
  ['code=c&state=s', { code: 'c', state: 's' }],
  ['code=c', null],
  ['state=s', null],
  ['code=&state=s', null],
  ['redirect=%2Findex', null],
])('%s is a way back from WeChat: %j', (query, back) => {
  expect(weixinReturn(new URLSearchParams(query))).toEqual(back);
});
