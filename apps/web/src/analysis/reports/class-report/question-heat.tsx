import type { ClassReport } from '@zhibi/contract/analysis';
import { ABSENT } from '@zhibi/contract/kernel';
import { useTranslation } from 'react-i18next';
import { rateColours } from '../../../platform/theme.js';
import { formatNumber, formatRate } from '../../../platform/time.js';
import { questionsOf } from '../../parts/findings.js';
import { heatOf, percentOf } from '../../parts/rates.js';
import { useSentence } from '../../parts/sentence.js';
import { SentenceFigure } from '../../parts/sentence-figure.js';
import type { Open } from './opened.js';
import styles from './question-heat.module.css';

const WIDEST_PX = 96;

type Question = ClassReport['questions'][number];

/** The score rate of every question as a strip of colours; a cell opens the answers. */
export function QuestionHeat({ report: { questions }, onOpen }: { report: ClassReport; onOpen: Open }) {
  const { t } = useTranslation('analysis');
  const sentence = useSentence();
  const words = ['question', 'full', 'rate', 'discrimination'] as const;
  return (
    <SentenceFigure
      sentence={sentence(questionsOf(questions))}
      note={t('classReport.heatNote')}
      legend={<Legend />}
      table={{
        columns: words.map((word) => t(`classReport.questionTable.${word}`)),
        rows: questions.map(({ itemId, no, maxScore, rate, discrimination }) => ({
          key: itemId,
          opens: () => onOpen({ kind: 'question', itemId }),
          cells: [no, formatNumber(maxScore), formatRate(rate), formatNumber(discrimination, 2)],
        })),
      }}
    >
      <div className={styles.heat} style={{ maxWidth: questions.length * WIDEST_PX }}>
        {questions.map((question) => (
          <Cell
            key={question.itemId}
            question={question}
            onOpen={() => onOpen({ kind: 'question', itemId: question.itemId })}
          />
        ))}
      </div>
    </SentenceFigure>
  );
}

function Cell({ question: { no, rate }, onOpen }: { question: Question; onOpen: () => void }) {
  const { t } = useTranslation('analysis');
  const heat = heatOf(rate);
  return (
    <button
      type="button"
      className={styles.cell}
      style={heat ? { background: heat.fill, color: heat.text } : undefined}
      aria-label={t('classReport.cell', { no, rate: formatRate(rate) })}
      onClick={onOpen}
    >
      <span>{no}</span>
      <b>{rate === null ? ABSENT : percentOf(rate)}</b>
    </button>
  );
}

const Legend = () => (
  <span className={styles.legend} aria-hidden="true">
    {rateColours.map(({ from, fill }, at) => (
      <span key={from}>
        <i style={{ background: fill }} />
        {from > 0 ? `${at === 0 ? '≥' : ''}${percentOf(from)}` : `<${percentOf(rateColours[at - 1]?.from ?? 0)}`}
      </span>
    ))}
  </span>
);
