import { useMemo } from 'react';
import { usePictures } from '../../platform/rich/pictures.js';

/** A sound of a question; it can be played once its bytes are here. */
export function Sound({ fileId, title }: { fileId: string; title: string }) {
  const url = usePictures(useMemo(() => [fileId], [fileId])).get(fileId);
  // biome-ignore lint/a11y/useMediaCaption: the words of a listening question are its answer; they stand in its analysis
  return <audio controls preload="metadata" src={url} aria-label={title} style={{ height: 32, maxWidth: '100%' }} />;
}
