import { inkPath, type Stroke } from '@zhibi/ink';

/** Ink of one page that came while somebody looks on: each arrival is one path that never changes again. */
export interface LivePage {
  ids: readonly string[];
  segments: readonly { id: string; path: string }[];
  strokes: readonly Stroke[];
}

const NOTHING: LivePage = { ids: [], segments: [], strokes: [] };
const NIB_MM = 0.5;

/** Collects ink by page code; what is there already is not drawn again. */
export class LiveInk {
  private readonly pages = new Map<string, LivePage>();
  private readonly watchers = new Map<string, Set<() => void>>();

  get = (pageCode: string): LivePage => this.pages.get(pageCode) ?? NOTHING;

  watch(pageCode: string, watcher: () => void): () => void {
    const watchers = this.watchers.get(pageCode) ?? new Set();
    this.watchers.set(pageCode, watchers.add(watcher));
    return () => watchers.delete(watcher);
  }

  add(pageCode: string, strokes: readonly Stroke[]): void {
    const page = this.get(pageCode);
    const fresh = strokes.filter(({ id }) => !page.ids.includes(id));
    if (fresh.length === 0) return;
    const segments = fresh.map((stroke) => ({ id: stroke.id, path: inkPath([stroke], NIB_MM) }));
    this.pages.set(pageCode, {
      ids: [...page.ids, ...fresh.map(({ id }) => id)],
      segments: [...page.segments, ...segments],
      strokes: [...page.strokes, ...fresh],
    });
    for (const watcher of this.watchers.get(pageCode) ?? []) watcher();
  }
}

/** The ink of this tab, whichever screen shows it. */
export const liveInk = new LiveInk();
