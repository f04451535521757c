import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../platform/layout/page-head.js';
import { useAddress } from '../../../platform/use-address.js';
import { RecordDialog } from '../parts/record-dialog.js';
import { Records } from '../parts/records.js';

/** Paper work done outside the system, as the print centre writes it down. */
export function Page() {
  const { t } = useTranslation('offline');
  const [isAdding, setAdding] = useState(false);
  const { go } = useAddress(['record']);
  return (
    <>
      <PageHead
        title={t('title')}
        note={t('note')}
        extra={
          <Button type="primary" onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        }
      />
      <Records />
      {isAdding && <RecordDialog record={null} onClose={() => setAdding(false)} onSaved={(record) => go({ record })} />}
    </>
  );
}
