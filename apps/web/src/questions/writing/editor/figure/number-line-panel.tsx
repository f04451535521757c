import type { NumberLine } from '@zhibi/contract/kernel';
import { useTranslation } from 'react-i18next';
import { changedAt, Flag, NumberCell, NumberField, Rows, TextCell, UnitField } from './fields.js';
import styles from './figure.module.css';
import { without } from './geometry-edits.js';

/** The numbers of a number line, its points and its solution sets. */
export function NumberLinePanel({ figure, onChange }: { figure: NumberLine; onChange: (figure: NumberLine) => void }) {
  const { t } = useTranslation('writing');
  const set = (change: Partial<NumberLine>) => onChange({ ...figure, ...change });
  return (
    <>
      <div className={styles.fields}>
        <NumberField
          label={t('figure.from')}
          value={figure.from}
          max={figure.to - 1}
          onChange={(from) => set({ from })}
        />
        <NumberField label={t('figure.to')} value={figure.to} min={figure.from + 1} onChange={(to) => set({ to })} />
        <NumberField
          label={t('figure.step')}
          value={figure.step}
          min={0.1}
          max={100}
          onChange={(step) => set({ step })}
        />
        <UnitField value={figure.unitMm} onChange={(unitMm) => set({ unitMm })} />
      </div>
      <div className={styles.row}>
        <Flag label={t('figure.numbers')} on={figure.numbers} onChange={(numbers) => set({ numbers })} />
      </div>
      <Rows
        title={t('figure.points')}
        list={figure.marks}
        onAdd={() => set({ marks: [...figure.marks, { at: figure.from + 1, label: '' }] })}
        onRemove={(nth) => set({ marks: without(figure.marks, nth) })}
      >
        {({ at, label, open }, nth) => (
          <>
            <TextCell
              label={t('figure.name')}
              value={label}
              onChange={(next) => set({ marks: changedAt(figure.marks, nth, { label: next }) })}
            />
            <NumberCell
              label={t('figure.at')}
              value={at}
              onChange={(next) => next !== null && set({ marks: changedAt(figure.marks, nth, { at: next }) })}
            />
            <Flag
              label={t('figure.open')}
              on={open}
              onChange={(next) => set({ marks: changedAt(figure.marks, nth, { open: next }) })}
            />
          </>
        )}
      </Rows>
      <Rows
        title={t('figure.ranges')}
        list={figure.ranges}
        onAdd={() => set({ ranges: [...figure.ranges, { from: figure.from + 1, to: null, openFrom: true }] })}
        onRemove={(nth) => set({ ranges: without(figure.ranges, nth) })}
      >
        {({ from, to, openFrom, openTo }, nth) => (
          <>
            <NumberCell
              label={t('figure.from')}
              placeholder="−∞"
              value={from}
              onChange={(next) => set({ ranges: changedAt(figure.ranges, nth, { from: next }) })}
            />
            <Flag
              label={t('figure.open')}
              on={openFrom}
              onChange={(next) => set({ ranges: changedAt(figure.ranges, nth, { openFrom: next }) })}
            />
            <NumberCell
              label={t('figure.to')}
              placeholder="+∞"
              value={to}
              onChange={(next) => set({ ranges: changedAt(figure.ranges, nth, { to: next }) })}
            />
            <Flag
              label={t('figure.open')}
              on={openTo}
              onChange={(next) => set({ ranges: changedAt(figure.ranges, nth, { openTo: next }) })}
            />
          </>
        )}
      </Rows>
    </>
  );
}
