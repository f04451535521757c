import { CloseOutlined, CompressOutlined, DeleteOutlined, ExpandOutlined, HolderOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../platform/layout/confirm.js';
import styles from './assistant.module.css';
import { Composer } from './composer.js';
import { Conversation } from './conversation.js';
import { useConversation } from './use-conversation.js';
import { useMoved } from './use-place.js';

/** 450 × 600, enlarged, or the width of a phone. Escape closes it; what was said is there when it opens again. */
export function Panel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('assistant');
  const [isLarge, setLarge] = useState(false);
  const talk = useConversation();
  const { ref, at, reset, handle } = useMoved<HTMLElement>();
  const resize = () => {
    reset();
    setLarge(!isLarge);
  };
  return (
    <section
      ref={ref}
      role="dialog"
      aria-label={t('title')}
      className={isLarge ? `${styles.panel} ${styles.large}` : styles.panel}
      style={at ? { left: at.left, top: at.top, right: 'auto', bottom: 'auto' } : undefined}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header className={styles.head}>
        <button type="button" className={styles.handle} aria-label={t('move')} {...handle}>
          <HolderOutlined />
        </button>
        <h2>{t('title')}</h2>
        <small>{t('note')}</small>
        <Confirm title={t('clearAsk')} words={t('clear')} onConfirm={talk.clear}>
          <Button type="text" icon={<DeleteOutlined />} aria-label={t('clear')} disabled={talk.turns.length === 0} />
        </Confirm>
        <Button
          type="text"
          className={styles.resize ?? ''}
          icon={isLarge ? <CompressOutlined /> : <ExpandOutlined />}
          aria-label={t(isLarge ? 'reduce' : 'enlarge')}
          onClick={resize}
        />
        <Button type="text" icon={<CloseOutlined />} aria-label={t('close')} onClick={onClose} />
      </header>
      <Conversation talk={talk} />
      <Composer isBusy={talk.asking !== null} onSend={talk.ask} />
    </section>
  );
}
