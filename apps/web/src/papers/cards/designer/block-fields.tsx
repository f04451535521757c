import { type CardBlock, canBeScored, keysOf, pagesOfCard } from '@zhibi/contract/papers/cards';
import { Button, Input, InputNumber, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './designer.module.css';
import { continued, withBlock, withoutBlock } from './edits.js';
import { QuestionFields } from './question-fields.js';
import { useBlockName } from './use-block-name.js';
import type { CardWork } from './use-card.js';

interface BlockFieldsProps {
  work: CardWork;
  block: CardBlock;
  onChoose: (blockId: string | null) => void;
}

const sides = ['xMm', 'yMm', 'widthMm', 'heightMm'] as const;

/** Where a block stands to the tenth of a millimetre, what it says, and what it holds. */
export function BlockFields({ work, block, onChoose }: BlockFieldsProps) {
  const { t } = useTranslation('cards');
  const { design, canEdit } = work;
  const name = useBlockName(design)(block);
  const set = (change: Partial<CardBlock>, place: string | null) =>
    work.change(withBlock(design, block.blockId, change), place && `${place} ${block.blockId}`);
  return (
    <section>
      <h2>{name}</h2>
      <div className={styles.four}>
        {sides.map((side) => (
          <div key={side}>
            <span>{t(`side.${side}`)}</span>
            <InputNumber
              size="small"
              aria-label={t(`side.${side}`)}
              disabled={!canEdit}
              min={0}
              max={420}
              step={0.5}
              precision={1}
              controls={false}
              value={block[side]}
              onChange={(value) => value !== null && set({ [side]: value }, side)}
            />
          </div>
        ))}
      </div>
      <div className={styles.fields}>
        <div className={styles.field}>
          <span>{t('onPage')}</span>
          <InputNumber
            size="small"
            aria-label={t('onPage')}
            disabled={!canEdit}
            min={1}
            max={Math.min(8, pagesOfCard(design) + 1)}
            precision={0}
            value={block.page}
            onChange={(value) => value !== null && set({ page: value }, null)}
          />
        </div>
        <Words work={work} block={block} />
        {'scored' in block && (
          <div className={styles.field}>
            <span>{t('flag.scored')}</span>
            {canBeScored(design, block) ? (
              <span>
                <Switch
                  size="small"
                  aria-label={t('flag.scored')}
                  disabled={!canEdit}
                  checked={block.scored}
                  onChange={(scored) => set({ scored }, null)}
                />
              </span>
            ) : (
              <small>{t('unscored')}</small>
            )}
          </div>
        )}
        {block.kind === 'written' && (
          <div className={styles.field}>
            <span>{t('flag.lined')}</span>
            <span>
              <Switch
                size="small"
                aria-label={t('flag.lined')}
                disabled={!canEdit}
                checked={block.lined}
                onChange={(lined) => set({ lined }, null)}
              />
            </span>
          </div>
        )}
        {keysOf(block).length > 0 && <QuestionFields work={work} keys={keysOf(block)} />}
        {canEdit && (
          <div>
            {(block.kind === 'written' || block.kind === 'essay') && (
              <Button size="small" onClick={() => work.change(continued(design, block))}>
                {t('goOn')}
              </Button>
            )}{' '}
            <Button
              size="small"
              danger
              onClick={() => {
                work.change(withoutBlock(design, block.blockId));
                onChoose(null);
              }}
            >
              {t('removeBlock')}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

/** What a block says in words. */
function Words({ work, block }: { work: CardWork; block: CardBlock }) {
  const { t } = useTranslation('cards');
  const { design, canEdit } = work;
  const field = (label: string, value: string, longest: number, change: (value: string) => Partial<CardBlock>) => (
    <div className={styles.field} key={label}>
      <span>{label}</span>
      <Input
        size="small"
        aria-label={label}
        disabled={!canEdit}
        maxLength={longest}
        value={value}
        onChange={(event) =>
          work.change(withBlock(design, block.blockId, change(event.target.value)), `${label} ${block.blockId}`)
        }
      />
    </div>
  );
  if (block.kind === 'title')
    return (
      <>
        {field(t('over'), block.over, 60, (over) => ({ over }))}
        {field(t('titleLine'), block.text, 60, (text) => ({ text }))}
      </>
    );
  if (block.kind === 'heading')
    return (
      <>
        {field(t('headingText'), block.text, 60, (text) => ({ text }))}
        {field(t('headingNote'), block.note, 80, (note) => ({ note }))}
      </>
    );
  if (block.kind !== 'notes') return null;
  return (
    <Input.TextArea
      aria-label={t('block.notes')}
      disabled={!canEdit}
      rows={5}
      value={block.lines.join('\n')}
      onChange={(event) => {
        const lines = event.target.value
          .split('\n')
          .slice(0, 8)
          .map((line) => line.slice(0, 120));
        work.change(withBlock(design, block.blockId, { lines }), `notes ${block.blockId}`);
      }}
    />
  );
}
