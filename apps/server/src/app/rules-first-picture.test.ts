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
    ['/index', 'look=zh.in', 'home'],
    ['/', 'look=zh.in', 'home'],
    ['/', 'look=zh.student', 'studentHome'],
    ['/source/list', 'look=zh.student', 'shell'],
    ['/source/list?a=1', 'a=b; look=en.in', 'shell'],
    ['/login', 'look=zh.in', 'login'],
    ['/login', 'look=zh.account', 'login'],
    ['/login', 'look=zh.phone', 'phone'],
    ['/', 'look=zh.weixin', 'weixin'],
    ['/login?register=true', 'look=zh.phone', 'register'],
    ['/login?register=ABCD-1234', '', 'register'],
    ['/login?code=c&state=s', '', 'returning'],
    ['/login?code=c', '', 'login'],
    ['/login?admin=true&register=true', 'look=en.phone', 'admin'],
  ] as const)('at %s with %j is %s', (url, cookie, picture) => {
    expect(look(url, cookie).picture).toBe(picture);
  });

  it.each([
    ['a tool that fills the window', '/paperTest/self', 'look=zh.in'],
    ['an address that hands over a session', '/index?token=x', 'look=zh.in'],
    ['a page that is open to everybody', '/upgrade', ''],
  ])('is none for %s', (_, url, cookie) => {
    expect(look(url, cookie).picture).toBeNull();
  });

  it.each([
    ['/login?account=lin_ruoxi', { account: 'lin_ruoxi' }],
    ['/login?admin=true&account=office', { account: 'office' }],
    ['/login?register=ABCD-1234', { activationCode: 'ABCD-1234' }],
    ['/login?register=true', {}],
    ['/index?account=lin', {}],
  ])('at %s the fields hold %j', (url, known) => {
    expect(look(url).known).toEqual(known);
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
