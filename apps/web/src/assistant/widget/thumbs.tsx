import { DislikeFilled, DislikeOutlined, LikeFilled, LikeOutlined } from '@ant-design/icons';
import { assistantApi, LONGEST_REASON, type Thumb } from '@zhibi/contract/assistant';
import { Button } from 'antd';
import { useState } from 'react';
import { useWrite } from '../../platform/api.js';
import { useWords } from '../use-words.js';
import styles from './assistant.module.css';

const icons = {
  up: [<LikeOutlined key="up" />, <LikeFilled key="up" />],
  down: [<DislikeOutlined key="down" />, <DislikeFilled key="down" />],
};

/** Up or down, and why: once more takes it back. */
export function Thumbs({ turnId, thumb }: { turnId: string; thumb: Thumb | null }) {
  const words = useWords();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const judging = useWrite(assistantApi.judge, [assistantApi.history]);
  const press = (pressed: Thumb) => {
    const next = pressed === thumb ? null : pressed;
    setAsked(next !== null);
    judging.mutate({ turnId, thumb: next });
  };
  const tell = () => {
    if (thumb !== null) judging.mutate({ turnId, thumb, reason });
    setAsked(false);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons, not the fields of a form
    <div className={styles.thumbs} role="group" aria-label={words.thumb.group}>
      {(['up', 'down'] as const).map((one) => (
        <Button
          key={one}
          type="text"
          size="small"
          icon={icons[one][thumb === one ? 1 : 0]}
          aria-label={words.thumb[one]}
          aria-pressed={thumb === one}
          onClick={() => press(one)}
        />
      ))}
      {isAsked && thumb !== null && (
        <span className={styles.why}>
          <input
            value={reason}
            maxLength={LONGEST_REASON}
            aria-label={words.thumb.why[thumb]}
            placeholder={words.thumb.why[thumb]}
            onChange={(event) => setReason(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && tell()}
          />
          <Button size="small" onClick={tell}>
            {words.thumb.tell}
          </Button>
        </span>
      )}
    </div>
  );
}
