import { lineParts } from '@zhibi/content';
import styles from './line.module.css';

/** The name of a question in a list: one line of plain words, with powers and indices as people write them. */
export const Line = ({ text }: { text: string }) =>
  lineParts(text).map(({ v, shift: Shift }, at) =>
    Shift ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which have no other name
      <Shift key={at} className={styles.shifted}>
        {v}
      </Shift>
    ) : (
      v
    ),
  );
