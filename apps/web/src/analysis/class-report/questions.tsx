import type { ClassReport } from '@zhibi/contract/analysis';
import { ABSENT } from '@zhibi/contract/kernel';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCanGo } from '../../platform/screen-line.js';
import { rateColours } from '../../platform/theme.js';
import styles from './report.module.css';
import { questionFinding } from './sentences.js';

const toneOf = (rate: number) => rateColours.find(({ from }) => rate >= from) ?? rateColours[4];

/** The score rate of every question; a question opens its answers. */
export function Questions({ report: { homeworkId, questions } }: { report: ClassReport }) {
  const { t } = useTranslation('analysis');
  const { key, numbers } = questionFinding(questions);
  return (
    <figure>
      <figcaption className={styles.caption}>
        <div>
          <h2>{t(`questions.${key}`, { numbers: numbers.join(t('questions.join')) })}</h2>
          <p>{t('questions.note')}</p>
        </div>
        <span className={styles.legend} aria-hidden="true">
          {rateColours.map(({ from, fill }) => (
            <span key={from}>
              <i style={{ background: fill }} />
              {from === 0 ? '<45' : from === 0.9 ? '≥90' : from * 100}
            </span>
          ))}
        </span>
      </figcaption>
      <div className={styles.heat}>
        {questions.map((question) => (
          <Cell key={question.itemId} homeworkId={homeworkId} question={question} />
        ))}
      </div>
    </figure>
  );
}

function Cell({
  homeworkId,
  question: { itemId, no, rate, discrimination },
}: {
  homeworkId: string;
  question: ClassReport['questions'][number];
}) {
  const { t } = useTranslation('analysis');
  const to = `/markFull?homework=${homeworkId}&item=${itemId}`;
  const canGo = useCanGo(to);
  const tone = rate === null ? { fill: '#F1F4F9', text: '#5F6A7C' } : toneOf(rate);
  const style = { background: tone.fill, color: tone.text };
  const facts = [
    t('questions.no', { no }),
    discrimination === null ? '' : t('questions.discrimination', { value: discrimination.toFixed(2) }),
  ];
  const content = (
    <>
      <span>{no}</span>
      <b>{rate === null ? ABSENT : Math.round(rate * 100)}</b>
    </>
  );
  const title = facts.filter(Boolean).join(' · ');
  return canGo ? (
    <Link to={to} style={style} title={title}>
      {content}
    </Link>
  ) : (
    <span className={styles.cell} style={style} title={title}>
      {content}
    </span>
  );
}
