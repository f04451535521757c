import { writingApi } from '@zhibi/contract/questions/writing';
import { useFile } from '../../../platform/use-file.js';
import styles from './books.module.css';

/** The first page of a book, or its words on a drawn cover. The title stands beside it. */
export const Cover = ({ fileId, title }: { fileId: string | null; title: string }) =>
  fileId === null ? (
    <div className={styles.cover} aria-hidden="true">
      <span className={styles.spine} />
      <strong>{title}</strong>
    </div>
  ) : (
    <Scanned fileId={fileId} />
  );

function Scanned({ fileId }: { fileId: string }) {
  const { url } = useFile(writingApi.file, { fileId });
  return <div className={styles.cover}>{url && <img src={url} alt="" />}</div>;
}
