import { type CardSeen, CardTally, type CodeRead } from '@zhibi/scan/code-cards';
import { letGo, type NoCamera, nextPicture, noCameraOf } from '../../../platform/camera/camera.js';
import { PictureReader } from './picture-reader.js';

/**
 * `unable`: this browser cannot, or the address is not a safe one · `none`: there is no camera, or not any more · `refused`: the person
 * said no · `busy`: another program has it · `picture`: a file that is no picture.
 */
export type CameraFailure = NoCamera | 'unable' | 'picture';

export interface CameraState {
  at: 'idle' | 'asking' | 'running';
  failure: CameraFailure | null;
  /** Where cards were in the picture that was read last. */
  frame: { width: number; height: number; cards: readonly CardSeen[] } | null;
  /** Everything that counts. */
  counted: readonly CodeRead[];
}

const IDLE: CameraState = { at: 'idle', failure: null, frame: null, counted: [] };
/** As near to these as a camera can. */
const WISHED = { facingMode: { ideal: 'environment' }, width: { ideal: 1_920 }, height: { ideal: 1_080 } } as const;

/** The camera that reads cards: pictures one after the other, as quickly as they are read, until it is stopped. */
export class CardCamera {
  private state = IDLE;
  private readonly listeners = new Set<() => void>();
  private readonly tally = new CardTally();
  private reader: PictureReader | undefined;
  private stream: MediaStream | undefined;
  private run = 0;

  /** @param onCounted a card counts, or counts anew with another letter */
  constructor(private readonly onCounted: (cards: readonly CodeRead[]) => void) {}

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get = (): CameraState => this.state;

  /** Begins, once the person has allowed the camera; what it sees is shown in the video. */
  start = async (video: HTMLVideoElement): Promise<void> => {
    if (this.state.at !== 'idle') return;
    if (!canRead() || !navigator.mediaDevices) return this.fail('unable');
    const run = ++this.run;
    this.set({ at: 'asking', failure: null });
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ video: WISHED, audio: false });
      if (run !== this.run) return letGo(stream); // it was stopped while the person was asked
      this.stream = stream;
      // Pulled out, or taken back in the browser: no picture comes any more, so nothing else tells.
      stream.getVideoTracks()[0]?.addEventListener('ended', () => run === this.run && this.fail('none'));
      video.srcObject = stream;
      await video.play();
    } catch (error) {
      if (run !== this.run) return;
      return this.fail(noCameraOf(error));
    }
    this.set({ at: 'running' });
    try {
      while (run === this.run) await this.look(video, run);
    } catch {
      if (run === this.run) this.fail('none'); // a picture of a camera that goes cannot be read
    }
  };

  /** A photograph counts at once: where the camera cannot be opened in the page, the phone takes one. */
  readPhoto = async (file: Blob): Promise<void> => {
    if (!canRead()) return this.fail('unable');
    try {
      const picture = await createImageBitmap(file);
      const read = await this.readerNow().read(picture);
      this.count(read, 1);
    } catch {
      this.fail('picture'); // a file that is no picture: said, and the next one is awaited
    }
  };

  /** Lets go of the camera; what was counted stays. */
  stop = (): void => {
    this.run += 1;
    if (this.stream) letGo(this.stream);
    this.stream = undefined;
    this.reader?.close();
    this.reader = undefined;
    this.set({ at: 'idle', frame: null });
  };

  private async look(video: HTMLVideoElement, run: number): Promise<void> {
    await nextPicture(video);
    if (run !== this.run || video.videoWidth === 0) return;
    const picture = await createImageBitmap(video);
    const read = await this.readerNow().read(picture);
    if (run === this.run) this.count(read);
  }

  private count(frame: NonNullable<CameraState['frame']>, looks?: number): void {
    const news = this.tally.add(frame.cards, looks);
    this.set({ frame, failure: null, counted: news.length > 0 ? this.tally.all() : this.state.counted });
    if (news.length > 0) this.onCounted(news);
  }

  private readerNow(): PictureReader {
    this.reader ??= new PictureReader();
    return this.reader;
  }

  private fail(failure: CameraFailure): void {
    this.stop();
    this.set({ failure });
  }

  private set(change: Partial<CameraState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

const canRead = (): boolean => typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';
