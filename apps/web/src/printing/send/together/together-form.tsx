import { type PrintOptions, pageInfoOf, type printingApi, sheetOf, usualOptionsOf } from '@zhibi/contract/printing';
import { endOfSchool } from '@zhibi/contract/printing/settings';
import { Button, Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { MomentField } from '../../../platform/layout/moment-field.js';
import { formatDay } from '../../../platform/time.js';
import { OptionsFields } from '../../parts/options-fields.js';
import styles from '../../parts/orders.module.css';
import { useDictionary } from '../../parts/use-dictionary.js';
import { momentOf, stampOfMoment } from '../moment.js';
import { TooLate } from '../too-late.js';
import type { Progress } from './use-send-together.js';

type Known = z.output<typeof printingApi.forRuns.output>;
type Run = Known['runs'][number];
interface Props extends Known {
  /** What is wished is kept under this name until all are sent. */
  draft: string;
  progress: Progress | null;
  onSend: (runs: readonly Run[], wished: { options: PrintOptions; wantedAt: string; note: string }) => void;
}

const MOST_NAMED = 3;

/** How all of them are printed and by when; what was sent before is left as it is. */
export function TogetherForm({ draft, runs, earliestOn, neededBy, progress, onSend }: Props) {
  const { t } = useTranslation(['send', 'printing']);
  const id = useId();
  const { nameOf } = useDictionary();
  const left = runs.filter(({ isReady, order }) => isReady && order?.isPushed !== true);
  const pageSize = runs[0]?.pageSize ?? 'A4';
  const [wish, setWish] = useDraft(draft, () => ({
    options: usualOptionsOf(pageSize),
    wanted: momentOf(endOfSchool(earliestOn)),
    note: '',
  }));
  const { options, wanted, note } = wish;
  const wantedAt = stampOfMoment(wanted);
  const pageCount = Math.max(1, ...left.map((run) => run.pageCount));
  const copies = left.reduce((sum, run) => sum + run.copies, 0);
  const sheets = left.reduce((sum, run) => sum + pageInfoOf(run, options).totalPieceCount, 0);
  const sent = runs.length - left.length;
  const paper = nameOf('paperSize', sheetOf(pageSize, options.imposition) ?? pageSize);
  const titles = [...new Set((left.length > 0 ? left : runs).map(({ title }) => title))];
  const named = titles.slice(0, MOST_NAMED).join(t('together.join'));
  const what = titles.length > MOST_NAMED ? t('together.more', { titles: named, count: titles.length }) : named;
  if (left.length === 0 && progress === null)
    return (
      <EmptyState
        title={t('ordered')}
        hint={t('printing:orders.emptyHint')}
        action={<GoButton to="/print/orders">{t('toOrder')}</GoButton>}
      />
    );
  return (
    <div className={styles.form}>
      <b translate="no">{what}</b>
      <p>
        {t('together.counts', { copies, sheets, paper })}
        {sent > 0 && <small> {t('together.sent', { count: sent })}</small>}
      </p>
      <OptionsFields
        options={options}
        run={{ pageSize, pageCount, dots: left.some(({ dots }) => dots), piles: null }}
        onChange={(next) => setWish({ ...wish, options: next })}
      />
      <div className={styles.field}>
        <label htmlFor={`${id}-wanted`}>{t('wanted')}</label>
        <MomentField
          id={`${id}-wanted`}
          value={wanted}
          onChange={(next) => setWish({ ...wish, wanted: next })}
          isWrong={wanted === ''}
        />
        <small>{t('earliest', { day: formatDay(earliestOn) })}</small>
        <TooLate neededBy={neededBy} wantedAt={wanted === '' ? '' : wantedAt} earliestOn={earliestOn} />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-note`}>{t('note')}</label>
        <Input
          id={`${id}-note`}
          maxLength={200}
          placeholder={t('notePlaceholder')}
          value={note}
          onChange={({ target }) => setWish({ ...wish, note: target.value })}
        />
      </div>
      <div>
        <Button
          type="primary"
          loading={progress !== null}
          disabled={wanted === ''}
          onClick={() => onSend(left, { options, wantedAt, note: note.trim() })}
        >
          {t('push')}
        </Button>{' '}
        {progress && <span role="status">{t('together.sending', { ...progress })}</span>}
      </div>
    </div>
  );
}
