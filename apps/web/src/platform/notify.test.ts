import { expect, it } from 'vitest';
import { Notifier } from './notify.js';

it('calls a listener with the first word that nobody has heard, and tells it that word', () => {
  const notifier = new Notifier();
  const heard: string[] = [];
  notifier.onUnheard(() => notifier.listen(({ text }) => heard.push(text)));
  notifier.error('one');
  notifier.done('two');
  expect(heard).toEqual(['one', 'two']);
});

it('calls at once where something was said before', () => {
  const notifier = new Notifier();
  notifier.warn('early');
  let calls = 0;
  notifier.onUnheard(() => calls++);
  expect(calls).toBe(1);
});
