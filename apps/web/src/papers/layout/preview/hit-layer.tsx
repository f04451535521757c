import type { Geometry } from '@zhibi/contract/papers';
import { useTranslation } from 'react-i18next';
import styles from './page-sheet.module.css';
import { placeOf } from './place.js';

export interface HitLayerProps {
  page: number;
  geometry: Geometry;
  chosen: string | null;
  noById: ReadonlyMap<string, number>;
  onChoose: (itemId: string) => void;
}

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
