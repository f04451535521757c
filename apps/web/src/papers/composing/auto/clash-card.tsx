import { CloseCircleOutlined, ExclamationCircleFilled } from '@ant-design/icons';
import type { Change, Clash, Proposal } from '@zhibi/contract/papers/composing';
import { Button } from 'antd';
import { Fragment } from 'react';
import { GoButton } from '../../../platform/layout/go-button.js';
import { formatNumber } from '../../../platform/time.js';
import styles from './clash-card.module.css';
import { MinutesBar } from './minutes-bar.js';
import { moreTime } from './more-time.js';
import { type Plan, wishCount } from './plan.js';
import { useWayKeys } from './use-way-keys.js';
import { useWords } from './use-words.js';

export interface ClashCardProps {
  clash: Clash;
  plan: Plan;
  isBusy: boolean;
  onApply: (changes: readonly Change[]) => Promise<void>;
}

/** Why a blueprint cannot be met, in words, and what would do: the smallest change first, each one click away. */
export function ClashCard({ clash, plan, isBusy, onApply }: ClashCardProps) {
  const { t } = useWords();
  const { wishes, proposals, notEnough, isMinimal, othersHold } = clash;
  useWayKeys((nth) => {
    const chosen = proposals[nth];
    if (chosen && !isBusy) void onApply(chosen.changes);
  });
  const rest = Math.max(0, wishCount(plan) - wishes.length);
  const othersWords = othersHold ? t('clash.rest', { count: rest }) : t('clash.restUnsure', { count: rest });
  return (
    <section className={styles.card} aria-live="polite">
      <h2 className={styles.title}>
        <ExclamationCircleFilled className={styles.icon} />
        <Wishes clash={clash} />
      </h2>
      <p className={styles.note}>
        <Shortest clash={clash} />
        {isMinimal ? (rest === 0 ? t('clash.restNone') : othersWords) : t('clash.unsure')}
      </p>
      <MinutesBar clash={clash} />
      <ol className={styles.ways}>
        {proposals.map((proposal, at) => (
          <Way
            key={JSON.stringify(proposal.changes)}
            proposal={proposal}
            no={at + 1}
            isSingle={proposals.length === 1}
            isBusy={isBusy}
            onApply={() => void onApply(proposal.changes)}
          />
        ))}
        <NotEnough wishes={notEnough} hasWays={proposals.length > 0} />
      </ol>
    </section>
  );
}

/** The wishes that clash: A, B and C cannot be had together. */
function Wishes({ clash }: Pick<ClashCardProps, 'clash'>) {
  const { t, wishWords } = useWords();
  // What is wished for the whole first, then the types.
  const wishes = clash.wishes.toSorted((a, b) => Number(a.wish.kind === 'type') - Number(b.wish.kind === 'type'));
  return (
    <span>
      {wishes.map((wish, at) => (
        <Fragment key={JSON.stringify(wish.wish)}>
          {at > 0 && (at === wishes.length - 1 ? t('clash.and') : t('clash.comma'))}
          <mark className={styles.wish}>{wishWords(wish)}</mark>
        </Fragment>
      ))}{' '}
      {wishes.length === 1 ? t('clash.one') : t('clash.title')}
    </span>
  );
}

/** Even the shortest questions take longer: said where more time alone would do. */
function Shortest({ clash: { proposals } }: Pick<ClashCardProps, 'clash'>) {
  const { t } = useWords();
  const longer = moreTime(proposals);
  if (longer === null) return null;
  const { limit, minutes } = longer;
  return <>{t('clash.shortest', { minutes: formatNumber(minutes), over: formatNumber(minutes - limit) })}</>;
}

interface WayProps {
  proposal: Proposal;
  no: number;
  isSingle: boolean;
  isBusy: boolean;
  onApply: () => void;
}

function Way({ proposal: { changes, figures }, no, isSingle, isBusy, onApply }: WayProps) {
  const { t, changeWords, cellWords } = useWords();
  const cells = changes.map(cellWords).filter((words) => words !== '');
  return (
    <li className={no === 1 ? `${styles.way} ${styles.first}` : styles.way}>
      <kbd>{no}</kbd>
      <span className={styles.words}>
        <b>{changes.map(changeWords).join(t('clash.comma'))}</b>
        {cells.length > 0 && <small>{cells.join(t('clash.comma'))}</small>}
        {cells.length === 0 && no === 1 && !isSingle && <small>{t('clash.smallest')}</small>}
      </span>
      <span className={styles.figures}>
        {t('clash.figures', { questions: figures.questions, minutes: formatNumber(figures.minutes) })}
      </span>
      <Button type={no === 1 ? 'primary' : 'default'} size="small" disabled={isBusy} onClick={onApply}>
        {no === 1 ? t('clash.apply') : t('clash.applyOther')}
      </Button>
    </li>
  );
}

/** What alone would not mend it; where nothing would, where to go. */
function NotEnough({ wishes, hasWays }: { wishes: Clash['notEnough']; hasWays: boolean }) {
  const { t, wishWords } = useWords();
  if (!hasWays)
    return (
      <li className={`${styles.way} ${styles.vain}`}>
        <CloseCircleOutlined />
        <span className={styles.words}>{t('clash.nothing')}</span>
        <GoButton size="small" to="/paperTest/myQues">
          {t('clash.toBank')}
        </GoButton>
      </li>
    );
  return wishes.map((wish) => (
    <li key={JSON.stringify(wish.wish)} className={`${styles.way} ${styles.vain}`}>
      <CloseCircleOutlined />
      <span className={styles.words}>{wishWords(wish)}</span>
      <span className={styles.figures}>{t('clash.notEnough')}</span>
    </li>
  ));
}
