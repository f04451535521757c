/** Whether a page may show a camera at all: over plain HTTP no browser lets it. */
export const canShowCamera = (): boolean =>
  typeof navigator !== 'undefined' &&
  navigator.mediaDevices?.getUserMedia !== undefined &&
  typeof Worker !== 'undefined' &&
  typeof OffscreenCanvas !== 'undefined';
