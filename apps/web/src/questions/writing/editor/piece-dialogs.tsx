import { Button, Input, InputNumber, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../platform/layout/dialog.js';
import { AtFoot } from '../../../platform/layout/foot.js';
import styles from './dialogs.module.css';
import { leaveFocus } from './leave-focus.js';
import { withTones } from './pinyin-tones.js';
import type { ImageAttrs } from './schema.js';

interface Closing {
  onClose: () => void;
}

/** Characters with their reading above; tones may be typed as digits. */
export function RubyDialog({
  v,
  over,
  onDone,
  onClose,
}: { v: string; over: string; onDone: (v: string, over: string) => void } & Closing) {
  const { t } = useTranslation('writing');
  const [base, setBase] = useState(v);
  const [reading, setReading] = useState(over);
  const isWhole = base.trim() !== '' && reading.trim() !== '';
  return (
    <Dialog
      focusable={leaveFocus}
      title={t('ruby.title')}
      onClose={onClose}
      foot={{ isDisabled: !isWhole, onMain: () => onDone(base.trim(), withTones(reading.trim())) }}
    >
      <div className={styles.fields}>
        <label htmlFor="ruby-base">{t('ruby.base')}</label>
        <Input id="ruby-base" value={base} maxLength={20} onChange={(event) => setBase(event.target.value)} />
        <label htmlFor="ruby-over">{t('ruby.over')}</label>
        <Input
          id="ruby-over"
          value={reading}
          maxLength={60}
          placeholder={t('ruby.placeholder')}
          onChange={(event) => setReading(event.target.value)}
          onBlur={() => setReading(withTones(reading))}
        />
      </div>
    </Dialog>
  );
}

/** How large a new table is. */
export function TableDialog({
  onDone,
  onClose,
}: { onDone: (rows: number, columns: number, header: boolean) => void } & Closing) {
  const { t } = useTranslation('writing');
  const [rows, setRows] = useState(3);
  const [columns, setColumns] = useState(3);
  const [header, setHeader] = useState(true);
  return (
    <Dialog
      focusable={leaveFocus}
      title={t('table.title')}
      onClose={onClose}
      foot={{ onMain: () => onDone(rows, columns, header) }}
    >
      <div className={styles.fields}>
        <label htmlFor="table-rows">{t('table.rows')}</label>
        <InputNumber id="table-rows" min={1} max={50} value={rows} onChange={(value) => setRows(value ?? 1)} />
        <label htmlFor="table-columns">{t('table.columns')}</label>
        <InputNumber id="table-columns" min={1} max={20} value={columns} onChange={(value) => setColumns(value ?? 1)} />
        <label htmlFor="table-header">{t('table.header')}</label>
        <span>
          <Switch id="table-header" size="small" checked={header} onChange={setHeader} />
        </span>
      </div>
    </Dialog>
  );
}

/** Where a picture comes from. */
export function ImageDialog({ onFile, onClose }: { onFile: (file: File) => void } & Closing) {
  const { t } = useTranslation('writing');
  return (
    <Dialog focusable={leaveFocus} title={t('image.title')} onClose={onClose}>
      <label className={styles.drop}>
        <input
          type="file"
          className={styles.hidden}
          accept="image/png,image/jpeg,image/gif,image/webp,image/svg+xml,.heic,.heif"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) onFile(file);
          }}
        />
        {t('image.choose')}
      </label>
      <p className={styles.hint}>{t('image.hint')}</p>
      <AtFoot>
        <Button onClick={onClose}>{t('image.cancel')}</Button>
      </AtFoot>
    </Dialog>
  );
}

/** The size of a picture on paper and its words for who cannot see it. The form of the picture stays. */
export function ImageSizeDialog({
  image,
  onDone,
  onClose,
}: { image: ImageAttrs; onDone: (change: Partial<ImageAttrs>) => void } & Closing) {
  const { t } = useTranslation('writing');
  const [widthMm, setWidth] = useState(image.widthMm);
  const [alt, setAlt] = useState(image.alt);
  const ratio = image.heightMm / image.widthMm;
  const fit = Math.max(1, Math.min(widthMm, 180, 260 / ratio));
  const change = {
    widthMm: Math.round(fit * 10) / 10,
    heightMm: Math.max(0.1, Math.round(fit * ratio * 10) / 10),
    alt,
  };
  return (
    <Dialog focusable={leaveFocus} title={t('image.size')} onClose={onClose} foot={{ onMain: () => onDone(change) }}>
      <div className={styles.fields}>
        <label htmlFor="image-width">{t('image.width')}</label>
        <InputNumber
          id="image-width"
          min={1}
          max={180}
          step={5}
          suffix="mm"
          value={widthMm}
          onChange={(value) => setWidth(value ?? 1)}
        />
        <label htmlFor="image-alt">{t('image.alt')}</label>
        <Input
          id="image-alt"
          maxLength={200}
          value={alt}
          placeholder={t('image.altHint')}
          onChange={(event) => setAlt(event.target.value)}
        />
      </div>
    </Dialog>
  );
}

/** How wide a blank is on paper. */
export function BlankDialog({
  widthMm,
  onDone,
  onClose,
}: { widthMm: number | null; onDone: (widthMm: number) => void } & Closing) {
  const { t } = useTranslation('writing');
  const [width, setWidth] = useState(widthMm ?? 20);
  return (
    <Dialog focusable={leaveFocus} title={t('blank.title')} onClose={onClose} foot={{ onMain: () => onDone(width) }}>
      <div className={styles.fields}>
        <label htmlFor="blank-width">{t('blank.width')}</label>
        <InputNumber
          id="blank-width"
          min={5}
          max={160}
          step={5}
          suffix="mm"
          value={width}
          onChange={(value) => setWidth(value ?? 20)}
        />
      </div>
    </Dialog>
  );
}
