import { describe, expect, it } from 'vitest';
import { correctAddress, type Pen, withPen } from './pen-news.js';

const pen = (deviceMac: string, status: Pen['status'] = 'connected'): Pen => ({
  deviceName: `Pen ${deviceMac}`,
  deviceMac,
  status,
  pageCode: '',
  codeRule: '',
  battery: null,
});

describe('the pens that wait to be seen', () => {
  it('are each there once, the newest first', () => {
    const pens = [pen('A'), pen('B'), pen('A')].reduce<Pen[]>(withPen, []);
    expect(pens.map(({ deviceMac }) => deviceMac)).toEqual(['A', 'B']);
  });

  it('are forgotten when they have gone', () => {
    expect(withPen([pen('A'), pen('B')], pen('A', 'disconnected')).map(({ deviceMac }) => deviceMac)).toEqual(['B']);
  });
});

it('the address of the correction page carries what the specification says', () => {
  const one = { ...pen('A'), pageCode: '3.27.1.2', codeRule: 'tstudy' };
  expect(correctAddress(one)).toBe('/correct?deviceName=Pen+A&status=connected&pageCode=3.27.1.2&codeRule=tstudy');
});
