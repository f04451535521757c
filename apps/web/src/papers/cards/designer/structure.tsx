import { type CardKind, pagesOfCard } from '@zhibi/contract/papers/cards';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/time.js';
import styles from './designer.module.css';
import { withFurniture, withQuestions } from './edits.js';
import { useBlockName } from './use-block-name.js';
import type { CardWork } from './use-card.js';

const kinds = ['single', 'multiple', 'judge', 'blank', 'written', 'essay'] as const satisfies readonly CardKind[];
const counts: Record<CardKind, number> = { single: 5, multiple: 2, judge: 5, blank: 2, written: 1, essay: 1 };
const scores: Record<CardKind, number> = { single: 3, multiple: 4, judge: 2, blank: 4, written: 10, essay: 50 };
const furniture = ['title', 'fields', 'number', 'notes', 'heading'] as const;

interface StructureProps {
  work: CardWork;
  chosen: string | null;
  onChoose: (blockId: string | null) => void;
}

/** What stands on the card, page by page, and what can be added to it. */
export function Structure({ work, chosen, onChoose }: StructureProps) {
  const { t } = useTranslation('cards');
  const { design, saved, canEdit } = work;
  const nameOf = useBlockName(design);
  const total = design.questions.reduce((sum, { score }) => sum + score, 0);
  const isLong = pagesOfCard(design) > 1;
  const blocks = [...design.blocks].sort((a, b) => a.page - b.page || a.yMm - b.yMm || a.xMm - b.xMm);
  return (
    <nav className={styles.structure} aria-label={t('structure')}>
      <h2>
        {t('structure')}
        <small>{t('sums', { count: design.questions.length, score: formatNumber(total) })}</small>
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
      {canEdit && saved.source === null && (
        <>
          <h2>{t('addQuestions')}</h2>
          <div className={styles.add}>
            {kinds.map((kind) => (
              <Button
                key={kind}
                size="small"
                onClick={() =>
                  work.change(withQuestions(design, { kind, count: counts[kind], score: scores[kind], options: 4 }))
                }
              >
                {t('addKind', { kind: t(`kind.${kind}`), count: counts[kind] })}
              </Button>
            ))}
          </div>
        </>
      )}
      {canEdit && (
        <>
          <h2>{t('addOthers')}</h2>
          <div className={styles.add}>
            {furniture.map((kind) => (
              <Button key={kind} size="small" onClick={() => work.change(withFurniture(design, kind))}>
                {t(`block.${kind}`)}
              </Button>
            ))}
          </div>
        </>
      )}
    </nav>
  );
}
