import {
  CloseOutlined,
  CompressOutlined,
  DeleteOutlined,
  ExpandOutlined,
  HolderOutlined,
  QuestionCircleOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Confirm } from '../../platform/layout/confirm.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { useWords } from '../use-words.js';
import styles from './assistant.module.css';
import { Composer } from './composer.js';
import { Conversation } from './conversation.js';
import { useConversation } from './use-conversation.js';
import { useMoved } from './use-place.js';

/** 450 × 600, enlarged, or the width of a phone. Escape closes it; what was said is there when it opens again. */
export function Panel({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const [isLarge, setLarge] = useState(false);
  const talk = useConversation();
  const { pathname } = useLocation();
  const { ref, at, reset, handle } = useMoved<HTMLElement>();
  const resize = () => {
    reset();
    setLarge(!isLarge);
  };
  return (
    <section
      ref={ref}
      role="dialog"
      aria-label={words.title}
      className={isLarge ? `${styles.panel} ${styles.large}` : styles.panel}
      style={at ? { left: at.left, top: at.top, right: 'auto', bottom: 'auto' } : undefined}
      onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.contains(event.target as Node) && onClose()}
    >
      <header className={styles.head}>
        <button type="button" className={styles.handle} aria-label={words.move} {...handle}>
          <HolderOutlined />
        </button>
        <h2>{words.title}</h2>
        <small>{talk.model === null ? words.note : words.model.note(talk.model)}</small>
        <GoButton
          type="text"
          icon={<QuestionCircleOutlined />}
          title={words.manual}
          aria-label={words.manual}
          to={`/help?at=${pathname}`}
        />
        <Confirm title={words.clearAsk} words={words.clear} onConfirm={talk.clear}>
          <Button type="text" icon={<DeleteOutlined />} aria-label={words.clear} disabled={talk.turns.length === 0} />
        </Confirm>
        <Button
          type="text"
          className={styles.resize ?? ''}
          icon={isLarge ? <CompressOutlined /> : <ExpandOutlined />}
          aria-label={isLarge ? words.reduce : words.enlarge}
          onClick={resize}
        />
        <Button type="text" icon={<CloseOutlined />} aria-label={words.close} onClick={onClose} />
      </header>
      <Conversation talk={talk} />
      <Composer isBusy={talk.asking !== null} onSend={talk.ask} />
    </section>
  );
}
