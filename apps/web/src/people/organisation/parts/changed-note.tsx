import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';

/** Somebody else was faster: what was typed stays until the person asks for the newest. */
export function ChangedNote({ isShown, onNewest }: { isShown: boolean; onNewest: () => void }) {
  const { t } = useTranslation('organisation');
  if (!isShown) return null;
  return (
    <Alert
      style={{ marginBottom: 14 }}
      type="warning"
      showIcon
      title={t('changed.title')}
      description={t('changed.hint')}
      action={
        <Button size="small" onClick={onNewest}>
          {t('changed.newest')}
        </Button>
      }
    />
  );
}
