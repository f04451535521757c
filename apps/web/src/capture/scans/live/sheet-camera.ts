import { StillWatch, type WatchWord } from '@zhibi/scan/still-watch';
import { letGo, type NoCamera, nextPicture, noCameraOf } from '../../../platform/camera/camera.js';
import { canShowCamera } from './can-show-camera.js';
import { type PictureSeen, SheetReader } from './sheet-reader.js';

/** `none`: there is no camera, or not any more · `refused`: the person said no · `busy`: another program has it · `unable`: this browser cannot. */
export type CameraFailure = NoCamera | 'unable';

export interface CameraState {
  at: 'idle' | 'asking' | 'running';
  failure: CameraFailure | null;
  /** Where the sheet was in the picture that was looked at last. */
  seen: PictureSeen | null;
  word: WatchWord;
  /** How many pictures were taken. */
  shots: number;
}

const IDLE: CameraState = { at: 'idle', failure: null, seen: null, word: 'none', shots: 0 };
/** As near to these as a camera can: a sheet wants more pixels than a face. */
const WISHED = { facingMode: { ideal: 'environment' }, width: { ideal: 3_840 }, height: { ideal: 2_160 } } as const;
/** A few looks a second find a sheet, and leave a phone cool. */
const BETWEEN_MS = 150;
const QUALITY = 0.92;
/** The camera that takes the picture of a sheet by itself, once it lies whole and still. Only what was taken leaves it. */
export class SheetCamera {
  private state = IDLE;
  private readonly listeners = new Set<() => void>();
  private readonly watch = new StillWatch();
  private reader: SheetReader | undefined;
  private stream: MediaStream | undefined;
  private run = 0;

  /** @param onShot a picture was taken */
  constructor(private readonly onShot: (file: File) => void) {}

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get = (): CameraState => this.state;

  /** Begins, once the person has allowed the camera; what it sees is shown in the video. */
  start = async (video: HTMLVideoElement): Promise<void> => {
    if (this.state.at !== 'idle') return;
    if (!canShowCamera()) return this.fail('unable');
    const run = ++this.run;
    this.set({ at: 'asking', failure: null });
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ video: WISHED, audio: false });
      if (run !== this.run) return letGo(stream); // it was closed while the person was asked
      this.stream = stream;
      // Taken back in the browser: no picture comes any more, so nothing else tells.
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

  /** Takes the picture now, whatever it shows: the school's server judges it as any other. */
  shoot = async (video: HTMLVideoElement): Promise<void> => {
    if (this.state.at !== 'running' || video.videoWidth === 0) return;
    const file = await pictureOf(video);
    this.watch.shot();
    this.set({ shots: this.state.shots + 1, word: 'taken' });
    this.onShot(file);
  };

  /** Lets go of the camera. */
  stop = (): void => {
    this.run += 1;
    if (this.stream) letGo(this.stream);
    this.stream = undefined;
    this.reader?.close();
    this.reader = undefined;
    this.set({ ...IDLE, failure: this.state.failure });
  };

  private async look(video: HTMLVideoElement, run: number): Promise<void> {
    await nextPicture(video);
    if (run !== this.run || video.videoWidth === 0) return;
    const atMs = performance.now();
    this.reader ??= new SheetReader();
    const seen = await this.reader.look(await createImageBitmap(video));
    if (run !== this.run) return;
    const word = this.watch.add(seen, atMs);
    this.set({ seen, word: word === 'shoot' ? 'hold' : word });
    if (word === 'shoot') await this.shoot(video);
    await new Promise((done) => setTimeout(done, BETWEEN_MS));
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

/** What the camera shows at its full size. */
function pictureOf(video: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) =>
        blob ? resolve(new File([blob], 'sheet.jpg', { type: blob.type })) : reject(new Error('no picture was made')),
      'image/jpeg',
      QUALITY,
    ),
  );
}
