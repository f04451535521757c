import { Suspense } from 'react';
import { lazily } from '../../../platform/lazily.js';
import type { RubricPadProps } from './rubric-pad.js';

const RubricPad = lazily(() => import('./rubric-pad.js').then((made) => made.RubricPad));

/** The levels of a question's rubric, where it has one: their code comes with the first such question. */
export function Levels(props: RubricPadProps) {
  if (props.pad.criteria.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <RubricPad {...props} />
    </Suspense>
  );
}
