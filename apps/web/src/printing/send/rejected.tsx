import type { PrintOrderDetail } from '@zhibi/contract/printing';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Go } from '../../platform/layout/go.js';
import { useDictionary } from '../parts/use-dictionary.js';

/** Why an order was sent back, where it is mended; what is wrong with the paper is mended there, and printed of a new run. */
export function Rejected({ order: { rejection, paperId } }: { order: PrintOrderDetail }) {
  const { t } = useTranslation(['printing', 'send']);
  const { nameOf } = useDictionary();
  if (rejection === null) return null;
  return (
    <Alert
      type="error"
      showIcon
      title={t('detail.rejected', { reason: nameOf('rejectReason', rejection.reason) })}
      description={
        <>
          {rejection.hint}
          <br />
          <Go to={`/paperTest/preview?paper=${paperId}`}>{t('send:toPaper')}</Go>
        </>
      }
    />
  );
}
