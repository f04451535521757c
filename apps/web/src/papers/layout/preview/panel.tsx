import type { CopyForm, Geometry, PaperIssue } from '@zhibi/contract/papers';
import type { Content } from '../../parts/content.js';
import { itemsOf } from '../../parts/content.js';
import type { Draft } from '../../parts/draft.js';
import { Checks } from './checks.js';
import { ItemProperties } from './item-properties.js';
import { PageProperties } from './page-properties.js';
import styles from './panel.module.css';

export interface PanelProps {
  paperId: string;
  content: Content;
  draft: Draft;
  chosen: string | null;
  canEdit: boolean;
  geometry: Geometry | undefined;
  issues: readonly PaperIssue[] | undefined;
  dots: boolean;
  onDots: (dots: boolean) => void;
  form: CopyForm;
  onForm: (form: CopyForm) => void;
  onChoose: (itemId: string) => void;
}

/** What can be set: of the chosen question, of the page; and what should be looked at before printing. */
export function Panel({ content, draft, chosen, canEdit, geometry, issues, onChoose, ...page }: PanelProps) {
  const item = itemsOf(content).find(({ itemId }) => itemId === chosen);
  return (
    <div className={styles.panel}>
      <ItemProperties item={item} geometry={geometry} draft={draft} canEdit={canEdit && !content.options.answerCard} />
      <PageProperties options={content.options} draft={draft} canEdit={canEdit} {...page} />
      <Checks content={content} issues={issues} onChoose={onChoose} />
    </div>
  );
}
