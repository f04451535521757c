import { treesApi } from '@zhibi/contract/questions/trees';
import { useFile } from '../../../platform/use-file.js';

/** The cover of a textbook, in the form of a page. */
export function Cover({ coverId, alt, widthPx }: { coverId: string; alt: string; widthPx: number }) {
  const { url } = useFile(treesApi.cover, { coverId });
  const box = { width: widthPx, aspectRatio: '3 / 4', borderRadius: 4, border: '1px solid var(--line)' };
  return url ? <img src={url} alt={alt} style={{ ...box, objectFit: 'cover' }} /> : <div style={box} />;
}
