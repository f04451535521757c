import { type Card, pagesOfCard } from '@zhibi/contract/papers/cards';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import { useAddress } from '../../../platform/use-address.js';
import { CardStateTag } from '../parts/card-state-tag.js';
import { BarActions } from './bar-actions.js';
import { BarMiddle } from './bar-middle.js';
import styles from './designer.module.css';
import { Faults } from './faults.js';
import { Panel } from './panel.js';
import { Sheet } from './sheet.js';
import { Structure } from './structure.js';
import { Told } from './told.js';
import { useCard } from './use-card.js';
import { useKeys } from './use-keys.js';

/** A card in true millimetres: what it asks on the left, the page in the middle, what is chosen on the right. */
export function Designer({ opened }: { opened: Card }) {
  const { t } = useTranslation('cards');
  const work = useCard(opened);
  const { now, go } = useAddress(['page']);
  const [chosen, setChosen] = useState<string | null>(null);
  const [zoom, setZoom] = useState(1);
  const pages = pagesOfCard(work.design);
  const page = Math.min(Math.max(Number(now.page) || 1, 1), pages);
  const toPage = (to: number) => go({ page: String(to) });
  const choose = (blockId: string | null) => {
    setChosen(blockId);
    const block = work.design.blocks.find((one) => one.blockId === blockId);
    if (block && block.page !== page) toPage(block.page);
  };
  useKeys({ work, chosen, onLeave: () => setChosen(null) });
  return (
    <ToolFrame
      title={
        <b className={styles.title} title={work.title} translate="no">
          {work.title}
        </b>
      }
      state={<CardStateTag state={work.isDirty ? 'draft' : work.saved.state} />}
      back="/answerCard"
      middle={<BarMiddle work={work} page={page} pages={pages} onPage={toPage} zoom={zoom} onZoom={setZoom} />}
      actions={<BarActions work={work} />}
      panel={<Panel work={work} chosen={chosen} onChoose={choose} />}
      foot={work.canEdit && t('keys')}
    >
      <div className={styles.editor}>
        <Structure work={work} chosen={chosen} onChoose={choose} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
        <section className={styles.surface} tabIndex={0} aria-label={t('page', { page })}>
          <Told work={work} />
          <div className={styles.zoomed} style={{ width: `${zoom * 100}%` }}>
            <Sheet work={work} page={page} chosen={chosen} onChoose={choose} />
          </div>
          <Faults work={work} onChoose={choose} />
        </section>
      </div>
    </ToolFrame>
  );
}
