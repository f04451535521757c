import { useQueryClient } from '@tanstack/react-query';
import { type BookFill, booksApi, type FillState } from '@zhibi/contract/questions/books';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { refresh, useRead, useWrite } from '../../../platform/api.js';
import { Bar } from '../../../platform/layout/bar.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { Go } from '../../../platform/layout/go.js';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import { formatNear } from '../../../platform/time.js';
import styles from './fill.module.css';
import { FillReasonWords, FillSkipped } from './fill-skipped.js';

const EVERY_MS = 1_000;
const tones: Record<FillState, StatusTone> = {
  waiting: 'wait',
  running: 'run',
  done: 'done',
  undone: 'off',
  failed: 'bad',
};
const onPages = [booksApi.one, booksApi.questions, booksApi.shelf, booksApi.progress];
const isAtWork = ({ state }: BookFill) => state === 'waiting' || state === 'running';

/** The files that pages of a book were filled from: how far each is, what was left out and why, and the way back. */
export function FillList({ bookId }: { bookId: string }) {
  const { t } = useTranslation('books');
  const queries = useQueryClient();
  const first = useRead(booksApi.fills, { bookId });
  const isBusy = first.data?.items.some(isAtWork) ?? false;
  // The same answer in the cache, asked for again as long as something goes on.
  useRead(booksApi.fills, isBusy ? { bookId } : null, { everyMs: EVERY_MS });
  // The pages are changed by work elsewhere: when it ends, the bench behind reads them again.
  useEffect(() => {
    if (isBusy) return () => void refresh(queries, onPages);
  }, [isBusy, queries]);
  return (
    <section className={styles.fills}>
      <h2>{t('fill.done')}</h2>
      <Screen
        read={first}
        skeleton={{ rows: 3 }}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className={styles.note}>{t('fill.none')}</p>}
      >
        {({ items }) => (
          <ol>
            {items.map((fill) => (
              <Fill key={fill.fillId} fill={fill} />
            ))}
          </ol>
        )}
      </Screen>
    </section>
  );
}

function Fill({ fill }: { fill: BookFill }) {
  const { t } = useTranslation('books');
  const { fillId, kind, fileName, state, reason, done, total, rows, importId, by, at, can } = fill;
  const undo = useWrite(booksApi.undoFill, [booksApi.fills, ...onPages], {
    onDone: () => notify.done(t('fill.undone')),
  });
  const placed = rows.filter(({ outcome }) => outcome === 'placed').length;
  const kept = rows.filter(({ outcome }) => outcome === 'kept').length;
  return (
    <li className={styles.fill} aria-label={fileName}>
      <div className={styles.head}>
        <b>{fileName}</b>
        <StatusTag tone={tones[state]}>{t(`fill.state.${state}`)}</StatusTag>
        {can.undo && (
          <Confirm title={t('fill.undo')} hint={t('fill.undoAsk')} onConfirm={() => undo.mutate({ fillId })}>
            <Button size="small" loading={undo.isPending}>
              {t('fill.undo')}
            </Button>
          </Confirm>
        )}
      </div>
      <p className={styles.note}>{[by, formatNear(at)].join(' · ')}</p>
      {isAtWork(fill) ? (
        <div role="status">
          <Bar value={total === 0 ? 0 : done / total} heightPx={6} />
          {total > 0 && <span className={styles.note}>{t('fill.progress', { done, total })}</span>}
        </div>
      ) : (
        <>
          {reason && <FillReasonWords reason={reason} />}
          {placed > 0 && <p>{t(kind === 'pdf' ? 'fill.pages' : 'fill.questions', { count: placed })}</p>}
          {kept > 0 && <p>{t('fill.kept', { count: kept })}</p>}
          <FillSkipped kind={kind} rows={rows.filter(({ outcome }) => outcome === 'skipped')} />
          {importId && rows.some((row) => row.reason === 'doubtful') && (
            <Go to={`/source/import?import=${importId}&show=doubtful`}>{t('fill.mend')}</Go>
          )}
        </>
      )}
    </li>
  );
}
