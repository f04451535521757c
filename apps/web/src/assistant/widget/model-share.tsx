import type { AssistantAnswer } from '@zhibi/contract/assistant';
import { useWords } from '../use-words.js';
import styles from './assistant.module.css';

/** That a language model was asked, and word for word what left the building for it. */
export function ModelShare({ model }: { model: AssistantAnswer['model'] }) {
  const words = useWords();
  if (model === null) return null;
  return (
    <details className={styles.share}>
      <summary>{words.model.share(model.name)}</summary>
      <p>{words.model.hidden}</p>
      {model.sent.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was sent never changes
        <pre key={at}>{text}</pre>
      ))}
    </details>
  );
}
