import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../platform/layout/confirm.js';
import { colour } from '../../../platform/theme.js';

/** A colleague was faster: what was done here is still here, and the newest is one click away. */
export function ChangedNote({ who, onLoad }: { who?: string; onLoad: () => void }) {
  const { t } = useTranslation('myClasses');
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBottom: 12, background: colour.warningWash }}
      title={t('changed', { who: who || t('somebody') })}
      action={
        <Confirm title={t('loadNewestHint')} onConfirm={onLoad}>
          <Button size="small">{t('loadNewest')}</Button>
        </Confirm>
      }
    />
  );
}
