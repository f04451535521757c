import type { PageOptions, PageSize } from '@zhibi/contract/papers';
import { Segmented, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { withOptions } from '../../parts/content.js';
import type { Draft } from '../../parts/draft.js';
import styles from './panel.module.css';

export interface PagePropertiesProps {
  options: PageOptions;
  draft: Draft;
  canEdit: boolean;
  dots: boolean;
  onDots: (dots: boolean) => void;
}

const sizes: PageSize[] = ['A4', 'A3'];
const switches = ['sealLine', 'scoreTable'] as const;

/** How every page looks, and whether the copies are printed over dots. */
export function PageProperties({ options, draft, canEdit, dots, onDots }: PagePropertiesProps) {
  const { t } = useTranslation('papers');
  return (
    <section>
      <h3>{t('preview.layout')}</h3>
      {!canEdit && <p className={styles.muted}>{t('preview.frozen')}</p>}
      <div className={styles.prop}>
        <span>{t('preview.paperSize')}</span>
        <Segmented<PageSize>
          size="small"
          aria-label={t('preview.paperSize')}
          options={sizes}
          value={options.pageSize}
          disabled={!canEdit}
          onChange={(pageSize) => draft.change(withOptions({ pageSize }), 0)}
        />
      </div>
      {switches.map((name) => (
        <div key={name} className={styles.prop}>
          <span>{t(`preview.${name}`)}</span>
          <Switch
            size="small"
            aria-label={t(`preview.${name}`)}
            checked={options[name]}
            disabled={!canEdit}
            onChange={(isOn) => draft.change(withOptions({ [name]: isOn }), 0)}
          />
        </div>
      ))}
      <div className={styles.prop}>
        <span>
          {t('preview.dots')}
          <small>{t('preview.dotsHint')}</small>
        </span>
        <Switch size="small" aria-label={t('preview.dots')} checked={dots} onChange={onDots} />
      </div>
    </section>
  );
}
