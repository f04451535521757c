import { Button } from 'antd';
import styles from './assistant.module.css';

/** Questions that are asked by a tap. */
export const Suggestions = ({ texts, onAsk }: { texts: readonly string[]; onAsk: (text: string) => void }) =>
  texts.length > 0 && (
    <div className={styles.suggestions}>
      {texts.map((one) => (
        <Button key={one} size="small" onClick={() => onAsk(one)}>
          {one}
        </Button>
      ))}
    </div>
  );
