import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../test/show.js';
import { RefusedFiles } from './refused-files.js';

it('ten refused files are one toast, with their names under each reason', async () => {
  await show(<p />, { language: 'en' });
  const refused = new RefusedFiles();
  for (let at = 1; at <= 10; at++) refused.add(`${at}.png`, at < 3 ? 'too large' : 'not a picture');
  refused.tell();
  expect(await screen.findByText(/1\.png, 2\.png: too large/)).toBeTruthy();
  // What another specification said a moment ago may still be fading.
  const toasts = [...document.querySelectorAll('.ant-message-notice')];
  expect(toasts.filter(({ textContent }) => textContent?.includes('.png'))).toHaveLength(1);
  expect(screen.getByText(/3\.png, 4\.png, .*10\.png: not a picture/)).toBeTruthy();
});
