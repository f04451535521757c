import { laboratoryApi } from '@zhibi/contract/classroom/laboratory';
import { Image } from 'antd';
import { useFile } from '../../../platform/use-file.js';

const EDGE_PX = 88;

/** A photograph small; a tap shows it whole. */
export function PhotoPicture({ photoId, words }: { photoId: string; words: string }) {
  const { url } = useFile(laboratoryApi.photo, { photoId });
  return url === undefined ? null : <Image src={url} alt={words} width={EDGE_PX} height={EDGE_PX} />;
}
