import type { PlaneGeometry } from '@zhibi/contract/kernel';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { changedAt, Flag, NumberCell, Rows, TextCell, UnitField } from './fields.js';
import styles from './figure.module.css';
import { changedPoint, without, withoutPoint } from './geometry-edits.js';

const counts = [0, 1, 2, 3] as const;

/** The points of a figure with all that names them. */
export function GeometryPanel({
  figure,
  onChange,
}: {
  figure: PlaneGeometry;
  onChange: (figure: PlaneGeometry) => void;
}) {
  const { t } = useTranslation('writing');
  const { points, segments, circles, angles, shades } = figure;
  const set = (change: Partial<PlaneGeometry>) => onChange({ ...figure, ...change });
  const setAngle = (nth: number, change: Partial<(typeof angles)[number]>) =>
    set({ angles: changedAt(angles, nth, change) });
  const setSegment = (nth: number, change: Partial<(typeof segments)[number]>) =>
    set({ segments: changedAt(segments, nth, change) });
  const named = (...places: number[]) => places.map((at) => points[at]?.label || `#${at + 1}`).join('');
  return (
    <>
      <div className={styles.fields}>
        <UnitField value={figure.unitMm} onChange={(unitMm) => set({ unitMm })} />
      </div>
      <Rows title={t('figure.points')} list={points} onRemove={(nth) => onChange(withoutPoint(figure, nth))}>
        {(point, nth) => (
          <>
            <TextCell
              width={64}
              label={t('figure.name')}
              value={point.label}
              onChange={(label) => onChange(changedPoint(figure, nth, { label }))}
            />
            <NumberCell
              label="x"
              value={point.x}
              onChange={(x) => x !== null && onChange(changedPoint(figure, nth, { x }))}
            />
            <NumberCell
              label="y"
              value={point.y}
              onChange={(y) => y !== null && onChange(changedPoint(figure, nth, { y }))}
            />
            <Flag
              label={t('figure.dot')}
              on={point.dot}
              onChange={(dot) => onChange(changedPoint(figure, nth, { dot }))}
            />
          </>
        )}
      </Rows>
      <Rows title={t('figure.segments')} list={segments} onRemove={(nth) => set({ segments: without(segments, nth) })}>
        {(one, nth) => (
          <>
            <span className={styles.name}>{named(one.from, one.to)}</span>
            <Flag label={t('figure.dashed')} on={one.dashed} onChange={(dashed) => setSegment(nth, { dashed })} />
            <Select
              size="small"
              aria-label={t('figure.equal')}
              value={one.equal ?? 0}
              options={counts.map((value) => ({ value, label: t('figure.strokes', { count: value }) }))}
              onChange={(equal) => setSegment(nth, { equal })}
            />
          </>
        )}
      </Rows>
      <Rows title={t('figure.circles')} list={circles} onRemove={(nth) => set({ circles: without(circles, nth) })}>
        {(one, nth) => (
          <>
            <span className={styles.name}>{`⊙${named(one.centre)}`}</span>
            <Flag
              label={t('figure.dashed')}
              on={one.dashed}
              onChange={(dashed) => set({ circles: changedAt(circles, nth, { dashed }) })}
            />
          </>
        )}
      </Rows>
      <Rows title={t('figure.angles')} list={angles} onRemove={(nth) => set({ angles: without(angles, nth) })}>
        {(one, nth) => (
          <>
            <span className={styles.name}>{`∠${named(one.from, one.at, one.to)}`}</span>
            <Select
              size="small"
              aria-label={t('figure.arcs')}
              value={one.arcs}
              options={counts.map((value) => ({
                value,
                label: value === 0 ? t('figure.rightMark') : t('figure.arcCount', { count: value }),
              }))}
              onChange={(arcs) => setAngle(nth, { arcs })}
            />
            {one.arcs > 0 && (
              <TextCell label={t('figure.name')} value={one.label} onChange={(label) => setAngle(nth, { label })} />
            )}
          </>
        )}
      </Rows>
      <Rows title={t('figure.shades')} list={shades} onRemove={(nth) => set({ shades: without(shades, nth) })}>
        {(shade) => <span className={styles.name}>{named(...shade)}</span>}
      </Rows>
    </>
  );
}
