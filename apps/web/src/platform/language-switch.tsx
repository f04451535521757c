import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { switchLanguage } from './language.js';
import { useSession } from './session-store.js';

/** One click to the other language; its name stands in itself. */
export function LanguageSwitch() {
  const { t } = useTranslation('platform');
  const { language } = useSession();
  const queries = useQueryClient();
  const other = language === 'en' ? 'zh' : 'en';
  // The names of subjects and roles come from the server: they are asked for again.
  const change = () => switchLanguage(other).then(() => queries.invalidateQueries());
  return (
    <Button type="text" size="small" lang={other === 'zh' ? 'zh-CN' : 'en'} onClick={() => void change()}>
      {t(`languageName.${other}`)}
    </Button>
  );
}
