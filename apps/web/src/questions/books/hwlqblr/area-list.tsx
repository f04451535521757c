import { PlusOutlined } from '@ant-design/icons';
import { bookLimits } from '@zhibi/contract/questions/books';
import type { BookArea } from '@zhibi/contract/questions/partners';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { areaName } from '../../parts/book-pages/area-names.js';
import { AreaFields } from './area-fields.js';
import type { Paper } from './drawn-area.js';
import styles from './entry-workspace.module.css';
import type { PageDraft } from './use-page-draft.js';

interface AreaListProps {
  paper: Paper;
  draft: PageDraft;
  isFixed: boolean;
  /** The one whose measures are open, and which is drawn strong on the page. */
  chosen: number | null;
  onChoose: (at: number | null) => void;
  change: (part: Partial<PageDraft>) => void;
}

const FREE: BookArea = { areaType: 1, xMm: 20, yMm: 20, widthMm: 60, heightMm: 20, itemId: null };

/** The answer areas by number: their types, the questions that are answered in them, and their measures for whoever does not draw. */
export function AreaList({ paper, draft: { areas, itemIds }, isFixed, chosen, onChoose, change }: AreaListProps) {
  const { t } = useTranslation('books');
  return (
    <section>
      <div className={styles.head}>
        <h2>{t('bench.areas')}</h2>
        {!isFixed && (
          <Button
            size="small"
            icon={<PlusOutlined />}
            disabled={areas.length >= bookLimits.areasOfPage}
            onClick={() => {
              change({ areas: [...areas, FREE] });
              onChoose(areas.length);
            }}
          >
            {t('bench.addArea')}
          </Button>
        )}
      </div>
      {isFixed && areas.length === 0 && <p className={styles.note}>{t('bench.noAreas')}</p>}
      <ol className={styles.places}>
        {areas.map((area, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an area is known by its number
          <li key={at} className={styles.place} aria-label={t('bench.area', { no: at + 1 })}>
            {isFixed ? (
              <FixedArea area={area} no={at + 1} itemIds={itemIds} />
            ) : (
              <AreaFields
                {...{ paper, area, itemIds }}
                no={at + 1}
                isOpen={at === chosen}
                onOpen={() => onChoose(at === chosen ? null : at)}
                onPut={(part) => change({ areas: areas.map((one, no) => (no === at ? { ...one, ...part } : one)) })}
                onDrop={() => {
                  change({ areas: areas.filter((_, no) => no !== at) });
                  onChoose(null);
                }}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** An area that nobody changes now is told in one line. */
function FixedArea({ area, no, itemIds }: { area: BookArea; no: number; itemIds: readonly string[] }) {
  const { t } = useTranslation('books');
  const { t: partners } = useTranslation('partners');
  const { areaType, itemId, xMm, yMm, widthMm, heightMm } = area;
  const at = itemId === null ? -1 : itemIds.indexOf(itemId);
  return (
    <div className={styles.row}>
      <b>{no}</b>
      <span>{partners(`preview.area.${areaName(areaType)}`)}</span>
      {at >= 0 && <span className={styles.note}>{t('bench.item', { no: at + 1 })}</span>}
      <span className={styles.note}>{t('bench.measures', { xMm, yMm, widthMm, heightMm })}</span>
    </div>
  );
}
