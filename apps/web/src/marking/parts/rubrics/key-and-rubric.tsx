import type { ItemToMark } from '@zhibi/contract/marking';
import { KeyButton } from '../rescoring/key-button.js';
import { RubricButton } from './rubric-button.js';

export const KeyAndRubric = (props: { homeworkId: string; item: ItemToMark }) => (
  <>
    <KeyButton {...props} />
    <RubricButton {...props} />
  </>
);
