import { useTranslation } from 'react-i18next';
import { Go } from '../../platform/layout/go.js';

/** For who leads the school: what everybody thought of the answers. */
export function FeedbackLink() {
  const { t } = useTranslation('assistant');
  return <Go to="/school/assistant">{t('thumbs.lead')}</Go>;
}
