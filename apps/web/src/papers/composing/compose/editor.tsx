import type { Paper } from '@zhibi/contract/papers';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { formatNumber } from '../../../platform/time.js';
import { itemsOf, totalOf } from '../../parts/content.js';
import { SavedTag } from '../../parts/saved-tag.js';
import { UndoButtons } from '../../parts/undo-buttons.js';
import { useDraft } from '../../parts/use-draft.js';
import { AddFromCart } from './add-from-cart.js';
import styles from './editor.module.css';
import { NameField } from './name-field.js';
import { RemovedNote } from './removed-note.js';
import { SectionCard } from './section-card.js';
import { StructureCard } from './structure-card.js';
import { useChanges } from './use-changes.js';
import { useDrag } from './use-drag.js';

/** Few papers have questions whose numbers change: nobody else loads what changes them. */
const NumbersDrawer = onDemand(
  async () => (await import('../numbers/numbers-drawer.js')).NumbersDrawer,
  ({ open }) => open,
);

/** A paper being put in order. What is published is only said to be so: it opens in the preview. */
export function Editor({ paper }: { paper: Paper }) {
  const { t } = useTranslation('papers');
  const [view, draft] = useDraft(paper);
  const changes = useChanges(draft);
  const drag = useDrag(view, draft);
  const [isNumbersOpen, setNumbersOpen] = useState(false);
  const { content } = view;
  const items = itemsOf(content);
  const preview = `/paperTest/preview?paper=${paper.paperId}`;
  if (!paper.can.edit) return <Frozen title={paper.title} preview={preview} />;
  const facts = { count: items.length, score: formatNumber(totalOf(content)), minutes: formatNumber(paper.minutes, 0) };
  return (
    <>
      <PageHead
        back="/source/list"
        title={<NameField title={content.title} onRename={changes.retitle} />}
        note={t('compose.facts', facts)}
        extra={
          <>
            <SavedTag view={view} draft={draft} />
            <UndoButtons view={view} draft={draft} />
            <AddFromCart paper={paper} draft={draft} />
            {items.length > 0 && <Button onClick={() => setNumbersOpen(true)}>{t('compose.numbers')}</Button>}
            {items.length === 0 ? (
              <Button type="primary" disabled>
                {t('compose.preview')}
              </Button>
            ) : (
              <GoButton type="primary" to={preview} first={draft.flush}>
                {t('compose.preview')}
              </GoButton>
            )}
          </>
        }
      />
      <NumbersDrawer open={isNumbersOpen} paperId={paper.paperId} draft={draft} onClose={() => setNumbersOpen(false)} />
      <div className={styles.columns}>
        <div className={styles.sections}>
          {content.sections.map((section) => (
            <SectionCard key={section.sectionId} section={section} content={content} changes={changes} drag={drag} />
          ))}
          {items.length === 0 && (
            <Card>
              <EmptyState title={t('compose.noItems')} hint={t('compose.noItemsHint')} />
            </Card>
          )}
          <RemovedNote changes={changes} view={view} draft={draft} />
        </div>
        <div className={styles.side}>
          <StructureCard content={content} onAddSection={changes.addSection} />
        </div>
      </div>
    </>
  );
}

function Frozen({ title, preview }: { title: string; preview: string }) {
  const { t } = useTranslation('papers');
  return (
    <>
      <PageHead back="/source/list" title={<span translate="no">{title}</span>} />
      <Card>
        <EmptyState
          title={t('status.published')}
          hint={t('compose.frozen')}
          action={
            <GoButton size="small" to={preview}>
              {t('compose.preview')}
            </GoButton>
          }
        />
      </Card>
    </>
  );
}
