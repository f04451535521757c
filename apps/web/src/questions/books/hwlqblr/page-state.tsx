import { booksApi, type OwnBook, type OwnPage } from '@zhibi/contract/questions/books';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useWrite } from '../../../platform/api.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { notify } from '../../../platform/notify.js';
import { OwnReports } from '../parts/own-reports.js';
import { ReturnButton } from '../parts/return-button.js';
import styles from './entry-workspace.module.css';
import { pageTones } from './page-strip.js';
import type { usePageDraft } from './use-page-draft.js';

const changed = [booksApi.one, booksApi.questions, booksApi.shelf, booksApi.progress];

interface PageStateProps {
  book: OwnBook;
  page: OwnPage;
  reports: z.output<typeof booksApi.one.output>['reports'];
  entering: ReturnType<typeof usePageDraft>;
}

/** How far the page is, who had it in hand, and the next step. */
export function PageState({ book: { bookId }, page: now, reports, entering }: PageStateProps) {
  const { t } = useTranslation('books');
  const { page, state, revision, enteredBy, checkedBy, note, can } = now;
  const said = (done: 'submitted' | 'reopened') => ({ onDone: () => notify.done(t(`bench.${done}`)) });
  const submit = useWrite(booksApi.submitPage, changed, said('submitted'));
  const reopen = useWrite(booksApi.reopenPage, changed, said('reopened'));
  const decide = useWrite(booksApi.decidePage, changed, {
    onDone: (_, { verdict }) => notify.done(t(verdict === 'checked' ? 'bench.passed' : 'bench.returned')),
  });
  const handOn = () =>
    // What is refused has been said by the saving.
    void entering.saveFirst().then(
      () => submit.mutate({ bookId, page }),
      () => undefined,
    );
  const people = [
    ...(enteredBy ? [t('bench.enteredBy', { name: enteredBy })] : []),
    ...(checkedBy ? [t('bench.checkedBy', { name: checkedBy })] : []),
  ];
  return (
    <section>
      <div className={styles.head}>
        {revision === 0 ? (
          <StatusTag tone="off">{t('bench.untouched')}</StatusTag>
        ) : (
          <StatusTag tone={pageTones[state]}>{t(`bench.state.${state}`)}</StatusTag>
        )}
        <span className={styles.note}>{people.join(' · ')}</span>
      </div>
      {note && <p className={styles.warning}>{t('bench.returnedNote', { note })}</p>}
      {entering.isDirty && <p className={styles.note}>{t('bench.unsaved')}</p>}
      <div className={styles.row} style={{ marginTop: 8 }}>
        {can.edit && (
          <Button size="small" disabled={!entering.isDirty} loading={entering.isSaving} onClick={entering.save}>
            {t('bench.save')}
          </Button>
        )}
        {can.submit && (
          <Button
            size="small"
            type="primary"
            disabled={entering.draft.itemIds.length === 0}
            loading={submit.isPending}
            onClick={handOn}
          >
            {t('bench.submit')}
          </Button>
        )}
        {can.reopen && (
          <Button size="small" loading={reopen.isPending} onClick={() => reopen.mutate({ bookId, page })}>
            {t('bench.reopen')}
          </Button>
        )}
        {can.decide && (
          <>
            <ReturnButton
              about={`${bookId} ${page}`}
              words={t('bench.return')}
              isPending={decide.isPending}
              onReturn={(why) => decide.mutate({ bookId, page, verdict: 'returned', note: why })}
            />
            <Button
              size="small"
              type="primary"
              loading={decide.isPending}
              onClick={() => decide.mutate({ bookId, page, verdict: 'checked' })}
            >
              {t('bench.pass')}
            </Button>
          </>
        )}
      </div>
      {reports.length > 0 && (
        <div style={{ marginTop: 10 }}>
          <h2>{t('bench.reports')}</h2>
          <OwnReports bookId={bookId} reports={reports} />
        </div>
      )}
    </section>
  );
}
