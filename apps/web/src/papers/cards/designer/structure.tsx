import { fullScoreOfCard, inReadingOrder, pagesOfCard } from '@zhibi/contract/papers/cards';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/time.js';
import { useNarrow } from '../../../platform/window-width.js';
import { AddButtons, AddMenu } from './add-blocks.js';
import styles from './designer.module.css';
import { useBlockName } from './use-block-name.js';
import type { CardWork } from './use-card.js';

interface StructureProps {
  work: CardWork;
  chosen: string | null;
  onChoose: (blockId: string | null) => void;
}

/** What stands on the card, page by page, and what can be added to it. */
export function Structure({ work, chosen, onChoose }: StructureProps) {
  const { t } = useTranslation('cards');
  const { design, canEdit } = work;
  const isNarrow = useNarrow();
  const nameOf = useBlockName(design);
  const total = fullScoreOfCard(design);
  const isLong = pagesOfCard(design) > 1;
  const blocks = inReadingOrder(design.blocks);
  return (
    <nav className={styles.structure} aria-label={t('structure')}>
      <h2>
        {t('structure')}
        <small>{t('sums', { count: design.questions.length, score: formatNumber(total) })}</small>
        {canEdit && isNarrow && <AddMenu work={work} />}
      </h2>
      <ul>
        <li>
          <Button
            type={chosen === null ? 'primary' : 'text'}
            size="small"
            aria-pressed={chosen === null}
            onClick={() => onChoose(null)}
          >
            {t('whole')}
          </Button>
        </li>
        {blocks.map((block, at) => (
          <li key={block.blockId}>
            {isLong && block.page !== blocks[at - 1]?.page && <small>{t('page', { page: block.page })}</small>}
            <Button
              type={block.blockId === chosen ? 'primary' : 'text'}
              size="small"
              aria-pressed={block.blockId === chosen}
              onClick={() => onChoose(block.blockId)}
            >
              {nameOf(block)}
            </Button>
          </li>
        ))}
      </ul>
      {canEdit && !isNarrow && <AddButtons work={work} />}
    </nav>
  );
}
