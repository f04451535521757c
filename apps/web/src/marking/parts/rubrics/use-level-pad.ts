import type { ItemToMark } from '@zhibi/contract/marking';
import type { ChosenLevels, Criterion } from '@zhibi/contract/marking/rubrics';
import { useState } from 'react';
import { allLevels, chosenWith, missing, nextOpen } from './choice.js';

export interface LevelPadNeeds {
  criteria: readonly Criterion[];
  /** What is marked: another one begins at its first criterion. */
  of: string;
  levels: ChosenLevels;
  onLevels: (levels: ChosenLevels) => void;
}

/** The hand over the levels of a rubric: which criterion is looked at, and whether digits choose levels or type scores. */
export function useLevelPad({ criteria, of, levels, onLevels }: LevelPadNeeds) {
  const [isOff, setOff] = useState(false);
  const [looked, setLooked] = useState<{ of: string; at: number } | null>(null);
  const at = looked?.of === of ? looked.at : nextOpen(criteria, levels);
  const isOn = criteria.length > 0 && !isOff;

  const look = (next: number) => setLooked({ of, at: next });
  const choose = (criterionId: string, levelId: string) => {
    const next = chosenWith(levels, criterionId, levelId);
    const from = criteria.findIndex((one) => one.criterionId === criterionId);
    onLevels(next);
    look(next.length < levels.length ? from : nextOpen(criteria, next, from));
  };
  return {
    criteria,
    levels,
    at,
    isOn,
    missing: missing(criteria, levels),
    choose,
    look: (next: number) => look(next === at ? -1 : next),
    toggle: () => setOff(!isOff),
    /** A level by its place; 0 goes back one criterion. */
    digit: (digit: number) => {
      if (digit === 0) return look(at === -1 ? criteria.length - 1 : Math.max(0, at - 1));
      const criterion = criteria[at];
      const level = criterion?.levels[digit - 1];
      if (criterion && level) choose(criterion.criterionId, level.levelId);
    },
    all: (which: 'best' | 'worst') => {
      onLevels(allLevels(criteria, which));
      look(-1);
    },
  };
}
export type LevelPad = ReturnType<typeof useLevelPad>;

export interface LevelsProps {
  item: ItemToMark;
  pad: LevelPad;
  disabled: boolean;
  /** Of what the rubric may be edited here. */
  homeworkId?: string;
  /** On a phone there are no keys to tell of. */
  hasKeys?: boolean;
}
