import { describe, expect, it } from 'vitest';
import { lookOf } from './rules-first-picture.js';

const look = (url: string, cookie = '') => lookOf({ url, cookie }, ['/index', '/source/list']);

describe('the first picture of a visit', () => {
  it.each([
    ['/login', '', 'login'],
    ['/login?redirect=%2Findex', '', 'login'],
    ['/login?admin=true', '', 'admin'],
    ['/', '', 'login'],
    ['/index', '', 'login'],
    ['/index', 'look=zh.in', 'shell'],
    ['/', 'look=zh.in', 'shell'],
    ['/source/list?a=1', 'a=b; look=en.in', 'shell'],
    ['/login', 'look=zh.in', 'login'],
    ['/login', 'look=zh.account', 'login'],
  ] as const)('at %s with %j is %s', (url, cookie, picture) => {
    expect(look(url, cookie).picture).toBe(picture);
  });

  it.each([
    ['a form of the login that is not drawn beforehand', '/login?register=true', ''],
    ['somebody on the way back from WeChat', '/login?code=c&state=s', ''],
    ['the account of a slip, which stands in the form already', '/login?account=lin', ''],
    ['who logs in by phone', '/login', 'look=zh.phone'],
    ['a tool that fills the window', '/paperTest/self', 'look=zh.in'],
    ['an address that hands over a session', '/index?token=x', 'look=zh.in'],
    ['a page that is open to everybody', '/upgrade', ''],
  ])('is none for %s', (_, url, cookie) => {
    expect(look(url, cookie).picture).toBeNull();
  });

  it.each([
    ['', 'zh'],
    ['look=zh.account', 'zh'],
    ['look=en.account', 'en'],
    ['outlook=en.account', 'zh'],
  ] as const)('cookie %j: %s', (cookie, language) => {
    expect(look('/login', cookie).language).toBe(language);
  });
});
