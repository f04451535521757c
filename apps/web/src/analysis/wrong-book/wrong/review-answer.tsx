import { CheckOutlined } from '@ant-design/icons';
import { analysisApi, WrongCause, type WrongPlace, type WrongQuestion } from '@zhibi/contract/analysis';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnAnswer, RightAnswer } from '../../../marking/index.js';
import { useAge } from '../../../people/index.js';
import { useWrite } from '../../../platform/api.js';
import { Ladder } from '../../parts/ladder.js';
import styles from './review.module.css';

export interface ReviewAnswerProps {
  wrong: WrongQuestion;
  place: WrongPlace | null;
  onAnswer: (place: WrongPlace) => void;
}

/** After the try: what I wrote then, what is right, where it went wrong, and whether I can do it now. */
export function ReviewAnswer({ wrong, place, onAnswer }: ReviewAnswerProps) {
  const { t } = useTranslation('analysis');
  const age = useAge();
  const { wrongId, body, state } = wrong;
  const understand = useWrite(analysisApi.understood, [], { onDone: onAnswer });
  const putOff = useWrite(analysisApi.notYet, [], { onDone: onAnswer });
  return (
    <>
      <OwnAnswer {...wrong} title={t('wrong.mine')} nothing={t('wrong.nothing')} />
      <RightAnswer title={t('wrong.right')} body={body} />
      <Cause wrong={wrong} />
      <div className={styles.ladder}>
        <Ladder step={(place ?? wrong).step} />
      </div>
      {state !== 'mastered' && (
        <div className={styles.two}>
          <Button size="large" loading={putOff.isPending} onClick={() => putOff.mutate({ wrongId })}>
            {t(`review.${age}.notYet`)}
          </Button>
          <Button
            size="large"
            type="primary"
            loading={understand.isPending}
            onClick={() => understand.mutate({ wrongId, understood: true })}
          >
            {t(`review.${age}.understood`)}
          </Button>
        </div>
      )}
    </>
  );
}

/** Where it went wrong, in a word of the student. */
function Cause({ wrong }: { wrong: WrongQuestion }) {
  const { t } = useTranslation('analysis');
  const [cause, setCause] = useState(wrong.cause);
  const name = useWrite(analysisApi.setCause, [], { onRefused: () => setCause(wrong.cause) });
  const choose = (next: WrongCause) => {
    const chosen = next === cause ? null : next;
    setCause(chosen);
    name.mutate({ wrongId: wrong.wrongId, cause: chosen });
  };
  return (
    <fieldset className={styles.cause}>
      <legend>{t('cause.ask')}</legend>
      {WrongCause.options.map((one) => (
        <button key={one} type="button" aria-pressed={one === cause} onClick={() => choose(one)}>
          {one === cause && <CheckOutlined aria-hidden />}
          {t(`cause.names.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}
