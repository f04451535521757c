import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../platform/layout/dialog.js';
import styles from './keys-help.module.css';

const all = [
  { name: 'score', keys: ['0-9'] },
  { name: 'full', keys: ['A'] },
  { name: 'zero', keys: ['Z', '0'] },
  { name: 'half', keys: ['H', '.'] },
  { name: 'levels', keys: ['L'] },
  { name: 'clear', keys: ['Backspace', 'Esc'] },
  { name: 'confirm', keys: ['Enter'] },
  { name: 'move', keys: ['←', '→', '↑', '↓'] },
  { name: 'turn', keys: ['PageUp', 'PageDown', 'B', 'N'] },
  { name: 'question', keys: ['[', ']'] },
  { name: 'enlarge', keys: ['Space'] },
  { name: 'replay', keys: ['P'] },
  { name: 'remark', keys: ['Q', 'W', 'E', 'R', 'T', 'Y'] },
  { name: 'collect', keys: ['X', 'D'] },
  { name: 'annotate', keys: ['M'] },
  { name: 'undo', keys: ['U', 'Ctrl Z'] },
  { name: 'help', keys: ['?'] },
] as const;

/** Every key of the tool. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('marking');
  return (
    <Dialog onClose={onClose} title={t('keys.title')}>
      <dl className={styles.keys}>
        {all.map(({ name, keys }) => (
          <div key={name}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
