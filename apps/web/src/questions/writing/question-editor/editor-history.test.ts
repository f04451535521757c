import type { DraftContent } from '@zhibi/contract/questions/writing';
import { describe, expect, it } from 'vitest';
import { changed, openHistory, redone, undone } from './editor-history.js';
import { emptyBody } from './rules-part.js';

const content = (source: string): DraftContent => ({
  body: emptyBody(2),
  facts: {
    subjectId: 202,
    difficulty: 0.7,
    minutes: 2,
    year: null,
    source,
    licence: 'own',
    knowledgeIds: [],
    chapterIds: [],
  },
});

describe('the way back', () => {
  it('is one step for a run of changes in one place', () => {
    let history = openHistory(content(''));
    for (const word of ['2', '20', '202']) history = changed(history, content(word), 'source');
    history = changed(history, content('别处'), 'stem');
    expect(undone(history).now.facts.source).toBe('202');
    expect(undone(undone(history)).now.facts.source).toBe('');
    expect(redone(redone(undone(undone(history)))).now.facts.source).toBe('别处');
  });

  it('ends at the beginning and at the end, and is forgotten by a new change', () => {
    const history = openHistory(content('甲'));
    expect(undone(history)).toBe(history);
    const back = undone(changed(history, content('乙'), null));
    expect(redone(changed(back, content('丙'), null)).now.facts.source).toBe('丙');
  });
});
