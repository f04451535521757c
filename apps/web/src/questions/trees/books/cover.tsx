import { BookOutlined } from '@ant-design/icons';
import { treesApi } from '@zhibi/contract/questions/trees';
import { useFile } from '../../../platform/use-file.js';
import styles from './book-table.module.css';

/** The cover of a textbook, in the form of a page; one without a cover shows that it has none. */
export function Cover({ coverId, alt, widthPx }: { coverId: string | null; alt: string; widthPx: number }) {
  return (
    <span className={styles.cover} style={{ width: widthPx }}>
      {coverId ? <Picture coverId={coverId} alt={alt} /> : <BookOutlined aria-hidden />}
    </span>
  );
}

function Picture({ coverId, alt }: { coverId: string; alt: string }) {
  const { url } = useFile(treesApi.cover, { coverId });
  return url ? <img src={url} alt={alt} /> : null;
}
