import { readExpression } from '@zhibi/content/figure';
import type { CoordinatePlane } from '@zhibi/contract/kernel';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { changedAt, Flag, NumberCell, NumberField, Rows, TextCell, UnitField } from './fields.js';
import styles from './figure.module.css';
import { without } from './geometry-edits.js';

const ends = ['segment', 'ray', 'line'] as const;

/** The axes of a plane, its curves, points and lines. */
export function PlanePanel({
  figure,
  onChange,
}: {
  figure: CoordinatePlane;
  onChange: (figure: CoordinatePlane) => void;
}) {
  const { t } = useTranslation('writing');
  const { points, lines, curves, names } = figure;
  const set = (change: Partial<CoordinatePlane>) => onChange({ ...figure, ...change });
  const setCurve = (nth: number, change: Partial<(typeof curves)[number]>) =>
    set({ curves: changedAt(curves, nth, change) });
  const setPoint = (nth: number, change: Partial<(typeof points)[number]>) =>
    set({ points: changedAt(points, nth, change) });
  const setLine = (nth: number, change: Partial<(typeof lines)[number]>) =>
    set({ lines: changedAt(lines, nth, change) });
  return (
    <>
      <div className={styles.fields}>
        <NumberField
          label={t('figure.left')}
          value={figure.left}
          max={figure.right - 1}
          onChange={(left) => set({ left })}
        />
        <NumberField
          label={t('figure.right')}
          value={figure.right}
          min={figure.left + 1}
          onChange={(right) => set({ right })}
        />
        <NumberField
          label={t('figure.bottom')}
          value={figure.bottom}
          max={figure.top - 1}
          onChange={(bottom) => set({ bottom })}
        />
        <NumberField
          label={t('figure.top')}
          value={figure.top}
          min={figure.bottom + 1}
          onChange={(top) => set({ top })}
        />
        <NumberField
          label={t('figure.step')}
          value={figure.step}
          min={0}
          max={100}
          onChange={(step) => set({ step })}
        />
        <UnitField value={figure.unitMm} onChange={(unitMm) => set({ unitMm })} />
      </div>
      <div className={styles.row}>
        <Flag label={t('figure.numbers')} on={figure.numbers} onChange={(numbers) => set({ numbers })} />
        <Flag label={t('figure.grid')} on={figure.grid} onChange={(grid) => set({ grid })} />
        <TextCell label={t('figure.xName')} value={names.x} onChange={(x) => set({ names: { ...names, x } })} />
        <TextCell label={t('figure.yName')} value={names.y} onChange={(y) => set({ names: { ...names, y } })} />
      </div>
      <Rows
        title={t('figure.curves')}
        list={curves}
        onAdd={() => set({ curves: [...curves, { y: 'x^2', from: null, to: null, label: '' }] })}
        onRemove={(nth) => set({ curves: without(curves, nth) })}
      >
        {(curve, nth) => (
          <>
            <TextCell
              label={t('figure.expression')}
              width={148}
              max={80}
              value={curve.y}
              status={readExpression(curve.y) ? undefined : 'error'}
              onChange={(y) => setCurve(nth, { y })}
            />
            <TextCell label={t('figure.name')} value={curve.label} onChange={(label) => setCurve(nth, { label })} />
            <NumberCell
              label={t('figure.from')}
              placeholder={t('figure.from')}
              value={curve.from}
              onChange={(from) => setCurve(nth, { from })}
            />
            <NumberCell
              label={t('figure.to')}
              placeholder={t('figure.to')}
              value={curve.to}
              onChange={(to) => setCurve(nth, { to })}
            />
            <Flag label={t('figure.dashed')} on={curve.dashed} onChange={(dashed) => setCurve(nth, { dashed })} />
            <Flag label={t('figure.shaded')} on={curve.shaded} onChange={(shaded) => setCurve(nth, { shaded })} />
          </>
        )}
      </Rows>
      {curves.length > 0 && <p className={styles.hint}>{t('figure.expressionHint')}</p>}
      <Rows
        title={t('figure.points')}
        list={points}
        onAdd={() => set({ points: [...points, { x: 1, y: 1, label: '' }] })}
        onRemove={(nth) => set({ points: without(points, nth) })}
      >
        {(point, nth) => (
          <>
            <TextCell label={t('figure.name')} value={point.label} onChange={(label) => setPoint(nth, { label })} />
            <NumberCell label="x" value={point.x} onChange={(x) => x !== null && setPoint(nth, { x })} />
            <NumberCell label="y" value={point.y} onChange={(y) => y !== null && setPoint(nth, { y })} />
            <Flag label={t('figure.open')} on={point.open} onChange={(open) => setPoint(nth, { open })} />
            <Flag label={t('figure.guides')} on={point.guides} onChange={(guides) => setPoint(nth, { guides })} />
          </>
        )}
      </Rows>
      <Rows title={t('figure.lines')} list={lines} onRemove={(nth) => set({ lines: without(lines, nth) })}>
        {(one, nth) => (
          <>
            <span className={styles.name}>{`(${one.from.x}, ${one.from.y}) – (${one.to.x}, ${one.to.y})`}</span>
            <Select
              size="small"
              aria-label={t('figure.ends')}
              value={one.ends}
              options={ends.map((value) => ({ value, label: t(`figure.end.${value}`) }))}
              onChange={(next) => setLine(nth, { ends: next })}
            />
            <Flag label={t('figure.dashed')} on={one.dashed} onChange={(dashed) => setLine(nth, { dashed })} />
          </>
        )}
      </Rows>
    </>
  );
}
