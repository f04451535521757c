import { ImportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCanGo } from '../../../platform/screen-line.js';

/** Leads to importing people from a list; not drawn where that screen does not exist for this person. */
export function ImportButton({ to }: { to: string }) {
  const { t } = useTranslation('platform');
  const navigate = useNavigate();
  if (!useCanGo(to)) return null;
  return (
    <Button icon={<ImportOutlined />} onClick={() => navigate(to)}>
      {t('import')}
    </Button>
  );
}
