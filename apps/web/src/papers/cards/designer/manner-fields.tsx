import { asksNumber, type CardManner } from '@zhibi/contract/papers/cards';
import { InputNumber, Segmented, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './designer.module.css';
import { inManner } from './edits.js';
import type { CardWork } from './use-card.js';

const columns = [1, 2, 3] as const;

/** What the whole card looks like. A change puts everything in place anew; undo takes it back. */
export function MannerFields({ work: { design, canEdit, change } }: { work: CardWork }) {
  const { t } = useTranslation('cards');
  const set = (next: Partial<CardManner>) => change(inManner(design, next));
  const flags = ['duplex', 'sealLine', 'scored', 'lined'] as const;
  return (
    <section>
      <h2>{t('whole')}</h2>
      <p>{t('wholeHint')}</p>
      <div className={styles.fields}>
        <div className={styles.field}>
          <span>{t('pageSize')}</span>
          <Segmented
            aria-label={t('pageSize')}
            disabled={!canEdit}
            options={['A4', 'A3']}
            value={design.pageSize}
            onChange={(value) => set({ pageSize: value === 'A3' ? 'A3' : 'A4' })}
          />
        </div>
        <div className={styles.field}>
          <span>{t('columns')}</span>
          <Segmented
            aria-label={t('columns')}
            disabled={!canEdit}
            options={columns.map((value) => ({ value, label: value }))}
            value={design.columns}
            onChange={(value) => set({ columns: value })}
          />
        </div>
        <div className={styles.field}>
          <span>{t('number')}</span>
          <Segmented
            aria-label={t('number')}
            disabled={!canEdit}
            options={(['qr', 'bubbles', 'digits'] as const).map((value) => ({ value, label: t(`numberWay.${value}`) }))}
            value={design.numberWay}
            onChange={(value) => set({ numberWay: value })}
          />
        </div>
        {asksNumber(design) && (
          <div className={styles.field}>
            <span>{t('digits')}</span>
            <InputNumber
              aria-label={t('digits')}
              disabled={!canEdit}
              min={3}
              max={14}
              precision={0}
              value={design.digits}
              onChange={(value) => value !== null && set({ digits: value })}
            />
          </div>
        )}
        {flags.map((flag) => (
          <div key={flag} className={styles.field}>
            <span>{t(`flag.${flag}`)}</span>
            <span>
              <Switch
                size="small"
                aria-label={t(`flag.${flag}`)}
                disabled={!canEdit}
                checked={design[flag]}
                onChange={(value) => set({ [flag]: value })}
              />
            </span>
          </div>
        ))}
      </div>
    </section>
  );
}
