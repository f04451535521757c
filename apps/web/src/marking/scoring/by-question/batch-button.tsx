import { CheckSquareOutlined } from '@ant-design/icons';
import type { AnswerToMark } from '@zhibi/contract/marking';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { hasWriting } from '../../../capture/index.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import type { Decision } from '../../parts/engine/marking-session-needs.js';
import { isWaiting } from '../../parts/engine/place.js';

export interface BatchButtonProps {
  itemId: string;
  /** What is on the screen now: nothing is confirmed that nobody has seen. */
  answers: readonly AnswerToMark[];
  onGive: (decisions: Decision[]) => void;
}

/** Takes every suggestion that is in sight at once, after it was said how many they are and how many of them lie empty. */
export function BatchButton({ itemId, answers, onGive }: BatchButtonProps) {
  const { t } = useTranslation('marking');
  const decisions = answers.flatMap((answer) =>
    isWaiting(answer) && answer.suggestion !== null
      ? [{ itemId, answerId: answer.answerId, score: answer.suggestion, comment: answer.comment }]
      : [],
  );
  const given = new Set(decisions.map(({ answerId }) => answerId));
  const empty = answers.filter((answer) => given.has(answer.answerId) && !hasWriting(answer)).length;
  const count = decisions.length;
  return (
    <Confirm
      title={t('mark.batchAsk', { count })}
      hint={empty > 0 ? t('mark.batchEmpty', { count: empty }) : undefined}
      words={t('mark.batchGo', { count })}
      disabled={count === 0}
      onConfirm={() => onGive(decisions)}
    >
      <Button
        size="small"
        icon={<CheckSquareOutlined />}
        disabled={count === 0}
        onMouseDown={(event) => event.preventDefault()}
      >
        {t('mark.batch', { count })}
      </Button>
    </Confirm>
  );
}
