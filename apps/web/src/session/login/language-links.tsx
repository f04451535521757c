import { useTranslation } from 'react-i18next';
import { switchLanguage } from '../../platform/language.js';
import { useSession } from '../../platform/session-store.js';
import styles from './page.module.css';

const languages = ['zh', 'en'] as const;

/** Both languages, each in its own words. */
export function LanguageLinks() {
  const { t } = useTranslation('platform');
  const { language } = useSession();
  const [first, second] = languages.map((one) => (
    <button
      key={one}
      type="button"
      lang={one === 'zh' ? 'zh-CN' : 'en'}
      aria-pressed={language === one}
      onClick={() => void switchLanguage(one)}
    >
      {t(`languageName.${one}`)}
    </button>
  ));
  return (
    <div className={styles.language}>
      {first}
      <span aria-hidden="true">/</span>
      {second}
    </div>
  );
}
