import { PlayCircleOutlined } from '@ant-design/icons';
import type { ResultItem } from '@zhibi/contract/marking';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { AnswerPaper, hasInk } from '../../capture/index.js';
import { Card } from '../../platform/layout/card.js';
import { RichText } from '../../platform/rich/rich-text.js';
import { formatNumber } from '../../platform/time.js';
import { AnswerKey } from '../parts/answer-key.js';
import { QuestionText } from '../parts/question-text.js';
import styles from './student-detail.module.css';

/** One question of a paper that came back. */
export function ResultCard({ item }: { item: z.output<typeof ResultItem> }) {
  const { t } = useTranslation('marking');
  const [isPlaying, setPlaying] = useState(false);
  const { no, sectionTitle, score, maxScore, body, comment, areas, ink } = item;
  return (
    <Card className={styles.card}>
      <article id={`q${no}`} aria-label={t('mark.question', { no })}>
        <header className={styles.head}>
          <b>{t('mark.question', { no })}</b>
          <span>{sectionTitle}</span>
          <span className={styles.got}>
            {formatNumber(score)}
            <small>/{maxScore}</small>
          </span>
        </header>
        <QuestionText body={body} />
        <div className={styles.two}>
          <figure>
            <figcaption>
              {t('result.mine')}
              {hasInk(ink) && (
                <Button type="text" size="small" icon={<PlayCircleOutlined />} onClick={() => setPlaying(true)}>
                  {t('result.replay')}
                </Button>
              )}
            </figcaption>
            {!hasInk(ink) ? (
              <p className={styles.nothing}>{t('result.nothing')}</p>
            ) : (
              <AnswerPaper
                areas={areas}
                ink={ink}
                label={t('result.mine')}
                size="fit"
                isPlaying={isPlaying}
                onPlayed={() => setPlaying(false)}
              />
            )}
            {comment && <p className={styles.comment}>{t('result.comment', { comment })}</p>}
          </figure>
          <figure>
            <figcaption>{t('result.right')}</figcaption>
            <div className={styles.right}>
              <AnswerKey body={body} />
              {body.analysis.length > 0 && <RichText rich={body.analysis} />}
            </div>
          </figure>
        </div>
      </article>
    </Card>
  );
}
