import type { SeenSheet } from '@zhibi/scan/live';

/** What a picture showed, with its size in pixels: corners are counted in these. */
export interface PictureSeen extends SeenSheet {
  width: number;
  height: number;
}

/** Looks at one picture after the other beside the page; nothing of them leaves the device. */
export class SheetReader {
  private readonly worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' });

  /** The picture is given away. */
  look(picture: ImageBitmap): Promise<PictureSeen> {
    return new Promise((resolve, reject) => {
      this.worker.onmessage = ({ data }: MessageEvent<PictureSeen>) => resolve(data);
      this.worker.onerror = () => reject(new Error('the picture was not looked at'));
      this.worker.postMessage(picture, [picture]);
    });
  }

  close(): void {
    this.worker.terminate();
  }
}
