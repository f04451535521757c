import { CopyForm, isFolded, type PageOptions, PageSize, pageSizes } from '@zhibi/contract/papers';
import { Segmented, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { GoButton } from '../../../platform/layout/go-button.js';
import { withOptions } from '../../parts/content.js';
import type { Draft } from '../../parts/draft.js';
import styles from './panel.module.css';

export interface PagePropertiesProps {
  paperId: string;
  options: PageOptions;
  draft: Draft;
  canEdit: boolean;
  dots: boolean;
  onDots: (dots: boolean) => void;
  form: CopyForm;
  onForm: (form: CopyForm) => void;
}

const switches = ['sealLine', 'scoreTable'] as const;

/** How every page looks, and whether the copies are printed over dots. */
export function PageProperties({ paperId, options, draft, canEdit, dots, onDots, form, onForm }: PagePropertiesProps) {
  const { t } = useTranslation('papers');
  return (
    <section>
      <h3>{t('preview.layout')}</h3>
      {options.answerCard ? (
        <>
          <p className={styles.muted}>{t('preview.ofCard')}</p>
          <GoButton size="small" to={`/answerCard/design?card=${paperId}`}>
            {t('preview.toCard')}
          </GoButton>
        </>
      ) : (
        <Sheet options={options} draft={draft} canEdit={canEdit} />
      )}
      <div className={styles.prop}>
        <span>
          {t('preview.dots')}
          <small>{t('preview.dotsHint')}</small>
        </span>
        <Switch size="small" aria-label={t('preview.dots')} checked={dots} onChange={onDots} />
      </div>
      <div className={styles.prop}>
        <span>
          {t('forms.shown')}
          <small>{t('forms.shownHint')}</small>
        </span>
        <Select<CopyForm>
          size="small"
          aria-label={t('forms.shown')}
          popupMatchSelectWidth={false}
          options={CopyForm.options.map((value) => ({ value, label: t(`forms.${value}`) }))}
          value={form}
          onChange={onForm}
        />
      </div>
    </section>
  );
}

/** The sheet that a paper is set on; an answer card has its own, which its designer sets. */
function Sheet({ options, draft, canEdit }: Pick<PagePropertiesProps, 'options' | 'draft' | 'canEdit'>) {
  const { t } = useTranslation('papers');
  const { widthMm, heightMm } = pageSizes[options.pageSize];
  /** The pages are looked at while they are set: nobody waits for the pause of a writer. */
  const atOnce = (change: Partial<PageOptions>) => {
    draft.change(withOptions(change));
    void draft.flush();
  };
  return (
    <>
      {!canEdit && <p className={styles.muted}>{t('preview.frozen')}</p>}
      <div className={styles.prop}>
        <span>{t('preview.paperSize')}</span>
        <Segmented<PageSize>
          size="small"
          aria-label={t('preview.paperSize')}
          options={PageSize.options}
          value={options.pageSize}
          disabled={!canEdit}
          onChange={(pageSize) => atOnce({ pageSize })}
        />
      </div>
      <p className={styles.sheet}>
        {t(isFolded(options.pageSize) ? 'preview.foldedSheet' : 'preview.sheet', { widthMm, heightMm })}
      </p>
      {switches.map((name) => (
        <div key={name} className={styles.prop}>
          <span>{t(`preview.${name}`)}</span>
          <Switch
            size="small"
            aria-label={t(`preview.${name}`)}
            checked={options[name]}
            disabled={!canEdit}
            onChange={(isOn) => atOnce({ [name]: isOn })}
          />
        </div>
      ))}
    </>
  );
}
