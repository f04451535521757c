import { ArrowLeftOutlined, EllipsisOutlined } from '@ant-design/icons';
import type { ItemToMark } from '@zhibi/contract/marking';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Bar } from '../../../platform/layout/bar.js';
import { AnswerKey } from '../../parts/answer-key.js';
import { QuestionText } from '../../parts/question-text.js';
import type { MarkingHand } from './marking-hand.js';
import styles from './thumb-table.module.css';

/** Which question of which homework, and how far it is. */
export function ThumbHead({ homework, item, onMore }: MarkingHand & { onMore: () => void }) {
  const { t } = useTranslation('marking');
  const { t: plain } = useTranslation('platform');
  return (
    <header className={styles.head}>
      <div className={styles.where}>
        <Link to="/index" className={styles.icon} aria-label={plain('back')}>
          <ArrowLeftOutlined />
        </Link>
        <div>
          <h1>{t('mark.question', { no: item.no })}</h1>
          <p>{[homework.title, ...homework.classNames].join(' · ')}</p>
        </div>
        <button type="button" className={styles.icon} aria-label={t('thumb.more')} onClick={onMore}>
          <EllipsisOutlined />
        </button>
      </div>
      <div className={styles.progress}>
        <Bar value={item.total === 0 ? 0 : item.scored / item.total} />
        <span>
          <b>{item.scored}</b> / {t('thumb.papers', { count: item.total })}
        </span>
      </div>
    </header>
  );
}

/** What is right, what it is worth, and what was asked: as high as it needs, up to a part of the window, beyond which it scrolls. */
export function ThumbKey({ item, label }: { item: ItemToMark; label: string }) {
  const { t } = useTranslation('marking');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long key scrolls, by the keyboard too
    <section className={`${styles.head} ${styles.key}`} aria-label={label} tabIndex={0}>
      <p className={styles.worth}>
        {label}
        <span>{t('thumb.worth', { count: item.maxScore })}</span>
      </p>
      <div className={styles.right}>
        <AnswerKey body={item.body} />
      </div>
      <QuestionText body={item.body} />
    </section>
  );
}
