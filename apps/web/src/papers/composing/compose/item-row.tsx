import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, DownOutlined, UpOutlined } from '@ant-design/icons';
import type { PaperItem } from '@zhibi/contract/papers';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerText, QuestionText, typeNames } from '../../../questions/index.js';
import { ScoreField } from '../../parts/score-field.js';
import { Handle } from './handle.js';
import styles from './item-row.module.css';
import type { Changes } from './use-changes.js';
import { type Dragging, isLowerHalf } from './use-drag.js';

export interface ItemRowProps {
  item: PaperItem;
  sectionId: string;
  /** Counted in its section. */
  at: number;
  otherSections: readonly { sectionId: string; title: string }[];
  isFirst: boolean;
  isLast: boolean;
  changes: Changes;
  drag: Dragging;
}

/** One question of the paper: its number, its text, its points, and where it may go. */
export function ItemRow(props: ItemRowProps) {
  const { item, sectionId, at, drag, changes } = props;
  const { t } = useTranslation('papers');
  const isOver = drag.dragged?.kind === 'item' && drag.over?.sectionId === sectionId;
  const line = isOver && drag.over?.at === at ? styles.above : isOver && drag.over?.at === at + 1 ? styles.below : '';
  const isDragged = drag.dragged?.id === item.itemId;
  return (
    <li
      id={item.itemId}
      className={`${styles.item} ${line} ${isDragged ? styles.dragged : ''}`}
      aria-label={t('item.no', { no: item.no })}
      onDragOver={(event) =>
        drag.dragged?.kind === 'item' && drag.hover(event, { sectionId, at: isLowerHalf(event) ? at + 1 : at })
      }
      onDrop={drag.drop}
    >
      <Handle title={t('item.drag', { no: item.no })} kind="item" id={item.itemId} drag={drag} />
      <span className={styles.no}>{item.no}.</span>
      <div>
        <QuestionText body={item.body} />
      </div>
      <span className={styles.side}>
        <ScoreField
          label={t('item.score', { no: item.no })}
          score={item.score}
          onScore={(score) => changes.score(item.itemId, score)}
        />
        {t('section.points')}
      </span>
      <Foot {...props} />
    </li>
  );
}

function Foot({ item, otherSections, isFirst, isLast, changes }: ItemRowProps) {
  const { t } = useTranslation('papers');
  const { t: ofQuestions } = useTranslation('questions');
  const [isOpen, setOpen] = useState(false);
  const { no, itemId } = item;
  const facts = [ofQuestions(`type.${typeNames[item.type]}`), ...item.knowledge.map(({ title }) => title)];
  return (
    <div className={styles.foot}>
      <span>{facts.join(' · ')}</span>
      <Button
        type="text"
        size="small"
        icon={isOpen ? <UpOutlined /> : <DownOutlined />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'item.hide' : 'item.answer')}
      </Button>
      {otherSections.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: otherSections.map(({ sectionId, title }) => ({ key: sectionId, label: title })),
            onClick: ({ key }) => changes.moveTo(item, key),
          }}
        >
          <Button type="text" size="small" title={t('item.moveToLabel', { no })}>
            {t('item.moveTo')}
          </Button>
        </Dropdown>
      )}
      <Button
        id={`up-${itemId}`}
        type="text"
        size="small"
        icon={<ArrowUpOutlined />}
        aria-label={t('item.up', { no })}
        disabled={isFirst}
        onClick={() => changes.step(item, -1)}
      />
      <Button
        id={`down-${itemId}`}
        type="text"
        size="small"
        icon={<ArrowDownOutlined />}
        aria-label={t('item.down', { no })}
        disabled={isLast}
        onClick={() => changes.step(item, 1)}
      />
      <Button
        type="text"
        size="small"
        icon={<DeleteOutlined />}
        aria-label={t('item.remove', { no })}
        onClick={() => changes.remove(item)}
      />
      {isOpen && (
        <div style={{ flexBasis: '100%' }}>
          <AnswerText body={item.body} />
        </div>
      )}
    </div>
  );
}
