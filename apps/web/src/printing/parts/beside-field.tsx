import { type PileCounts, type PrintOptions, printingReasons, separatorKinds } from '@zhibi/contract/printing';
import { Checkbox, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './orders.module.css';

interface Props {
  options: PrintOptions;
  run: { dots: boolean; piles: PileCounts };
  onChange: (change: Partial<PrintOptions>) => void;
}

/** What is printed beside the copies: covers, sheets between the piles, spare copies. */
export function BesideField({ options, run, onChange }: Props) {
  const { t, i18n } = useTranslation('send');
  const { classCopies, rows } = run.piles;
  // Where no class has a seating plan rows are classes.
  const hasRows = rows > classCopies.length;
  const offered = separatorKinds.filter((kind) => kind !== 'row' || hasRows || options.separators === 'row');
  const language = i18n.language.startsWith('zh') ? 'zh' : 'en';
  return (
    <>
      <div className={styles.field}>
        <span>{t('separators')}</span>
        <div>
          <Segmented
            aria-label={t('separators')}
            value={options.separators}
            onChange={(separators) => onChange({ separators })}
            options={offered.map((value) => ({ value, label: t(`separate.${value}`) }))}
          />
        </div>
        {!hasRows && <small>{t('noRows')}</small>}
      </div>
      <div className={styles.field}>
        <span>{t('beside')}</span>
        <Checkbox checked={options.cover} onChange={({ target }) => onChange({ cover: target.checked })}>
          {t('cover')}
        </Checkbox>
        <Checkbox
          checked={options.spares}
          disabled={run.dots && !options.spares}
          onChange={({ target }) => onChange({ spares: target.checked })}
        >
          {t('spares')}
        </Checkbox>
        {run.dots && <small>{printingReasons['spares-need-codes'][language]}</small>}
      </div>
    </>
  );
}
