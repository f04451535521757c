import styles from './shelf.module.css';

/** A book without a picture shows its words, as exercise books do. The title stands beside it. */
export const DrawnCover = ({ title }: { title: string }) => (
  <div className={styles.cover} aria-hidden="true">
    <span className={styles.spine} />
    <strong>{title}</strong>
  </div>
);

/** The picture of a book's cover; its place is kept while it comes. */
export const PictureCover = ({ url }: { url: string | undefined }) => (
  <div className={styles.cover}>{url && <img src={url} alt="" />}</div>
);
