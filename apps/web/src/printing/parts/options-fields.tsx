import type { PageSize } from '@zhibi/contract/papers';
import { codesOf, folds, type PileCounts, type PrintOptions } from '@zhibi/contract/printing';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { BesideField } from './beside-field.js';
import { LayingField } from './laying-field.js';
import styles from './orders.module.css';
import { useDictionary } from './use-dictionary.js';

interface Props {
  options: PrintOptions;
  /** Of the pages that are printed, not of the sheets. Without piles: single copies, beside which nothing is printed. */
  run: { pageSize: PageSize; pageCount: number; piles: PileCounts | null; dots: boolean };
  onChange: (options: PrintOptions) => void;
}

/** How copies are printed, laid and held together. */
export function OptionsFields({ options, run, onChange }: Props) {
  const { t } = useTranslation('send');
  const { piles } = run;
  const { choicesOf } = useDictionary();
  const change = (part: Partial<PrintOptions>) => onChange({ ...options, ...part });
  return (
    <>
      <Field label={t('colour')}>
        {(label) => (
          <Segmented
            aria-label={label}
            value={codesOf(options).colour}
            onChange={(value) => change({ colorPrint: value === 'colour' })}
            options={choicesOf('colour')}
          />
        )}
      </Field>
      <Field label={t('sides')}>
        {(label) => (
          <Segmented
            aria-label={label}
            value={codesOf(options).duplex}
            onChange={(value) =>
              change({ doubleSidedPrint: value !== 'single', doublePrintType: value === 'shortEdge' ? 1 : 0 })
            }
            options={choicesOf('duplex').map((one) => ({ ...one, disabled: one.value === 'single' && folds(options) }))}
          />
        )}
      </Field>
      <LayingField options={options} run={run} onChange={change} />
      {piles && <BesideField options={options} run={{ piles, dots: run.dots }} onChange={change} />}
      <Field label={t('binding')}>
        {(label) => (
          <Segmented
            aria-label={label}
            value={String(options.bookbind)}
            onChange={(value) => change({ bookbind: Number(value) })}
            options={choicesOf('binding')}
          />
        )}
      </Field>
    </>
  );
}

function Field({ label, children }: { label: string; children: (label: string) => React.ReactNode }) {
  return (
    <div className={styles.field}>
      <span>{label}</span>
      <div>{children(label)}</div>
    </div>
  );
}
