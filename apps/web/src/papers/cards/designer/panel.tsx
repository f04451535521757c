import { BlockFields } from './block-fields.js';
import { Checks } from './checks.js';
import styles from './designer.module.css';
import { MannerFields } from './manner-fields.js';
import { ReadBackResult } from './read-back-result.js';
import type { CardWork } from './use-card.js';

interface PanelProps {
  work: CardWork;
  chosen: string | null;
  onChoose: (blockId: string | null) => void;
}

/** The chosen block, or the whole card; then the test and what is checked before printing. */
export function Panel({ work, chosen, onChoose }: PanelProps) {
  const block = work.design.blocks.find(({ blockId }) => blockId === chosen);
  return (
    <div className={styles.panel}>
      {block ? <BlockFields work={work} block={block} onChoose={onChoose} /> : <MannerFields work={work} />}
      {work.saved.readBack && <ReadBackResult work={work} readBack={work.saved.readBack} />}
      <Checks work={work} />
    </div>
  );
}
