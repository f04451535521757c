import type { PageSize } from '@zhibi/contract/papers';
import {
  folds,
  type Imposition,
  impositions,
  layingFault,
  type PrintOptions,
  printingReasons,
} from '@zhibi/contract/printing';
import { Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './orders.module.css';
import { SheetSketch } from './sheet-sketch.js';
import { useDictionary } from './use-dictionary.js';

interface Props {
  options: PrintOptions;
  run: { pageSize: PageSize; pageCount: number };
  onChange: (change: Partial<PrintOptions>) => void;
}

/** How pages lie on sheets, with a picture of them; what these pages cannot do is off, and why is said. What folds is printed on both sides. */
export function LayingField({ options, run, onChange }: Props) {
  const { t, i18n } = useTranslation('send');
  const id = useId();
  const { choicesOf } = useDictionary();
  const { cover } = options;
  const faultOf = (imposition: Imposition) => layingFault({ imposition, doubleSidedPrint: true, cover }, run);
  const faults = [...new Set(impositions.map(faultOf))].flatMap((fault) => fault ?? []);
  const pages = Array.from({ length: run.pageCount }, (_, at) => at + 1);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('laying')}</label>
      <Select
        id={id}
        value={options.imposition}
        onChange={(imposition) => onChange({ imposition, ...(folds({ imposition }) && { doubleSidedPrint: true }) })}
        options={impositions.flatMap((value) => {
          const label = choicesOf('imposition').find((one) => one.value === value)?.label;
          return label === undefined ? [] : [{ value, label, disabled: faultOf(value) !== undefined }];
        })}
      />
      {faults.map((fault) => (
        <small key={fault}>{printingReasons[fault][i18n.language.startsWith('zh') ? 'zh' : 'en']}</small>
      ))}
      {options.imposition !== 'plain' && <SheetSketch pages={pages} laying={options} />}
    </div>
  );
}
