import { ImportOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { GoButton } from '../../../platform/layout/go-button.js';

/** Leads to importing people from a list; not drawn where that screen does not exist for this person. */
export function ImportButton({ to }: { to: string }) {
  const { t } = useTranslation('platform');
  return (
    <GoButton icon={<ImportOutlined />} to={to}>
      {t('import')}
    </GoButton>
  );
}
