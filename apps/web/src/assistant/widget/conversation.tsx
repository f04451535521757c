import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Screen } from '../../platform/screen.js';
import { useWords } from '../use-words.js';
import { Answer, Lines } from './answer.js';
import styles from './assistant.module.css';
import { FeedbackLink } from './feedback-link.js';
import { Suggestions } from './suggestions.js';
import { Thumbs } from './thumbs.js';
import type { Talk } from './use-conversation.js';

/** What was said, the newest at the bottom; a screen reader is told each answer as it comes. */
export function Conversation({ talk: { read, turns, examples, asking, coming, failed, ask } }: { talk: Talk }) {
  const words = useWords();
  const end = useRef<HTMLDivElement>(null);
  const count = turns.length;
  // Scrolling is the browser's: to what was said last.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what is said that moves it
  useEffect(() => end.current?.scrollIntoView({ block: 'end' }), [count, asking, coming, failed]);
  return (
    <div className={styles.log} role="log" aria-label={words.log} aria-live="polite">
      <Screen read={read} skeleton={{ rows: 4 }}>
        {() => (
          <>
            {count === 0 && asking === null && (
              <div className={styles.empty}>
                <p>{words.empty}</p>
                <Suggestions texts={examples} onAsk={ask} />
              </div>
            )}
            <FeedbackLink />
            {turns.map(({ turnId, asked, answer, thumb }, at) => (
              <article key={turnId}>
                <Asked text={asked} />
                <Answer answer={answer} isLast={at === count - 1 && asking === null} onAsk={ask} />
                <Thumbs turnId={turnId} thumb={thumb} />
              </article>
            ))}
            {asking !== null && (
              <>
                <Asked text={asking} />
                {coming.length > 0 && <Lines lines={coming} sources={[]} />}
                <p className={styles.thinking}>{words.thinking}</p>
              </>
            )}
            {failed && (
              <>
                <Asked text={failed.asked} />
                <p className={styles.failed}>{words.failed(failed.why)}</p>
              </>
            )}
          </>
        )}
      </Screen>
      <div ref={end} />
    </div>
  );
}

const FOLDED = 160;

/** What was asked; of a long text the beginning, until one wants all of it. */
function Asked({ text }: { text: string }) {
  const words = useWords();
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > FOLDED;
  return (
    <p className={styles.asked}>
      <span className={styles.unseen}>{words.you}</span>
      {isLong && !isWhole ? `${text.slice(0, FOLDED)}…` : text}
      {isLong && (
        <Button type="link" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? words.fold : words.whole}
        </Button>
      )}
    </p>
  );
}
