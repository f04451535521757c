import { RightOutlined } from '@ant-design/icons';
import { type HomeworkForStudent, homeworkOfStudentApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { groupOf } from '../../homework/index.js';
import { useAge } from '../../people/index.js';
import { useRead } from '../../platform/api.js';
import { Go } from '../../platform/layout/go.js';
import { Screen } from '../../platform/screen.js';
import { nowStamp } from '../../platform/time.js';
import { Section } from '../../platform/touch/section.js';
import { Sheet } from '../../platform/touch/sheet.js';
import styles from './came-back.module.css';
import { PieceOfResult, ThumbOfResult } from './piece-of-result.js';
import { resultWords } from './result-words.js';
import { ReturnedRow } from './returned-row.js';
import { Stars } from './stars.js';
import { starsOfWork } from './stars-of-work.js';

const SHOWN = 3;

/** What came back: the newest that was not looked at yet with its own ink, others that are news below it. */
export function Part() {
  const { t } = useTranslation('marking');
  const age = useAge();
  const read = useRead(homeworkOfStudentApi.mine, {});
  return (
    <Screen read={read} skeleton={{ card: 150 }}>
      {({ items }) => {
        const back = groupOf(items, 'cameBack', nowStamp());
        const news = back.filter(({ seen }) => !seen);
        const newest = news[0] ?? back[0];
        if (!newest) return null;
        const others = news.filter((one) => one !== newest).slice(0, SHOWN);
        return (
          <Section
            title={t(`back.${age}.title`)}
            count={news.length}
            extra={
              <Go to="/student/detail?show=back">
                {t('back.all')}
                <RightOutlined style={{ fontSize: 12 }} aria-hidden />
              </Go>
            }
          >
            <Newest homework={newest} />
            {others.length > 0 && (
              <Sheet rows>
                {others.map((homework) => (
                  <ReturnedRow key={homework.homeworkId} homework={homework} />
                ))}
              </Sheet>
            )}
          </Section>
        );
      }}
    </Screen>
  );
}

/** A phone shows the page as a small sheet, a tablet the answer that lost most at full width. */
function Newest({ homework }: { homework: HomeworkForStudent }) {
  const { t } = useTranslation('marking');
  const age = useAge();
  const { homeworkId, title, score, totalScore } = homework;
  const { data: result } = useRead(markingApi.result, { homeworkId });
  const words = result && resultWords(result.items);
  return (
    <Link to={`/student/detail?homework=${homeworkId}`} className={styles.newest}>
      {result && (
        <>
          <span className={styles.piece}>
            <PieceOfResult result={result} />
          </span>
          <span className={styles.thumb}>
            <ThumbOfResult result={result} />
          </span>
        </>
      )}
      <span className={styles.words}>
        <b>{title}</b>
        <small>{words && t(`back.${age}.${words.kind}`, { count: words.count })}</small>
      </span>
      <span className={styles.score}>
        <b>{score}</b>
        {totalScore !== 100 && <small>/ {totalScore}</small>}
        <Stars count={starsOfWork(homework)} sizePx={20} />
      </span>
      <RightOutlined className={styles.on} aria-hidden />
    </Link>
  );
}
