import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Go } from '../../../platform/layout/go.js';
import { remarkKeys } from './commands.js';
import styles from './mark-panel.module.css';
import { hasRemark, type Remark, toggleRemark } from './remark-words.js';
import { signed } from './signed.js';

export interface RemarksProps {
  comment: string;
  known: readonly string[];
  /** Preset comments, filled in for this student: the first have a key. */
  remarks: readonly Remark[];
  onRemark: (remark: Remark) => void;
  disabled: boolean;
  onComment: (comment: string) => void;
  onConfirm: () => void;
}

const MOST = 500;
const MOST_WORDS = 8;

/** Short words for the student: one press, or one's own. */
export function Remarks({ comment, known, remarks, disabled, onRemark, onComment, onConfirm }: RemarksProps) {
  const { t } = useTranslation('marking');
  const usual = t('remarks.usual', { returnObjects: true });
  const preset = new Set(remarks.map(({ words }) => words));
  const words = [...new Set([...known, ...Object.values(usual)])]
    .filter((word) => !preset.has(word))
    .slice(0, Math.max(0, MOST_WORDS - remarks.length));
  return (
    <section className={styles.remarks}>
      <h3>
        {t('remarks.title')} <Go to="/paper/presetComment">{t('remarks.keep')}</Go>
      </h3>
      <div>
        {remarks.map((remark, at) => (
          <button
            key={remark.presetId}
            type="button"
            disabled={disabled}
            className={hasRemark(comment, remark.words) ? styles.said : ''}
            aria-pressed={hasRemark(comment, remark.words)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onRemark(remark)}
          >
            {remarkKeys[at] && <kbd>{remarkKeys[at].toUpperCase()}</kbd>} {remark.words}
            {remark.scoreEffect !== null && <b className={styles.effect}>{signed(remark.scoreEffect)}</b>}
          </button>
        ))}
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
