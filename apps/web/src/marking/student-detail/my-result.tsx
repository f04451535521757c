import { markingApi } from '@zhibi/contract/marking';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { Go } from '../../platform/layout/go.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { Screen } from '../../platform/screen.js';
import { formatNumber, formatStamp } from '../../platform/time.js';
import { Stars } from '../parts/stars.js';
import { ResultCard } from './result-card.js';
import { resultWords } from './result-words.js';
import styles from './student-detail.module.css';

/** One homework that came back: the score, then every question with the own ink and what is right. */
export function MyResult({ homeworkId }: { homeworkId: string }) {
  const { t } = useTranslation('marking');
  const read = useRead(markingApi.result, { homeworkId });
  return (
    <Screen read={read}>
      {({ title, releasedAt, score, totalScore, stars, items }) => {
        const words = resultWords(items);
        return (
          <>
            <PageHead
              title={title}
              note={t('result.cameBack', { when: formatStamp(releasedAt) })}
              back="/student/detail"
              extra={<Go to="/wrong">{t('result.toWrong')}</Go>}
            />
            <Card className={styles.summary}>
              <div className={styles.total}>
                <b>{formatNumber(score)}</b>
                <span>/ {totalScore}</span>
                <Stars count={stars} sizePx={28} />
                <p>{t(`result.${words.kind}`, { count: words.count })}</p>
              </div>
              <nav className={styles.strip} aria-label={t('mark.questions')}>
                {items.map((item) => (
                  <a key={item.itemId} href={`#q${item.no}`} data-full={item.score === item.maxScore}>
                    <span>{item.no}</span>
                    <b>{formatNumber(item.score)}</b>
                  </a>
                ))}
              </nav>
            </Card>
            {items.map((item) => (
              <ResultCard key={item.itemId} item={item} />
            ))}
          </>
        );
      }}
    </Screen>
  );
}
