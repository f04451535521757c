import { analysisApi, WrongCause, type WrongQuestion } from '@zhibi/contract/analysis';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { WrongCard } from '../../parts/wrong-card.js';
import styles from './page.module.css';

type Place = Pick<WrongQuestion, 'step' | 'state' | 'nextReviewOn'>;

export interface MyWrongCardProps {
  wrong: WrongQuestion;
  today: string;
  /** Where it stands, or why it went wrong, has changed: the numbers around the list do too. */
  onMoved: () => void;
}

/** A wrong question in the hands of its student. What was just understood stays in sight, so that it can be taken back. */
export function MyWrongCard({ wrong, today, onMoved }: MyWrongCardProps) {
  const { t } = useTranslation('analysis');
  const [place, setPlace] = useState<Place | null>(null);
  const [cause, setCause] = useState(wrong.cause);
  const understand = useWrite(analysisApi.understood, [], {
    onDone: (now, { understood }) => {
      setPlace(understood ? now : null);
      onMoved();
    },
  });
  const name = useWrite(analysisApi.setCause, [], { onDone: onMoved, onRefused: () => setCause(wrong.cause) });
  const choose = (next: WrongCause) => {
    const chosen = next === cause ? null : next;
    setCause(chosen);
    name.mutate({ wrongId: wrong.wrongId, cause: chosen });
  };
  const shown = { ...wrong, ...place };
  return (
    <WrongCard
      wrong={shown}
      today={today}
      cause={
        <fieldset className={styles.cause}>
          <legend>{t('cause.ask')}</legend>
          {WrongCause.options.map((one) => (
            <button key={one} type="button" aria-pressed={one === cause} onClick={() => choose(one)}>
              {t(`cause.names.${one}`)}
            </button>
          ))}
        </fieldset>
      }
      actions={
        place ? (
          <>
            <StatusTag tone="done">{t('wrong.noted')}</StatusTag>
            <Button
              loading={understand.isPending}
              onClick={() => understand.mutate({ wrongId: wrong.wrongId, understood: false })}
            >
              {t('wrong.takeBack')}
            </Button>
          </>
        ) : (
          wrong.state !== 'mastered' && (
            <Button
              type="primary"
              loading={understand.isPending}
              onClick={() => understand.mutate({ wrongId: wrong.wrongId, understood: true })}
            >
              {t('wrong.understood')}
            </Button>
          )
        )
      }
    />
  );
}
