import '../../test/browser.js';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { leaving } from './leaving.js';
import { fetched, isMissingCode, watchForMissingCode } from './missing-code.js';
import { tellWhyReloaded } from './new-version.js';
import { notify } from './notify.js';

beforeAll(watchForMissingCode);

/** As the build tells of a script that did not come. */
async function lacking(): Promise<never> {
  const payload = new Error('Failed to fetch dynamically imported module');
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  throw payload;
}

/** A server that is away so many times, and how often the page has begun anew. */
function away(times: number) {
  let [asked, begun] = [0, 0];
  vi.stubGlobal('fetch', async () => {
    if (asked++ < times) throw new TypeError('network');
    return new Response('<html>');
  });
  const pauses: number[] = [];
  const tools = {
    pause: async (ms: number) => void pauses.push(ms),
    startAnew: () => {
      begun++;
    },
  };
  return { tools, pauses, begun: () => begun };
}

describe('code that does not come', () => {
  it('is waited for with growing pauses, and the page begins anew once the server is back', async () => {
    const { tools, pauses, begun } = away(6);
    void fetched(lacking, tools);
    await vi.waitFor(() => expect(begun()).toBe(1));
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
  });

  it('does not take unsent ink along', async () => {
    let isUnsent = true;
    const off = leaving.on({ unsaved: () => (isUnsent ? 'ink' : null) });
    const { tools, pauses, begun } = away(0);
    const pause = async (ms: number) => {
      await tools.pause(ms);
      isUnsent = pauses.length < 3;
    };
    void fetched(lacking, { ...tools, pause });
    await vi.waitFor(() => expect(begun()).toBe(1));
    expect(pauses).toHaveLength(3);
    off();
  });

  it('has a draft saved first, in words with a button, and says after the reload why', async () => {
    let state: 'unsaved' | 'saved' = 'unsaved';
    let tries = 0;
    const save = async () => {
      if (++tries === 2) state = 'saved';
    };
    const off = leaving.on({ pending: () => state === 'unsaved', save });
    const { tools, begun } = away(0);
    void fetched(lacking, tools);
    for (const words of [/新版本.*还没有保存/, /还没有保存：/]) {
      await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toMatch(words));
      expect(begun()).toBe(0);
      document.querySelector<HTMLButtonElement>('[role=alert] button')?.click();
    }
    await vi.waitFor(() => expect(begun()).toBe(1));
    expect([tries, document.querySelector('[role=alert]')]).toEqual([2, null]);
    off();
    const said: string[] = [];
    const deaf = notify.listen(({ text }) => said.push(text));
    tellWhyReloaded();
    tellWhyReloaded();
    expect(said.filter((text) => text.includes('页面已刷新'))).toHaveLength(1);
    deaf();
  });

  it('is told where it lacks again at once: another beginning would not bring it', async () => {
    sessionStorage.setItem('startedAnew', '1');
    vi.spyOn(performance, 'now').mockReturnValue(2_000);
    const { tools, begun } = away(0);
    await expect(fetched(lacking, tools)).rejects.toSatisfy(isMissingCode);
    expect(begun()).toBe(0);
    vi.restoreAllMocks();
  });

  it('is no fault of the code itself', async () => {
    const { tools, begun } = away(0);
    const broken = new Error('x is not a function');
    await expect(fetched(() => Promise.reject(broken), tools)).rejects.toBe(broken);
    expect(begun()).toBe(0);
  });
});
