import { FullscreenOutlined } from '@ant-design/icons';
import type { ClassReport } from '@zhibi/contract/analysis';
import { ABSENT } from '@zhibi/contract/kernel';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { GoButton } from '../../../platform/layout/go-button.js';
import { say } from '../../../platform/text.js';
import { formatNear, formatNumber, formatRate, formatStamp, stampOf } from '../../../platform/time.js';
import { way } from '../../../platform/way.js';
import { questionsOf } from '../../parts/findings.js';
import { addressOf } from '../../parts/report-address.js';
import { useSentence } from '../../parts/sentence.js';
import styles from './board.module.css';
import { type BoardFigures, boardFigures } from './board-figures.js';

/** Large enough to be read from the last row; nobody's name stands on it. */
export function Board({ report, since }: { report: ClassReport; since: Date | null }) {
  const { t } = useTranslation('analysis');
  const sentence = useSentence();
  const figures = boardFigures(report);
  const opener = way.opener(useLocation().pathname);
  const itsReport = addressOf(report.homeworkId, report.classId);
  return (
    <main className={styles.board}>
      <header className={styles.head}>
        <div>
          <h1 translate="no">{report.title}</h1>
          <p>
            <span translate="no">{report.className}</span> · {formatStamp(report.startAt)}
            {since && <em role="status"> · {t('board.offline', { time: formatNear(stampOf(since)) })}</em>}
          </p>
        </div>
        <nav className={styles.acts}>
          <Button icon={<FullscreenOutlined />} onClick={() => void document.documentElement.requestFullscreen?.()}>
            {t('board.fullScreen')}
          </Button>
          {/* Back to where it was opened; a screen on the wall was opened from nowhere. */}
          <GoButton to={opener ?? itsReport}>
            {opener && opener !== itsReport ? say('platform:back') : t('board.back')}
          </GoButton>
        </nav>
      </header>
      <Numbers report={report} />
      {report.marked === 0 ? (
        <p className={styles.wait}>{t('board.wait')}</p>
      ) : (
        <div className={styles.figures}>
          <Figure title={t('board.spread', { count: report.excellent })}>
            <Bars bars={figures.bars} />
          </Figure>
          <Figure title={sentence(questionsOf(report.questions))}>
            <Questions questions={figures.questions} />
          </Figure>
          {figures.points.length > 0 && (
            <Figure title={t('board.points')}>
              <Points points={figures.points} />
            </Figure>
          )}
        </div>
      )}
    </main>
  );
}

function Numbers({ report: { sat, students, mean, fullScore, passed, marked } }: { report: ClassReport }) {
  const { t } = useTranslation('analysis');
  const numbers = [
    { name: t('board.handedIn'), value: `${sat}`, of: `/${students}` },
    { name: t('board.mean'), value: mean === null ? ABSENT : formatNumber(mean), of: `/${formatNumber(fullScore)}` },
    { name: t('board.passed'), value: marked === 0 ? ABSENT : formatRate(passed / marked), of: '' },
  ];
  return (
    <dl className={styles.numbers}>
      {numbers.map(({ name, value, of }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            <small>{of}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Figure = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.figure}>
    <h2>{title}</h2>
    {children}
  </section>
);

function Bars({ bars }: Pick<BoardFigures, 'bars'>) {
  const { t } = useTranslation('analysis');
  return (
    <ol className={styles.bars}>
      {bars.map(({ label, count, height, isHigh }) => (
        <li key={label}>
          <b>{t('classReport.barTop', { count })}</b>
          <i data-high={isHigh || undefined} style={{ flexGrow: height, minHeight: count > 0 ? '0.2em' : 0 }} />
          <i className={styles.room} style={{ flexGrow: 1 - height }} />
          <span>{label}</span>
        </li>
      ))}
    </ol>
  );
}

function Questions({ questions }: Pick<BoardFigures, 'questions'>) {
  const { t } = useTranslation('analysis');
  return (
    <ol className={styles.questions}>
      {questions.map(({ no, percent, heat }) => (
        <li
          key={no}
          style={heat ? { background: heat.fill, color: heat.text } : undefined}
          aria-label={t('classReport.cell', { no, rate: percent === null ? ABSENT : `${percent}%` })}
        >
          <span>{no}</span>
          <b>{percent ?? ABSENT}</b>
        </li>
      ))}
    </ol>
  );
}

const Points = ({ points }: Pick<BoardFigures, 'points'>) => (
  <ol className={styles.points}>
    {points.map(({ title, percent }) => (
      <li key={title}>
        <span translate="no">{title}</span>
        <i>
          <i style={{ width: `${percent}%` }} />
        </i>
        <b>{percent}%</b>
      </li>
    ))}
  </ol>
);
