import { PageSize } from '@zhibi/contract/papers';
import { codesOf, folds, Imposition, type PrintOptions, usualEdge, usualOptions } from '@zhibi/contract/printing';
import type { OfflineWork } from '@zhibi/contract/printing/offline';
import { Checkbox, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../../parts/orders.module.css';
import { useDictionary } from '../../parts/use-dictionary.js';

const usualEdgeOf = (code: string) => {
  const size = PageSize.safeParse(code);
  return size.success ? usualEdge(size.data) : usualOptions.doublePrintType;
};

interface Props {
  work: OfflineWork;
  onChange: (change: Partial<OfflineWork>) => void;
}

/** On which paper and how, by the lists of the print centre. */
export function PaperFields({ work, onChange }: Props) {
  const { t } = useTranslation('offline');
  const { choicesOf } = useDictionary();
  const { options, paperSize, weight } = work;
  const codes = codesOf(options);
  const set = (part: Partial<PrintOptions>) => onChange({ options: { ...options, ...part } });
  const lay = (imposition: Imposition) => set({ imposition, ...(folds({ imposition }) && { doubleSidedPrint: true }) });
  /** Another sheet is turned over its own usual edge, unless somebody has chosen the other one. */
  const turnTo = (code: string) => {
    const [before, after] = [usualEdgeOf(paperSize), usualEdgeOf(code)];
    const isUsual = options.doublePrintType === before;
    onChange({ paperSize: code, ...(isUsual && { options: { ...options, doublePrintType: after } }) });
  };
  const fields = [
    ['paper', 'paperSize', paperSize, turnTo],
    ['weight', 'weight', weight, (code: string) => onChange({ weight: code })],
    ['colour', 'colour', codes.colour, (code: string) => set({ colorPrint: code === 'colour' })],
    [
      'sides',
      'duplex',
      codes.duplex,
      (code: string) => set({ doubleSidedPrint: code !== 'single', doublePrintType: code === 'shortEdge' ? 1 : 0 }),
    ],
    ['laying', 'imposition', codes.imposition, (code: string) => lay(Imposition.parse(code))],
    ['binding', 'binding', codes.binding, (code: string) => set({ bookbind: Number(code) })],
  ] as const;
  return (
    <>
      {fields.map(([name, kind, value, choose]) => (
        <div key={name} className={styles.field}>
          <span>{t(`${name}`)}</span>
          <div>
            <Segmented aria-label={t(`${name}`)} value={value} onChange={choose} options={choicesOf(kind)} />
          </div>
        </div>
      ))}
      <div className={styles.field}>
        <Checkbox checked={work.dots} onChange={({ target }) => onChange({ dots: target.checked })}>
          {t('dots')}
        </Checkbox>
        {work.dots && <small>{t('dotsHint')}</small>}
      </div>
    </>
  );
}
