import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './mark-panel.module.css';
import { hasRemark, toggleRemark } from './remark-words.js';

export interface RemarksProps {
  comment: string;
  known: readonly string[];
  disabled: boolean;
  onComment: (comment: string) => void;
  onConfirm: () => void;
}

const MOST = 500;

/** Short words for the student: one press, or one's own. */
export function Remarks({ comment, known, disabled, onComment, onConfirm }: RemarksProps) {
  const { t } = useTranslation('marking');
  const usual = t('remarks.usual', { returnObjects: true });
  const words = [...new Set([...known, ...Object.values(usual)])].slice(0, 8);
  return (
    <section className={styles.remarks}>
      <h3>{t('remarks.title')}</h3>
      <div>
        {words.map((word) => (
          <button
            key={word}
            type="button"
            disabled={disabled}
            className={hasRemark(comment, word) ? styles.said : ''}
            aria-pressed={hasRemark(comment, word)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onComment(toggleRemark(comment, word))}
          >
            {word}
          </button>
        ))}
      </div>
      <Input
        size="small"
        maxLength={MOST}
        disabled={disabled}
        value={comment}
        placeholder={t('remarks.own')}
        aria-label={t('remarks.own')}
        onChange={(event) => onComment(event.target.value)}
        onPressEnter={(event) => {
          if (event.nativeEvent.isComposing) return;
          event.currentTarget.blur();
          onConfirm();
        }}
      />
    </section>
  );
}
