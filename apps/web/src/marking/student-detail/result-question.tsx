import { PlayCircleOutlined } from '@ant-design/icons';
import type { Result } from '@zhibi/contract/marking';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerPaper, hasInk } from '../../capture/index.js';
import { useSectionTitle } from '../../papers/index.js';
import { RichText } from '../../platform/rich/rich-text.js';
import { formatNumber } from '../../platform/time.js';
import { Sheet } from '../../platform/touch/sheet.js';
import { AnswerKey } from '../parts/answer-key.js';
import { QuestionText } from '../parts/question-text.js';
import { RedMark } from '../parts/red-mark.js';
import styles from './result-question.module.css';

/** One question of a paper that came back: what was asked, what I wrote, what the teacher said, what is right. */
export function ResultQuestion({ item }: { item: Result['items'][number] }) {
  const { t } = useTranslation('marking');
  const titleOf = useSectionTitle();
  const { no, sectionTitle, score, maxScore, body, comment } = item;
  return (
    <Sheet label={t('mark.question', { no })}>
      <header className={styles.head}>
        <h2>{t('mark.question', { no })}</h2>
        <span>{titleOf(sectionTitle)}</span>
        <b>
          {formatNumber(score)}
          <small>/{maxScore}</small>
        </b>
      </header>
      <div className={styles.stem}>
        <QuestionText body={body} />
      </div>
      <OwnWriting item={item} />
      {comment && <p className={styles.comment}>{t('result.comment', { comment })}</p>}
      <h3 className={styles.caption}>{t('result.right')}</h3>
      <div className={styles.right}>
        <AnswerKey body={body} />
        {body.analysis.length > 0 && <RichText rich={body.analysis} />}
      </div>
    </Sheet>
  );
}

function OwnWriting({ item: { areas, ink, score, maxScore } }: { item: Result['items'][number] }) {
  const { t } = useTranslation('marking');
  const [isPlaying, setPlaying] = useState(false);
  if (!hasInk(ink)) return <p className={styles.nothing}>{t('result.nothing')}</p>;
  return (
    <>
      <h3 className={styles.caption}>
        {t('result.mine')}
        <Button type="link" icon={<PlayCircleOutlined />} onClick={() => setPlaying(true)}>
          {t('result.replay')}
        </Button>
      </h3>
      <AnswerPaper
        areas={areas}
        ink={ink}
        label={t('result.mine')}
        size="fit"
        isPlaying={isPlaying}
        onPlayed={() => setPlaying(false)}
      >
        <RedMark score={score} maxScore={maxScore} />
      </AnswerPaper>
    </>
  );
}
