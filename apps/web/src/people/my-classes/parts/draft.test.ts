import { describe, expect, it } from 'vitest';
import { beginDraft, changed, isUnsaved, kept, redone, undone } from './draft.js';

describe('a draft', () => {
  const begun = beginDraft('a', 1);
  const typed = changed(changed(begun, 'b'), 'c');

  it('goes back and forth through what was done', () => {
    expect(undone(typed).now).toBe('b');
    expect(undone(undone(undone(typed))).now).toBe('a');
    expect(redone(undone(typed)).now).toBe('c');
    expect(redone(typed)).toBe(typed);
  });

  it('forgets what was taken back once something else is done', () => {
    expect(redone(changed(undone(typed), 'd')).now).toBe('d');
  });

  it('is unsaved until it is kept, and again after going back', () => {
    expect([isUnsaved(begun), isUnsaved(typed)]).toEqual([false, true]);
    const safe = kept(typed, 'c', 2);
    expect(isUnsaved(safe)).toBe(false);
    expect(isUnsaved(undone(safe))).toBe(true);
    expect(undone(safe).revision).toBe(2);
  });

  it('does not count a change to the same', () => {
    expect(changed(typed, 'c')).toBe(typed);
  });
});
