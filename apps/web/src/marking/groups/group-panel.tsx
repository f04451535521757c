import { ABSENT } from '@zhibi/contract/kernel';
import type { ItemToMark } from '@zhibi/contract/marking';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { AnswerKey } from '../parts/answer-key.js';
import panel from '../parts/engine/mark-panel.module.css';
import { ScorePad } from '../parts/engine/score-pad.js';
import { QuestionText } from '../parts/question-text.js';
import type { useGroups } from './use-groups.js';

/** What was asked, what is right, and one score for the whole group once somebody has looked at it. */
export function GroupPanel({ item, hand }: { item: ItemToMark; hand: ReturnType<typeof useGroups> }) {
  const { t } = useTranslation('groups');
  const marking = useTranslation('marking').t;
  const { group, score } = hand;
  const count = group?.answers.length ?? 0;
  const isOpen = group?.isSettled === true;
  return (
    <div className={panel.panel}>
      <section className={panel.stem}>
        <div className={panel.question}>
          <QuestionText body={item.body} />
        </div>
        <div className={panel.key}>
          <span>{marking('mark.key')}</span>
          <AnswerKey body={item.body} />
        </div>
      </section>
      <section>
        <div className={panel.head} aria-live="polite">
          <span>{t('size', { count })}</span>
          <span className={panel.score}>
            {score ?? <i>{ABSENT}</i>}
            <small>/ {item.maxScore}</small>
          </span>
        </div>
        <ScorePad max={item.maxScore} score={score} disabled={!isOpen} onScore={hand.setScore} onHalf={hand.setHalf} />
        {!isOpen && group && <p>{t('settleFirst')}</p>}
      </section>
      <div className={panel.actions}>
        {group && !isOpen ? (
          <Button type="primary" block loading={hand.isBusy} onClick={hand.settle}>
            {t('settle')} <kbd>S</kbd>
          </Button>
        ) : (
          <Button
            type="primary"
            block
            disabled={!group}
            onMouseDown={(event) => event.preventDefault()}
            onClick={hand.give}
          >
            {t('give', { count })} <kbd>Enter</kbd>
          </Button>
        )}
      </div>
    </div>
  );
}
