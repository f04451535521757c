import type { ScanBatchDetail, ScanChoice } from '@zhibi/contract/capture/scans';
import { scansApi } from '@zhibi/contract/capture/scans';
import { pageSizes } from '@zhibi/contract/papers';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { formatRate } from '../../../platform/time.js';
import { useFile } from '../../../platform/use-file.js';
import { type Candidate, candidatesOf, offeredOf } from './candidates.js';
import styles from './question.module.css';
import { frameOf } from './scanned-sheet.js';
import type { Bench } from './use-bench.js';
import type { Wait } from './waits.js';
import { WhoQuestion } from './who-question.js';

interface QuestionProps {
  wait: Wait;
  batch: ScanBatchDetail;
  bench: Bench;
}

/** The one question that is asked now. */
export const Question = ({ wait, ...rest }: QuestionProps) =>
  wait.kind === 'choice' ? (
    <ChoiceQuestion choice={wait.choice} {...rest} />
  ) : (
    <WhoQuestion page={wait.page} {...rest} />
  );

/** True and false are told by their signs. */
const signOf = (option: string) => (option === 'T' ? '√' : option === 'F' ? '×' : option);

function ChoiceQuestion({ choice, batch, bench }: Omit<QuestionProps, 'wait'> & { choice: ScanChoice }) {
  const { t } = useTranslation('scans');
  const candidates = candidatesOf(choice);
  const some = candidates.filter(({ chosen }) => chosen.length > 0);
  const offered = offeredOf(choice);
  const nameOf = ({ chosen }: Candidate) =>
    chosen.length === 0
      ? t('ask.none')
      : chosen.length === 1
        ? signOf(chosen[0] ?? '')
        : t('ask.both', { letters: chosen.map(signOf).join(' ') });
  const keyOf = (one: Candidate) => (one.chosen.length === 0 ? 0 : some.indexOf(one) + 1);
  return (
    <section className={styles.question}>
      <h2>{t(choice.several ? 'ask.choices' : 'ask.choice', { no: choice.itemNo })}</h2>
      <Crop choice={choice} batch={batch} />
      <p>{choice.doubts.map((doubt) => t(`choiceDoubt.${doubt}`)).join(' · ')}</p>
      <ul className={styles.candidates} aria-label={t('ask.candidates')}>
        {candidates.map((one) => (
          <li key={one.chosen.join('')}>
            <button
              type="button"
              data-first={(offered && one === candidates[0]) || undefined}
              disabled={bench.isBusy}
              onClick={() => bench.settle(choice, one.chosen)}
            >
              <kbd>{keyOf(one)}</kbd>
              <b>{nameOf(one)}</b>
              {offered && (
                <>
                  <meter value={one.chance} />
                  <span>{formatRate(one.chance)}</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {offered && (
          <Button type="primary" disabled={bench.isBusy} onClick={() => bench.settle(choice, offered.chosen)}>
            {t('ask.take', { answer: nameOf(offered) })}
          </Button>
        )}
        <Button onClick={bench.skip}>{t('ask.leave')}</Button>
      </div>
    </section>
  );
}

const MARGIN_MM = 3;

/** The place that is asked about, large. */
function Crop({ choice, batch }: { choice: ScanChoice; batch: ScanBatchDetail }) {
  const { t } = useTranslation('scans');
  const { pageId } = choice;
  const { url } = useFile(scansApi.picture, { pageId, look: 'straight' });
  const frame = frameOf(choice, useRead(scansApi.page, { pageId }).data?.areas ?? []);
  const { widthMm, heightMm } = pageSizes[batch.pageSize];
  if (!frame) return <div className={styles.crop} />;
  const view = [frame.x - MARGIN_MM, frame.y - MARGIN_MM, frame.width + 2 * MARGIN_MM, frame.height + 2 * MARGIN_MM];
  return (
    <svg
      className={styles.crop}
      viewBox={view.join(' ')}
      role="img"
      aria-label={t('ask.choice', { no: choice.itemNo })}
    >
      {url !== undefined && <image href={url} width={widthMm} height={heightMm} />}
    </svg>
  );
}
