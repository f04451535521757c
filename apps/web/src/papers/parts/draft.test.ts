import type { Paper, PaperItem } from '@zhibi/contract/papers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../../platform/refusal.js';
import { emptyOf, itemsOf, removeItem, retitle, setItem } from './content.js';
import { Draft } from './draft.js';
import type { SaveInput } from './save-input.js';
import { itemIds, paper } from './specimen.js';

/** A server of one paper: saves what it is sent under the next revision. */
class OnePaper {
  now = paper();
  /** Those that were taken out too: they may come back. */
  private readonly items = new Map<string, PaperItem>();
  readonly received: SaveInput[] = [];
  merged = 0;
  refused: string[] = [];

  readonly draft = new Draft(this.now, {
    save: async (input) => this.save(input),
    load: async () => this.now,
    onSaved: () => {},
    onMerged: () => {
      this.merged++;
    },
    onRefused: (refusal) => this.refused.push(refusal.reason),
  });

  knows(item: PaperItem): void {
    this.items.set(item.itemId, item);
  }

  save(input: SaveInput): Paper {
    this.received.push(input);
    if (this.now.status === 'published') throw new Refusal({ code: -1409, message: '已发布', reason: 'frozen' });
    if (input.revision !== this.now.revision)
      throw new Refusal({ code: -1409, message: '已修改', reason: 'changed-meanwhile' });
    for (const one of itemsOf(this.now)) this.items.set(one.itemId, one);
    let no = 0;
    this.now = {
      ...this.now,
      revision: this.now.revision + 1,
      title: input.title,
      sections: input.sections.map((section) => ({
        ...section,
        items: section.items.flatMap(({ itemId, score }) => {
          const known = this.items.get(itemId);
          return known ? [{ ...known, score, no: ++no }] : [];
        }),
      })),
    };
    return this.now;
  }
}

let server: OnePaper;
beforeEach(() => {
  vi.useFakeTimers();
  server = new OnePaper();
  return () => vi.useRealTimers();
});

describe('a draft', () => {
  it('leads back to before what the server changed on request', async () => {
    const { draft } = server;
    const before = itemsOf(draft.get().content).map(({ itemId }) => itemId);
    const [section, ...others] = server.now.sections;
    if (section === undefined) throw new Error('a paper of no section');
    const items = section.items.map((item, at) => (at === 0 ? { ...item, itemId: 'other-numbers' } : item));
    for (const one of itemsOf(server.now)) server.knows(one);
    server.now = { ...server.now, revision: server.now.revision + 1, sections: [{ ...section, items }, ...others] };
    draft.take(server.now);
    expect(itemsOf(draft.get().content)[0]?.itemId).toBe('other-numbers');
    expect(draft.get()).toMatchObject({ state: 'saved', canUndo: true });
    draft.undo();
    expect(await draft.flush()).toBe(true);
    expect(itemsOf(server.now).map(({ itemId }) => itemId)).toEqual(before);
    draft.redo();
    await draft.flush();
    expect(itemsOf(server.now)[0]?.itemId).toBe('other-numbers');
  });

  it('leads back to the names that a paper had, not to the empty field between them', () => {
    const { draft } = server;
    const first = draft.get().content.title;
    draft.change(retitle(''));
    draft.change(retitle('期'));
    draft.undo();
    expect(draft.get()).toMatchObject({ content: { title: first }, canUndo: false });
  });

  it('has the empty sections of the last visit again, and saves without them', async () => {
    const empty = [{ sectionId: '018f0000-0000-7000-8000-00000000abcd', title: '附加题', at: 1 }];
    const sent: SaveInput[] = [];
    const needs = { load: async () => server.now, onSaved: () => {}, onMerged: () => {}, onRefused: () => {} };
    const save = async (input: SaveInput) => {
      sent.push(input);
      return server.save(input);
    };
    const draft = new Draft(server.now, { ...needs, save }, empty);
    expect(emptyOf(draft.get().content)).toEqual(empty);
    draft.change(retitle('期末'));
    await draft.flush();
    expect(sent[0]?.sections.some(({ title }) => title === '附加题')).toBe(false);
    expect(emptyOf(draft.get().content)).toEqual(empty);
  });

  it('saves itself once when the work pauses', async () => {
    server.draft.change(retitle('期'));
    server.draft.change(retitle('期中'));
    expect(server.draft.get().state).toBe('changed');
    await vi.advanceTimersByTimeAsync(1100);
    expect(server.received.map(({ title }) => title)).toEqual(['期中']);
    expect(server.draft.get().state).toBe('saved');
  });

  it('keeps what is typed while a save is on its way', async () => {
    server.draft.change(retitle('期中'));
    const saving = server.draft.flush();
    server.draft.change(retitle('期中检测'));
    await saving;
    expect(server.draft.get().content.title).toBe('期中检测');
    await vi.advanceTimersByTimeAsync(1100);
    expect(server.now.title).toBe('期中检测');
  });

  it('joins its change with one made elsewhere, says so, and saves both', async () => {
    server.save({ ...toSave(server.now), title: '别处的名称' });
    server.draft.change(setItem(itemIds.first, { score: 6 }));
    await vi.advanceTimersByTimeAsync(3000);
    expect(server.merged).toBe(1);
    expect([server.now.title, itemsOf(server.now)[0]?.score]).toEqual(['别处的名称', 6]);
    expect(server.draft.get().state).toBe('saved');
  });

  it('brings back what was taken out, saved so or not, and what was done before', async () => {
    server.draft.change(setItem(itemIds.first, { score: 6 }));
    server.draft.change(removeItem(itemIds.second));
    await vi.advanceTimersByTimeAsync(2000);
    expect(itemsOf(server.now)).toHaveLength(3);
    server.draft.undo();
    await vi.advanceTimersByTimeAsync(2000);
    expect(
      itemsOf(server.now)
        .map(({ itemId, score }) => [itemId, score])
        .slice(0, 2),
    ).toEqual([
      [itemIds.first, 6],
      [itemIds.second, 2],
    ]);
    server.draft.undo();
    await vi.advanceTimersByTimeAsync(2000);
    expect(itemsOf(server.now)[0]?.score).toBe(2);
    server.draft.redo();
    server.draft.redo();
    await vi.advanceTimersByTimeAsync(2000);
    expect([itemsOf(server.now).length, itemsOf(server.now)[0]?.score]).toEqual([3, 6]);
  });

  it('brings back what is taken out while the removal is being saved', async () => {
    server.draft.change(removeItem(itemIds.second));
    const saving = server.draft.flush();
    server.draft.undo();
    await saving;
    await vi.advanceTimersByTimeAsync(2000);
    expect(itemsOf(server.now)).toHaveLength(4);
  });

  it('counts changes, not saves', async () => {
    server.draft.change(removeItem(itemIds.second));
    await vi.advanceTimersByTimeAsync(2000);
    expect([server.draft.get().state, server.draft.get().changes]).toEqual(['saved', 1]);
    server.draft.undo();
    expect(server.draft.get().changes).toBe(2);
  });

  it('goes back and forth', () => {
    server.draft.change(retitle('一'));
    server.draft.undo();
    expect(server.draft.get().content.title).toBe('单元检测');
    server.draft.redo();
    expect(server.draft.get().content.title).toBe('一');
  });

  it('keeps the old name while it has none, and saves everything else', async () => {
    server.draft.change(retitle(' '));
    server.draft.change(setItem(itemIds.first, { score: 6 }));
    await vi.advanceTimersByTimeAsync(2000);
    expect([server.now.title, itemsOf(server.now)[0]?.score]).toEqual(['单元检测', 6]);
    expect([server.draft.get().state, server.draft.get().content.title]).toEqual(['saved', ' ']);
  });

  it('stops when the paper has been published', async () => {
    server.now = { ...server.now, status: 'published' };
    server.draft.change(retitle('期中'));
    await vi.advanceTimersByTimeAsync(2000);
    expect([server.draft.get().state, ...server.refused]).toEqual(['refused', 'frozen']);
  });
});

const toSave = ({ paperId, revision, title, options, sections }: Paper): SaveInput => ({
  paperId,
  revision,
  title,
  options,
  sections: sections.map(({ sectionId, title: name, items }) => ({
    sectionId,
    title: name,
    items: items.map(({ itemId, score, answerSpaceMm }) => ({ itemId, score, answerSpaceMm })),
  })),
});
