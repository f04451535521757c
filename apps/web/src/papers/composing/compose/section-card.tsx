import type { PaperSection } from '@zhibi/contract/papers';
import { useTranslation } from 'react-i18next';
import type { Content } from '../../parts/content.js';
import { ItemRow } from './item-row.js';
import styles from './section-card.module.css';
import { SectionHead } from './section-head.js';
import type { Changes } from './use-changes.js';
import type { Dragging } from './use-drag.js';

export interface SectionCardProps {
  section: PaperSection;
  content: Content;
  changes: Changes;
  drag: Dragging;
}

/** One section of the paper with its questions. */
export function SectionCard({ section, content, changes, drag }: SectionCardProps) {
  const { t } = useTranslation('papers');
  const { sectionId, items, title } = section;
  const { sections } = content;
  const at = sections.indexOf(section);
  const others = sections.filter((one) => one !== section);
  const isOver = drag.over?.sectionId === sectionId && (drag.dragged?.kind === 'section' || items.length === 0);
  return (
    <section
      id={sectionId}
      aria-label={title}
      className={isOver ? `${styles.section} ${styles.over}` : styles.section}
      onDragOver={(event) => drag.hover(event, { sectionId, at: items.length })}
      onDrop={drag.drop}
    >
      <SectionHead section={section} at={at} count={sections.length} changes={changes} drag={drag} />
      {items.length === 0 && <p className={styles.empty}>{t('section.empty')}</p>}
      <ol>
        {items.map((item, nth) => (
          <ItemRow
            key={item.itemId}
            item={item}
            sectionId={sectionId}
            at={nth}
            otherSections={others}
            isFirst={at === 0 && nth === 0}
            isLast={at === sections.length - 1 && nth === items.length - 1}
            changes={changes}
            drag={drag}
          />
        ))}
      </ol>
    </section>
  );
}
