import { Suspense } from 'react';
import { lazily } from '../../../platform/lazily.js';
import type { LevelsProps } from './use-level-pad.js';

const RubricSection = lazily(() => import('./rubric-section.js').then((made) => made.RubricSection));

/** The levels of a question's rubric, or the way to its first: the code comes where there is either. */
export function Levels(props: LevelsProps) {
  const { item, pad, homeworkId } = props;
  if (pad.criteria.length === 0 && !(item.can.changeRubric && homeworkId !== undefined)) return null;
  return (
    <Suspense fallback={null}>
      <RubricSection {...props} />
    </Suspense>
  );
}
