import { expect, it } from 'vitest';
import { Way, way, wayBackTo } from './way.js';

const walked = (...addresses: string[]) => {
  const way = new Way();
  for (const address of addresses) way.enter(address);
  return way;
};

it('a tool leads back to the screen that called it, as it was left', () => {
  expect(walked('/list?page=2', '/mark?homework=1').opener('/mark')).toBe('/list?page=2');
  expect(walked('/home', '/mark?homework=1', '/mark?homework=1&item=2').opener('/mark')).toBe('/home');
});

it('a typed address was opened from nowhere', () => {
  expect(walked('/mark?homework=1').opener('/mark')).toBeUndefined();
});

it('coming back opens nothing anew: the way back never turns in a circle', () => {
  const way = walked('/list', '/detail?homework=1', '/mark?homework=1', '/detail?homework=1');
  expect(way.opener('/detail')).toBe('/list');
  way.enter('/list');
  expect(way.opener('/list')).toBeUndefined();
});

it('two tools that lead to each other still lead out', () => {
  const way = walked('/list', '/preview?paper=1', '/editor?paper=1', '/preview?paper=1');
  expect([way.opener('/preview'), way.opener('/editor')]).toEqual(['/list', '/preview?paper=1']);
});

it('leads from one of the things of a screen back to all of them', () => {
  way.enter('/list?status=open');
  way.enter('/detail?homework=1');
  expect(wayBackTo('/list')).toBe('/list?status=open');
  way.enter('/list?one=1');
  expect(wayBackTo('/list')).toBe('/list');
  way.forget();
});

it('leads from one thing that was opened from another screen back to that one, however it was turned meanwhile', () => {
  way.enter('/detail?homework=1');
  way.enter('/report?homework=1');
  way.enter('/report?homework=1&class=2');
  way.enter('/mark?homework=1');
  way.enter('/report?homework=1&class=2');
  expect(wayBackTo('/report')).toBe('/detail?homework=1');
  way.enter('/detail?homework=1');
  way.enter('/report?class=2');
  way.enter('/report?homework=3');
  expect(wayBackTo('/report'), 'from the list').toBe('/report');
  way.forget();
});

it('a screen is found again as it was last seen, and nothing of it by the next person', () => {
  const way = walked('/list?status=open', '/detail');
  expect(way.last('/list')).toBe('/list?status=open');
  way.forget();
  expect([way.last('/list'), way.opener('/detail')]).toEqual([undefined, undefined]);
});
