import { useTranslation } from 'react-i18next';
import type { PageSheetProps } from './page-sheet.js';
import styles from './page-sheet.module.css';
import { placeOf } from './place.js';

type HitLayerProps = Pick<PageSheetProps, 'page' | 'geometry' | 'chosen' | 'noById' | 'onChoose'>;

/** The questions on a page as places to click; from the keyboard the outline chooses the same. */
export function HitLayer({ page, geometry, chosen, noById, onChoose }: HitLayerProps) {
  const { t } = useTranslation('papers');
  const frames = geometry.areas.filter((area) => area.page === page && area.areaType === 0);
  return frames.map((area) => {
    const [itemId] = area.qids;
    const no = itemId === undefined ? undefined : noById.get(itemId);
    if (itemId === undefined || no === undefined) return null;
    return (
      <button
        key={area.areaId}
        type="button"
        id={`place-${area.areaId}`}
        tabIndex={-1}
        className={itemId === chosen ? `${styles.area} ${styles.chosen}` : styles.area}
        style={placeOf(area, geometry.pageSize)}
        aria-label={t('item.no', { no })}
        onClick={() => onChoose(itemId)}
      />
    );
  });
}
