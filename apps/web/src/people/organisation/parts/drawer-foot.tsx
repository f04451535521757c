import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';

/** The foot of a drawer with a form: what was typed is left or kept. */
export function DrawerFoot({
  words,
  isBusy,
  onCancel,
  onSave,
}: {
  words?: string;
  isBusy: boolean;
  onCancel: () => void;
  onSave: () => void;
}) {
  const { t } = useTranslation('platform');
  return (
    <Flex justify="end" gap={8}>
      <Button onClick={onCancel}>{t('cancel')}</Button>
      <Button type="primary" loading={isBusy} onClick={onSave}>
        {words ?? t('save')}
      </Button>
    </Flex>
  );
}
