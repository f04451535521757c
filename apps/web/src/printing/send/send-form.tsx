import type { PageSize } from '@zhibi/contract/papers';
import {
  besideCopies,
  type PileCounts,
  type PrintOptions,
  type PrintOrderDetail,
  pageInfoOf,
  sheetOf,
} from '@zhibi/contract/printing';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../platform/drafts/use-draft.js';
import { MomentField } from '../../platform/layout/moment-field.js';
import { formatDay } from '../../platform/time.js';
import { OptionsFields } from '../parts/options-fields.js';
import styles from '../parts/orders.module.css';
import { useDictionary } from '../parts/use-dictionary.js';
import { AskEarly } from './ask-early.js';
import { momentOf, stampOfMoment } from './moment.js';
import { Rejected } from './rejected.js';
import { RunField } from './run-field.js';
import { TooLate } from './too-late.js';
import { useSend } from './use-send.js';

interface Props {
  run: {
    printRunId: string;
    paperId: string;
    title: string;
    classNames: readonly string[];
    pageSize: PageSize;
    pageCount: number;
    copies: number;
    piles: PileCounts;
    dots: boolean;
    earliestOn?: string | undefined;
  };
  /** The order that is changed; null for a new one. */
  order: PrintOrderDetail | null;
  first: { options: PrintOptions; wantedAt: string; note: string };
  /** When what is printed must be over, as the end of a homework; null where nobody has said. */
  neededBy: string | null;
}

/** How it is printed and by when; what it takes in paper is counted while one chooses. */
export function SendForm({ run, order, first, neededBy }: Props) {
  const { t } = useTranslation('send');
  const id = useId();
  const [wish, setWish] = useDraft(
    order ? `print-order ${order.orderId} ${order.revision}` : `print-run ${run.printRunId}`,
    () => ({
      options: first.options,
      wanted: momentOf(first.wantedAt),
      note: first.note,
      printRunId: run.printRunId,
    }),
  );
  const { options, wanted, note, printRunId } = wish;
  const [isMissing, setMissing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { send, isBusy } = useSend(order);
  const { nameOf } = useDictionary();
  const info = pageInfoOf({ ...run, ...besideCopies(run.piles, options) }, options);
  const sheet = sheetOf(run.pageSize, options.imposition) ?? run.pageSize;
  const wantedAt = stampOfMoment(wanted);
  const { earliestOn } = run;
  const isTooEarly = earliestOn !== undefined && wantedAt.slice(0, 8) < earliestOn;
  const push = (at: string) => {
    setAsking(false);
    send({ printRunId, options, wantedAt: at, note: note.trim() });
  };
  const submit = () => {
    setMissing(wanted === '');
    if (wanted === '') return;
    if (isTooEarly) setAsking(true);
    else push(wantedAt);
  };
  return (
    <div className={styles.form}>
      {order && <Rejected order={order} />}
      <p>
        <b translate="no">{run.title}</b> <span translate="no">{run.classNames.join(' ')}</span>
      </p>
      {order && (
        <RunField paperId={run.paperId} value={printRunId} onChange={(id) => setWish({ ...wish, printRunId: id })} />
      )}
      <OptionsFields options={options} run={run} onChange={(changed) => setWish({ ...wish, options: changed })} />
      <div className={styles.field}>
        <label htmlFor={`${id}-wanted`}>{t('wanted')}</label>
        <MomentField
          id={`${id}-wanted`}
          value={wanted}
          onChange={(moment) => setWish({ ...wish, wanted: moment })}
          isWrong={isMissing && wanted === ''}
        />
        {run.earliestOn && <small>{t('earliest', { day: formatDay(run.earliestOn) })}</small>}
        <TooLate neededBy={neededBy} wantedAt={wantedAt} earliestOn={earliestOn} />
        {isMissing && wanted === '' && (
          <small role="alert" data-wrong>
            {t('wantedNeeded')}
          </small>
        )}
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
      {printRunId === run.printRunId && (
        <p>
          {t('counts', {
            pages: info.pageCount,
            pieces: info.pieceCount,
            copies: run.copies,
            total: info.totalPieceCount,
            paper: nameOf('paperSize', sheet),
          })}
          {info.spareCount > 0 && t('withSpares', { count: info.spareCount })}
          {info.separatorPieceCount > 0 && t('withSeparators', { count: info.separatorPieceCount })}
          {info.blankPageCount > 0 && <small> {t('blank', { count: info.blankPageCount })}</small>}
        </p>
      )}
      <Button type="primary" loading={isBusy} onClick={submit}>
        {t('push')}
      </Button>
      {isAsking && earliestOn !== undefined && (
        <AskEarly wantedAt={wantedAt} earliestOn={earliestOn} onPush={push} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}
