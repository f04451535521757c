import { type SpokenRow, type SpokenTry, spokenApi } from '@zhibi/contract/homework/spoken';
import { ABSENT } from '@zhibi/contract/kernel';
import { Button, Rate } from 'antd';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { formatNumber } from '../../../platform/time.js';
import { usePhone } from '../../../platform/window-width.js';
import { bareCard } from '../parts/bare-card.js';
import { scoreOf, starsOf, wordMeans, worstWords } from '../parts/marks.js';
import { SoundLine } from '../parts/sound-line.js';
import { Submitted } from '../parts/submitted.js';
import { TaskScreen } from '../parts/task-screen.js';
import styles from './results.module.css';

const columns = [
  'student',
  'submitted',
  'tries',
  'overall',
  'accuracy',
  'completeness',
  'fluency',
  'words',
  'sound',
  'actions',
] as const;

/** The results of one spoken homework; what only a service can say is said by one, or told to be missing. */
export function Page() {
  const { t } = useTranslation('spoken');
  const isPhone = usePhone();
  return (
    <TaskScreen place="results">
      {({ rows, hasService, onListen }) => (
        <>
          {!hasService && <p className={styles.note}>{t('noService')}</p>}
          <Heat rows={rows} onListen={onListen} />
          <Card flush>
            <div className={styles.results}>
              <PlainTable
                columns={columns.map((one) => t(`column.${one}`))}
                words={2}
                withActions
                asCards
                rows={rows.map((row) => ({
                  key: row.studentId,
                  cells: isPhone && row.last === null ? bareCard(cells(row, onListen)) : cells(row, onListen),
                }))}
              />
            </div>
          </Card>
        </>
      )}
    </TaskScreen>
  );

  function cells(row: SpokenRow, onListen: (studentId: string) => void) {
    const { name, last, tries } = row;
    const score = scoreOf(row);
    const said = last?.assessment;
    return [
      name,
      <Submitted key="submitted" row={row} />,
      String(tries),
      score === null ? (
        ABSENT
      ) : (
        <span key="overall" className={styles.overall}>
          {formatNumber(score)} <Rate disabled allowHalf count={3} value={starsOf(score)} />
        </span>
      ),
      formatNumber(said?.accuracy),
      formatNumber(said?.completeness),
      formatNumber(said?.fluency),
      <BestAndWorst key="words" last={last} />,
      last ? (
        <SoundLine
          key="sound"
          endpoint={spokenApi.sound}
          input={{ tryId: last.tryId }}
          label={t('drawer.play')}
          durationMs={last.measures.durationMs}
        />
      ) : (
        ABSENT
      ),
      last && (
        <Button key="listen" type="link" onClick={() => onListen(row.studentId)}>
          {t('listen')}
        </Button>
      ),
    ];
  }
}

function BestAndWorst({ last }: { last: SpokenTry | null }) {
  const words = worstWords(last?.assessment ?? null, Number.POSITIVE_INFINITY);
  const [worst, best] = [words[0], words.at(-1)];
  if (!worst || !best) return <>{ABSENT}</>;
  return (
    <>
      {best.word} {Math.round(best.score)} / {worst.word} {Math.round(worst.score)}
    </>
  );
}

const WEAK = 60;
const GOOD = 80;

/** The words of the class by how they were said; one that is chosen lets the weakest student be heard first. */
function Heat({ rows, onListen }: { rows: readonly SpokenRow[]; onListen: (studentId: string) => void }) {
  const { t } = useTranslation('spoken');
  const means = wordMeans(rows);
  if (means.length === 0) return null;
  const weakest = (no: number, word: string) => {
    const scored = rows.flatMap(({ studentId, last }) =>
      (last?.assessment?.words ?? [])
        .filter((one) => one.no === no && one.word === word)
        .map(({ score }) => ({ studentId, score })),
    );
    return scored.sort((a, b) => a.score - b.score)[0]?.studentId;
  };
  return (
    <Card title={t('heat')} extra={t('heatHint')}>
      <div className={styles.heat}>
        {means.map(({ no, word, mean }) => (
          <button
            key={`${no} ${word}`}
            type="button"
            className={mean < WEAK ? styles.weak : mean < GOOD ? styles.fair : styles.good}
            onClick={() => {
              const studentId = weakest(no, word);
              if (studentId) onListen(studentId);
            }}
          >
            {word} <small>{mean}</small>
          </button>
        ))}
      </div>
    </Card>
  );
}
