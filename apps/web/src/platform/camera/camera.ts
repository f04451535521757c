/** `none`: there is no camera, or not any more · `refused`: the person said no · `busy`: another program has it. */
export type NoCamera = 'none' | 'refused' | 'busy';

const failures: Record<string, NoCamera> = { NotFoundError: 'none', NotAllowedError: 'refused' };

/** Why a camera was not opened, by what the browser threw. */
export const noCameraOf = (error: unknown): NoCamera =>
  (error instanceof DOMException && failures[error.name]) || 'busy';

export const letGo = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** The next picture of the camera: a page in the background draws none, so there it rests. */
export const nextPicture = (video: HTMLVideoElement): Promise<void> =>
  new Promise((resolve) => {
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(() => resolve());
    else requestAnimationFrame(() => resolve());
  });
