import { afterEach, expect, it, vi } from 'vitest';
import { fetchScriptsBehind } from './scripts-behind.js';

afterEach(() => document.head.replaceChildren());
const asked = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

it('all that the page names is asked for in its order, a few at a time', async () => {
  const addresses = Array.from({ length: 20 }, (_, nth) => `/assets/${nth}.js`);
  const named = Object.assign(document.createElement('meta'), { name: 'scripts-behind' });
  named.content = ['https://elsewhere/x.js', ...addresses].join(' ');
  document.head.append(named);
  fetchScriptsBehind();
  expect(asked()).toEqual(addresses.slice(0, 8));
  await vi.waitFor(() => expect(asked()).toEqual(addresses));
});
