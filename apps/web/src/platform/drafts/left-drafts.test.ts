import { beforeEach, describe, expect, it } from 'vitest';
import { formDrafts } from './form-drafts.js';
import { claimDrafts, clearTab, dropLeftDrafts, leaveDrafts } from './left-drafts.js';

beforeEach(() => sessionStorage.clear());

/** A login of this person in which something is typed and that ends by itself. */
function endedWhileTyping(owner: string) {
  claimDrafts(owner);
  formDrafts.keep('remark 1', { text: '进步很大' });
  leaveDrafts();
  clearTab();
}

describe('what was being typed when a login ended', () => {
  it('is out of sight until somebody is signed in', () => {
    endedWhileTyping('a');
    expect(formDrafts.of('remark 1')).toBeUndefined();
  });

  it('is there again for the same person', () => {
    endedWhileTyping('a');
    clearTab(); // as the next login does
    expect(claimDrafts('a')).toBe(true);
    expect(formDrafts.of('remark 1')).toEqual({ text: '进步很大' });
  });

  it('is deleted when another person comes', () => {
    endedWhileTyping('a');
    expect(claimDrafts('b')).toBe(false);
    expect(claimDrafts('a')).toBe(false);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('进步');
  });

  it('is gone after a logout', () => {
    endedWhileTyping('a');
    dropLeftDrafts();
    clearTab();
    expect(claimDrafts('a')).toBe(false);
  });
});
