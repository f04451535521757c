import { CloseOutlined, DownOutlined, RightOutlined } from '@ant-design/icons';
import type { BookArea } from '@zhibi/contract/questions/partners';
import { Button, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { areaName } from '../../parts/book-pages/area-names.js';
import { LEAST_MM, type Paper } from './drawn-area.js';
import styles from './entry-workspace.module.css';

interface AreaFieldsProps {
  paper: Paper;
  area: BookArea;
  no: number;
  itemIds: readonly string[];
  isOpen: boolean;
  onOpen: () => void;
  onPut: (part: Partial<BookArea>) => void;
  onDrop: () => void;
}

const types = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const NO_ITEM = '';

/** What an answer area is and which question is answered there; its measures in mm where it is opened. */
export function AreaFields({ paper, area, no, itemIds, isOpen, onOpen, onPut, onDrop }: AreaFieldsProps) {
  const { t } = useTranslation('books');
  const { t: partners } = useTranslation('partners');
  const name = t('bench.area', { no });
  const items = [
    { value: NO_ITEM, label: t('bench.noItem') },
    ...itemIds.map((id, at) => ({ value: id, label: t('bench.item', { no: at + 1 }) })),
  ];
  const sides = [
    { key: 'xMm', word: t('bench.x'), min: 0, max: paper.widthMm },
    { key: 'yMm', word: t('bench.y'), min: 0, max: paper.heightMm },
    { key: 'widthMm', word: t('bench.width'), min: LEAST_MM, max: paper.widthMm },
    { key: 'heightMm', word: t('bench.height'), min: LEAST_MM, max: paper.heightMm },
  ] as const;
  return (
    <>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.open}
          aria-expanded={isOpen}
          aria-label={`${name} ${t('bench.mm')}`}
          onClick={onOpen}
        >
          {isOpen ? <DownOutlined /> : <RightOutlined />} {no}
        </button>
        <Select
          size="small"
          style={{ width: 104 }}
          popupMatchSelectWidth={false}
          aria-label={`${name} ${t('bench.areaType')}`}
          value={area.areaType}
          options={types.map((type) => ({ value: type, label: partners(`preview.area.${areaName(type)}`) }))}
          onChange={(areaType) => onPut({ areaType })}
        />
        <Select
          size="small"
          style={{ width: 112 }}
          popupMatchSelectWidth={false}
          aria-label={`${name} ${t('bench.areaItem')}`}
          value={area.itemId ?? NO_ITEM}
          options={items}
          onChange={(id) => onPut({ itemId: id === NO_ITEM ? null : id })}
        />
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          aria-label={t('bench.dropArea', { no })}
          onClick={onDrop}
        />
      </div>
      {isOpen && (
        <div className={styles.mm}>
          {sides.map(({ key, word, min, max }) => (
            <div key={key}>
              <span className={styles.note}>{word}</span>
              <InputNumber
                size="small"
                style={{ width: '100%' }}
                aria-label={`${name} ${word} (${t('bench.mm')})`}
                min={min}
                max={max}
                step={1}
                precision={1}
                value={area[key]}
                onChange={(mm) => mm !== null && onPut({ [key]: mm })}
              />
            </div>
          ))}
        </div>
      )}
    </>
  );
}
