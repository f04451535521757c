import { CheckOutlined } from '@ant-design/icons';
import { ABSENT } from '@zhibi/contract/kernel';
import { type Criterion, fullOf } from '@zhibi/contract/marking/rubrics';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { levelIn } from './choice.js';
import styles from './rubric-pad.module.css';
import type { LevelPad, LevelsProps } from './use-level-pad.js';

export interface RubricPadProps extends Pick<LevelsProps, 'pad' | 'disabled' | 'hasKeys'> {
  /** The way to edit the rubric. */
  edit: ReactNode;
}

/** A mouse must not leave the focus on the pad: the next Enter belongs to the answer. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The criteria of a question with what was chosen; the one that waits is open, and choosing its level opens the next. */
export function RubricPad({ pad, disabled, hasKeys = true, edit }: RubricPadProps) {
  const { t } = useTranslation('rubrics');
  return (
    <div className={styles.pad}>
      {hasKeys && (
        <header>
          <h3>{t('pad.title')}</h3>
          <button
            type="button"
            className={styles.mode}
            aria-pressed={pad.isOn}
            onMouseDown={keepFocus}
            onClick={pad.toggle}
          >
            <kbd>L</kbd> {t(pad.isOn ? 'pad.on' : 'pad.off')}
          </button>
          {edit}
        </header>
      )}
      <fieldset aria-label={t('pad.title')} disabled={disabled}>
        {pad.criteria.map((criterion, nth) => (
          <OneCriterion
            key={criterion.criterionId}
            criterion={criterion}
            pad={pad}
            isOpen={nth === pad.at}
            onLook={() => pad.look(nth)}
            hasKeys={hasKeys && pad.isOn}
          />
        ))}
      </fieldset>
    </div>
  );
}

interface OneCriterionProps {
  criterion: Criterion;
  pad: LevelPad;
  isOpen: boolean;
  hasKeys: boolean;
  onLook: () => void;
}

function OneCriterion({ criterion, pad, isOpen, hasKeys, onLook }: OneCriterionProps) {
  const { t } = useTranslation('rubrics');
  const { criterionId, name, levels } = criterion;
  const full = fullOf(criterion);
  const chosenId = levelIn(pad.levels, criterionId);
  const chosen = levels.find(({ levelId }) => levelId === chosenId);
  return (
    <div className={styles.criterion} data-open={isOpen}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-label={chosen ? t('pad.of', { name, points: chosen.points, full }) : t('pad.ofOpen', { name, full })}
        onMouseDown={keepFocus}
        onClick={onLook}
      >
        <span>{name}</span>
        <b data-chosen={chosen !== undefined}>
          {chosen?.points ?? ABSENT}
          <small>/{full}</small>
        </b>
      </button>
      {isOpen && (
        <div className={styles.levels}>
          {levels.map(({ levelId, points, text }, nth) => (
            <button
              key={levelId}
              type="button"
              aria-pressed={levelId === chosenId}
              aria-label={t('pad.level', { name, points, text })}
              onMouseDown={keepFocus}
              onClick={() => pad.choose(criterionId, levelId)}
            >
              {hasKeys && <kbd>{nth + 1}</kbd>}
              <span>{text || ABSENT}</span>
              {levelId === chosenId && <CheckOutlined aria-hidden />}
              <b>{points}</b>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
