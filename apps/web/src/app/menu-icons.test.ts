import type { RoleCode } from '@zhibi/contract/kernel';
import { isValidElement } from 'react';
import { expect, it } from 'vitest';
import { entries } from './menu.js';
import { menuIcons } from './menu-icons.js';

const printCentre: RoleCode = 'ZHIBI_PRINT_CENTER';

it('no two entries of the print centre have one icon', () => {
  const icons = entries
    .filter(({ roles }) => roles?.includes(printCentre))
    .map(({ name }) => (isValidElement(menuIcons[name]) ? menuIcons[name].type : undefined));
  expect(icons.length).toBeGreaterThan(5);
  expect(new Set(icons).size).toBe(icons.length);
});
