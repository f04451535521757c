import { RubricButton } from './rubric-button.js';
import { RubricPad } from './rubric-pad.js';
import styles from './rubric-pad.module.css';
import type { LevelsProps } from './use-level-pad.js';

/** The criteria with what was chosen, and the way to edit them; without a rubric only that way. */
export function RubricSection({ item, pad, disabled, homeworkId, hasKeys = true }: LevelsProps) {
  const edit = homeworkId !== undefined && <RubricButton homeworkId={homeworkId} item={item} />;
  if (pad.criteria.length === 0) return <div className={styles.none}>{edit}</div>;
  return <RubricPad {...{ pad, disabled, hasKeys, edit }} />;
}
