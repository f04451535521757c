import { type PaperSummary, papersApi } from '@zhibi/contract/papers';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Foot } from '../../../platform/layout/foot.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { Screen } from '../../../platform/screen.js';
import { formatNear, formatNumber } from '../../../platform/time.js';
import { together } from '../../../platform/together.js';
import { OtherKinds } from './other-kinds.js';
import styles from './publish-drawer.module.css';

export interface PaperStepProps {
  subjectId: number;
  paperId: string | null;
  /** The next step was asked for and comes as soon as the paper is here; or what it begins with is still being read. */
  isAwaited: boolean;
  problem: string | undefined;
  /** The same as last time: the newest paper that nobody was given is proposed. */
  isLike: boolean;
  onPaper: (paperId: string) => void;
  onNext: () => void;
  onCancel: () => void;
}

/** The first step: one of the teacher's papers, or another kind of homework. */
export function PaperStep(props: PaperStepProps) {
  const { subjectId, paperId, isAwaited, problem, isLike, onPaper, onNext, onCancel } = props;
  const { t } = useTranslation('homework');
  const pages = useInfinite(papersApi.list, { subjectId });
  const [isMissing, setMissing] = useState(false);
  // The address hears of a choice a moment later than the hand that goes on to the next button.
  const [isPicked, setPicked] = useState(false);
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const fresh = rows.find(({ status, questionCount }) => status === 'draft' && questionCount > 0)?.paperId;
  // The choice lives in the address; it is made once, when the list is first there.
  useEffect(() => {
    if (isLike && paperId === null && fresh !== undefined) onPaper(fresh);
  }, [isLike, paperId, fresh, onPaper]);
  const next = () => (paperId || isPicked ? onNext() : setMissing(true));
  return (
    <>
      <OtherKinds isLike={isLike} />
      <Screen read={together({ pages })} skeleton={{ rows: 6 }} isEmpty={() => rows.length === 0} empty={<NoPapers />}>
        {() => (
          <div className={styles.fields}>
            <div className={styles.papers} role="radiogroup" aria-label={t('publish.paper')}>
              {rows.map((paper) => (
                <PaperChoice
                  key={paper.paperId}
                  paper={paper}
                  isChosen={paper.paperId === paperId}
                  onChoose={() => {
                    setMissing(false);
                    setPicked(true);
                    onPaper(paper.paperId);
                  }}
                />
              ))}
            </div>
            {hasNextPage && (
              <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t('publish.more')}
              </Button>
            )}
            {((isMissing && paperId === null) || problem) && (
              <p className={styles.wrong} role="alert">
                {problem ?? t('publish.choosePaper')}
              </p>
            )}
            <Foot
              words={t('publish.next')}
              isBusy={paperId !== null && isAwaited && !problem}
              onMain={next}
              onCancel={onCancel}
            />
          </div>
        )}
      </Screen>
    </>
  );
}

interface PaperChoiceProps {
  paper: PaperSummary;
  isChosen: boolean;
  onChoose: () => void;
}

function PaperChoice({
  paper: { paperId, title, questionCount, totalScore, updatedAt },
  isChosen,
  onChoose,
}: PaperChoiceProps) {
  const { t } = useTranslation('homework');
  const facts = t('publish.paperFacts', { count: questionCount, score: formatNumber(totalScore) });
  return (
    <label className={isChosen ? `${styles.paper} ${styles.chosen}` : styles.paper}>
      <input type="radio" name="paper" value={paperId} checked={isChosen} onChange={onChoose} />
      <b title={title}>{title}</b>
      <span />
      <small>
        {facts} · {formatNear(updatedAt)}
      </small>
    </label>
  );
}

function NoPapers() {
  const { t } = useTranslation('homework');
  return (
    <div className={styles.none}>
      <EmptyState
        title={t('publish.noPapers')}
        hint={t('publish.noPapersHint')}
        action={
          <GoButton size="small" to="/source/source">
            {t('publish.toSource')}
          </GoButton>
        }
      />
    </div>
  );
}
