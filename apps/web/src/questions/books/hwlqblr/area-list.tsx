import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { bookLimits } from '@zhibi/contract/questions/books';
import type { BookArea } from '@zhibi/contract/questions/partners';
import { Button, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { areaName } from '../../parts/book-pages/area-names.js';
import styles from './bench.module.css';
import { LEAST_MM, type Paper } from './drawn-area.js';
import type { PageDraft } from './use-page-draft.js';

interface AreaListProps {
  paper: Paper;
  draft: PageDraft;
  isFixed: boolean;
  change: (part: Partial<PageDraft>) => void;
}

const types = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const FREE: BookArea = { areaType: 1, xMm: 20, yMm: 20, widthMm: 60, heightMm: 20, itemId: null };
const NO_ITEM = '';

/** The answer areas in numbers, for whoever does not draw; their types, and the questions that are answered in them. */
export function AreaList({ paper, draft: { areas, itemIds }, isFixed, change }: AreaListProps) {
  const { t } = useTranslation('books');
  const { t: partners } = useTranslation('partners');
  const put = (at: number, part: Partial<BookArea>) =>
    change({ areas: areas.map((area, no) => (no === at ? { ...area, ...part } : area)) });
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
    <section>
      <div className={styles.head}>
        <h2>{t('bench.areas')}</h2>
        {!isFixed && (
          <Button
            size="small"
            icon={<PlusOutlined />}
            disabled={areas.length >= bookLimits.areasOfPage}
            onClick={() => change({ areas: [...areas, FREE] })}
          >
            {t('bench.addArea')}
          </Button>
        )}
      </div>
      <ol className={styles.places}>
        {areas.map((area, at) => {
          const name = t('bench.area', { no: at + 1 });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an area is known by its number
            <li key={at} className={styles.place} aria-label={name}>
              <div className={styles.row}>
                <b>{at + 1}</b>
                <Select
                  size="small"
                  style={{ width: 100 }}
                  disabled={isFixed}
                  aria-label={`${name} ${t('bench.areaType')}`}
                  value={area.areaType}
                  options={types.map((type) => ({ value: type, label: partners(`preview.area.${areaName(type)}`) }))}
                  onChange={(areaType) => put(at, { areaType })}
                />
                <Select
                  size="small"
                  style={{ width: 112 }}
                  disabled={isFixed}
                  aria-label={`${name} ${t('bench.areaItem')}`}
                  value={area.itemId ?? NO_ITEM}
                  options={items}
                  onChange={(id) => put(at, { itemId: id === NO_ITEM ? null : id })}
                />
                {!isFixed && (
                  <Button
                    type="text"
                    size="small"
                    icon={<CloseOutlined />}
                    aria-label={t('bench.dropArea', { no: at + 1 })}
                    onClick={() => change({ areas: areas.filter((_, no) => no !== at) })}
                  />
                )}
              </div>
              <div className={styles.mm}>
                {sides.map(({ key, word, min, max }) => (
                  <div key={key}>
                    <span className={styles.note}>{word}</span>
                    <InputNumber
                      size="small"
                      style={{ width: '100%' }}
                      disabled={isFixed}
                      aria-label={`${name} ${word} (${t('bench.mm')})`}
                      min={min}
                      max={max}
                      step={1}
                      precision={1}
                      value={area[key]}
                      onChange={(mm) => mm !== null && put(at, { [key]: mm })}
                    />
                  </div>
                ))}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
