import { ABSENT } from '@zhibi/contract/kernel';
import type { ItemToMark } from '@zhibi/contract/marking';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { BesideKey } from '../parts/engine/beside-key.js';
import panel from '../parts/engine/mark-panel.module.css';
import { QuestionStem } from '../parts/engine/question-stem.js';
import { ScorePad } from '../parts/engine/score-pad.js';
import { Levels } from '../parts/rubrics/levels.js';
import type { useGroups } from './use-groups.js';

export interface GroupPanelProps {
  homeworkId: string;
  item: ItemToMark;
  hand: ReturnType<typeof useGroups>;
}

/** What was asked, what is right, and one score for the whole group once somebody has looked at it. */
export function GroupPanel({ homeworkId, item, hand }: GroupPanelProps) {
  const { t } = useTranslation('groups');
  const { group, score } = hand;
  const count = group?.answers.length ?? 0;
  const isOpen = group?.isSettled === true;
  return (
    <div className={panel.panel} data-levels={hand.pad.criteria.length > 0}>
      <QuestionStem item={item} beside={<BesideKey homeworkId={homeworkId} item={item} />} />
      {group && (
        <section>
          <div className={panel.head} aria-live="polite">
            <span>{t('size', { count })}</span>
            <span className={panel.score}>
              {score ?? <i>{ABSENT}</i>}
              <small>/ {item.maxScore}</small>
            </span>
          </div>
          <Levels {...{ homeworkId, item }} pad={hand.pad} disabled={!isOpen} />
          <ScorePad
            max={item.maxScore}
            score={score}
            by="teacher"
            disabled={!isOpen}
            onScore={hand.setScore}
            onHalf={hand.setHalf}
          />
          {!isOpen && <p>{t('settleFirst')}</p>}
        </section>
      )}
      {group && (
        <div className={panel.actions}>
          {isOpen ? (
            <Button type="primary" block onMouseDown={(event) => event.preventDefault()} onClick={hand.give}>
              {t('give', { count })} <kbd>Enter</kbd>
            </Button>
          ) : (
            <Button type="primary" block loading={hand.isBusy} onClick={hand.settle}>
              {t('settle')} <kbd>S</kbd>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
