import type { CardSeen } from '@zhibi/scan/code-cards';

/** What a picture showed, with its size in pixels: places are counted in these. */
export interface PictureRead {
  width: number;
  height: number;
  cards: CardSeen[];
}

/** Reads pictures one after the other beside the page, so that the picture of the camera does not stutter. */
export class PictureReader {
  private readonly worker = new Worker(new URL('./cards-worker.ts', import.meta.url), { type: 'module' });
  private last: Promise<unknown> = Promise.resolve();

  /** The picture is given away. Two photos chosen quickly wait for one another. */
  read(picture: ImageBitmap): Promise<PictureRead> {
    const read = this.last.then(() => this.ask(picture));
    this.last = read.catch(() => undefined); // whoever asked for that one hears of it
    return read;
  }

  close(): void {
    this.worker.terminate();
  }

  private ask(picture: ImageBitmap): Promise<PictureRead> {
    return new Promise((resolve, reject) => {
      this.worker.onmessage = ({ data }: MessageEvent<PictureRead>) => resolve(data);
      this.worker.onerror = () => reject(new Error('the picture was not read'));
      this.worker.postMessage(picture, [picture]);
    });
  }
}
