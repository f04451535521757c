import { writingApi } from '@zhibi/contract/questions/writing';
import { useFile } from '../../../platform/use-file.js';
import { DrawnCover, PictureCover } from '../../parts/book-shelf/cover.js';

/** The scan of a book's first page, or its words on a drawn cover. */
export const ScanCover = ({ fileId, title }: { fileId: string | null; title: string }) =>
  fileId === null ? <DrawnCover title={title} /> : <Scanned fileId={fileId} />;

const Scanned = ({ fileId }: { fileId: string }) => (
  <PictureCover url={useFile(writingApi.file, { fileId }).url ?? undefined} />
);
