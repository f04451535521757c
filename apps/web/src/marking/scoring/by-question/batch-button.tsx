import { CheckSquareOutlined } from '@ant-design/icons';
import type { AnswerToMark } from '@zhibi/contract/marking';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Decision } from '../../parts/engine/marking-session-needs.js';
import { isWaiting } from '../../parts/engine/place.js';

export interface BatchButtonProps {
  itemId: string;
  /** What is on the screen now: nothing is confirmed that nobody has seen. */
  answers: readonly AnswerToMark[];
  onGive: (decisions: Decision[]) => void;
}

/** Takes every suggestion that is in sight at once. */
export function BatchButton({ itemId, answers, onGive }: BatchButtonProps) {
  const { t } = useTranslation('marking');
  const decisions = answers.flatMap((answer) =>
    isWaiting(answer) && answer.suggestion !== null
      ? [{ itemId, answerId: answer.answerId, score: answer.suggestion, comment: answer.comment }]
      : [],
  );
  return (
    <Button
      size="small"
      icon={<CheckSquareOutlined />}
      disabled={decisions.length === 0}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onGive(decisions)}
    >
      {t('mark.batch', { count: decisions.length })}
    </Button>
  );
}
