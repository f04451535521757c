import { afterEach, describe, expect, it, vi } from 'vitest';
import { CardCamera } from './card-camera.js';
import type { PictureRead } from './picture-reader.js';

const at = { x: 0, y: 0 };
const corners: PictureRead['cards'][number]['corners'] = [at, at, at, at];
const shown = (...cards: (readonly [no: number, letter: 'A' | 'B'])[]): PictureRead => ({
  width: 4,
  height: 3,
  cards: cards.map(([no, letter]) => ({ no, letter, corners })),
});

/** A browser with a camera that shows these pictures one after the other, and a thread beside the page that reads them. */
function device(
  pictures: PictureRead[],
  camera: () => Promise<unknown> = () => Promise.reject(new Error('no camera')),
) {
  const left = [...pictures];
  class Reading {
    onmessage: (event: { data: PictureRead }) => void = () => {};
    postMessage() {
      const data = left.shift();
      if (data) queueMicrotask(() => this.onmessage({ data }));
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', Reading);
  vi.stubGlobal('OffscreenCanvas', class {});
  vi.stubGlobal('createImageBitmap', async (from: unknown) => {
    if (from instanceof Blob && from.size === 0) throw new DOMException('', 'InvalidStateError');
    return {};
  });
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: camera } });
}
/** A camera whose light is on, and the video that shows it. */
function lit() {
  const track = new (class extends EventTarget {
    isLit = true;
    stop() {
      this.isLit = false;
    }
  })();
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  const video = document.createElement('video');
  Object.defineProperties(video, {
    srcObject: { writable: true, value: null },
    play: { value: async () => {} },
    videoWidth: { value: 4 },
    requestVideoFrameCallback: { value: (then: () => void) => setTimeout(then) },
  });
  return { track, stream, video };
}
const opened = () => {
  const counted: string[] = [];
  const camera = new CardCamera((cards) => counted.push(...cards.map(({ no, letter }) => `${no}${letter}`)));
  return { camera, counted };
};

afterEach(() => vi.unstubAllGlobals());

describe('a camera that is not opened says why', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'none'],
    ['NotReadableError', 'busy'],
  ])('%s: %s', async (name, failure) => {
    device([], () => Promise.reject(new DOMException('', name)));
    const { camera } = opened();
    await camera.start(lit().video);
    expect(camera.get()).toMatchObject({ at: 'idle', failure });
  });

  it('where the address is not a safe one there is none to ask for', async () => {
    device([]);
    vi.stubGlobal('navigator', {});
    const { camera } = opened();
    await camera.start(lit().video);
    expect(camera.get().failure).toBe('unable');
  });
});

describe('a camera that is open', () => {
  it('counts a card that two pictures show alike, once; and anew when it is turned', async () => {
    const { stream, video } = lit();
    device(
      [shown([3, 'A']), shown([3, 'A'], [4, 'B']), shown([3, 'A']), shown([3, 'B']), shown([3, 'B'])],
      async () => stream,
    );
    const { camera, counted } = opened();
    const run = camera.start(video);
    await vi.waitFor(() => expect(counted).toEqual(['3A', '3B']));
    camera.stop();
    expect(camera.get().counted).toEqual([{ no: 3, letter: 'B' }]);
    void run;
  });

  it('is let go when it is stopped, also while the person is asked', async () => {
    const { stream, video, track } = lit();
    let allow = () => {};
    device([], () => new Promise((done) => (allow = () => done(stream))));
    const { camera } = opened();
    const run = camera.start(video);
    camera.stop();
    allow();
    await run;
    expect(track.isLit).toBe(false);
    expect(camera.get()).toMatchObject({ at: 'idle', failure: null });
  });

  it('says that it was pulled out', async () => {
    const { stream, video, track } = lit();
    device([shown()], async () => stream);
    const { camera } = opened();
    void camera.start(video);
    await vi.waitFor(() => expect(camera.get().at).toBe('running'));
    track.dispatchEvent(new Event('ended'));
    expect(camera.get()).toMatchObject({ at: 'idle', failure: 'none' });
  });
});

describe('a photograph', () => {
  it('counts at once; two that are chosen quickly both count', async () => {
    device([shown([3, 'A']), shown([4, 'B'])]);
    const { camera, counted } = opened();
    await Promise.all([camera.readPhoto(new Blob(['one'])), camera.readPhoto(new Blob(['two']))]);
    expect(counted).toEqual(['3A', '4B']);
  });

  it('that is no picture is said', async () => {
    device([]);
    const { camera } = opened();
    await camera.readPhoto(new Blob([]));
    expect(camera.get().failure).toBe('picture');
  });
});
