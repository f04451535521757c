import { useTranslation } from 'react-i18next';
import styles from './page.module.css';

const signs = [
  ...['−', '±', '×', '÷', '/', '√', '²', '³', 'π', '≤', '≥', '≠', '(', ')', '=', '<', '>'],
  ...['∠', '°', '△', '≅', '∽', '⊥', '∥', '∵', '∴'],
];

/** Signs of mathematics that no keyboard of a phone has at hand. */
export function Symbols({ onType }: { onType: (sign: string) => void }) {
  const { t } = useTranslation('onScreen');
  return (
    <fieldset className={styles.symbols} aria-label={t('symbols')} data-keeps-clear>
      {signs.map((sign) => (
        // The field keeps the focus, and the keyboard stays open.
        <button key={sign} type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => onType(sign)}>
          {sign}
        </button>
      ))}
    </fieldset>
  );
}
