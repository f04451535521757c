import { type Review, writingApi } from '@zhibi/contract/questions/writing';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInfinite, useWrite } from '../../../platform/api.js';
import { KeptTextArea } from '../../../platform/drafts/kept-text-area.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Go } from '../../../platform/layout/go.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { lazily } from '../../../platform/lazily.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import { formatStamp } from '../../../platform/time.js';
import { together } from '../../../platform/together.js';
import { BankedCard } from '../parts/banked-card.js';
import styles from '../parts/banked-card.module.css';
import { type Merge, useMerge } from '../parts/use-merge.js';

const MergeChange = lazily(async () => (await import('../parts/merge-change.js')).MergeChange);

const touched = [writingApi.reviews, writingApi.school, writingApi.mine, writingApi.one];
const tones = { waiting: 'wait', published: 'done', returned: 'bad', withdrawn: 'off' } as const;

/** What waits for a word of a colleague, or what one has asked for. */
export function Reviews({ subjectId, whose }: { subjectId: number; whose: 'to-decide' | 'own' }) {
  const { t } = useTranslation('writing');
  const pages = useInfinite(writingApi.reviews, { subjectId, whose });
  const { rows, first } = pages;
  return (
    <Screen
      read={together({ pages })}
      skeleton={{ rows: 8 }}
      isEmpty={() => rows.length === 0}
      empty={<EmptyState title={t(`review.empty.${whose}`)} hint={t(`review.emptyHint.${whose}`)} />}
    >
      {() => (
        <section className={styles.list} aria-label={t('bank.listed')}>
          {rows.map((review) => (
            // What was settled about an original that has gone on since is asked again.
            <ReviewCard key={`${review.reviewId} ${review.into?.version}`} review={review} />
          ))}
          <TableFoot
            shown={rows.length}
            of={first?.total}
            loading={pages.isFetchingNextPage}
            onNext={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
          />
        </section>
      )}
    </Screen>
  );
}

function ReviewCard({ review }: { review: Review }) {
  const merge = useMerge(review);
  return (
    <BankedCard
      question={{ ...review, type: review.body.type, timesUsed: 0 }}
      note={
        <>
          <Words review={review} />
          <Suspense fallback={null}>{merge && <MergeChange merge={merge} />}</Suspense>
        </>
      }
      actions={<Verdict review={review} merge={merge} />}
    />
  );
}

function Words({ review: { state, note, askedAt, verdict, into } }: { review: Review }) {
  const { t } = useTranslation('writing');
  return (
    <p className={styles.meta}>
      <StatusTag tone={tones[state]}>{t(`state.${state}`)}</StatusTag>
      <span>{t('review.asked', { at: formatStamp(askedAt) })}</span>
      {into && (
        <Go to={`/question/ques?question=${into.questionId}`}>
          {t('review.into', { who: into.author ?? '--', version: into.version })}
        </Go>
      )}
      {note !== '' && <span>{note}</span>}
      {verdict && state !== 'withdrawn' && (
        <span>{t('review.said', { who: verdict.by ?? '--', at: formatStamp(verdict.at), note: verdict.note })}</span>
      )}
    </p>
  );
}

function Verdict({ review: { reviewId, can }, merge }: { review: Review; merge: Merge | undefined }) {
  const { t } = useTranslation('writing');
  const [isReturning, setReturning] = useState(false);
  const [note, setNote] = useState('');
  const decide = useWrite(writingApi.decide, touched, {
    onDone: ({ questionId }) => {
      setReturning(false);
      notify.done(t(questionId ? 'review.published' : 'review.returned'));
    },
  });
  const withdraw = useWrite(writingApi.withdraw, touched, { onDone: () => notify.done(t('withdrawn')) });
  return (
    <>
      {can.withdraw && (
        <Button size="small" onClick={() => withdraw.mutate({ reviewId })}>
          {t('action.withdraw')}
        </Button>
      )}
      {can.decide && (
        <>
          <Button size="small" onClick={() => setReturning(true)}>
            {t('review.return')}
          </Button>
          <Button
            size="small"
            type="primary"
            disabled={merge?.isOpen ?? false}
            loading={decide.isPending}
            onClick={() =>
              decide.mutate({ reviewId, verdict: 'published', ...(merge && { compared: merge.compared }) })
            }
          >
            {t('review.publish')}
          </Button>
        </>
      )}
      {isReturning && (
        <Dialog
          title={t('review.return')}
          onClose={() => setReturning(false)}
          foot={{
            isDisabled: note.trim() === '',
            isBusy: decide.isPending,
            onMain: () => decide.mutate({ reviewId, verdict: 'returned', note }),
          }}
        >
          <KeptTextArea
            draft={`review ${reviewId}`}
            aria-label={t('review.why')}
            placeholder={t('review.why')}
            rows={4}
            maxLength={500}
            value={note}
            onText={setNote}
          />
        </Dialog>
      )}
    </>
  );
}
