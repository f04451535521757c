import { PrinterOutlined, QrcodeOutlined } from '@ant-design/icons';
import { type HomeworkForTeacher, homeworkApi } from '@zhibi/contract/homework';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import { SlipSheets } from './slip-sheets.js';

/** Slips by which the sheets are photographed without a login: while it is not collected, where the school wants them. */
export function SlipsButton({ homework: { homeworkId, status } }: { homework: HomeworkForTeacher }) {
  const { t } = useTranslation('homework');
  const setting = useRead(homeworkApi.loadSetting, {});
  const [isOpen, setOpen] = useState(false);
  if (!setting.data?.photoSlips || (status !== 'open' && status !== 'scheduled')) return null;
  return (
    <>
      <Button icon={<QrcodeOutlined />} onClick={() => setOpen(true)}>
        {t('slips.button')}
      </Button>
      {isOpen && <SlipsDialog homeworkId={homeworkId} onClose={() => setOpen(false)} />}
    </>
  );
}

function SlipsDialog({ homeworkId, onClose }: { homeworkId: string; onClose: () => void }) {
  const { t } = useTranslation(['homework', 'platform']);
  const read = useRead(homeworkApi.photoSlips, { homeworkId });
  const renewing = useWrite(homeworkApi.photoSlips, [homeworkApi.photoSlips], {
    onDone: () => notify.done(t('slips.freshDone')),
  });
  const count = read.data?.classes.reduce((sum, { slips }) => sum + slips.length, 0) ?? 0;
  return (
    <Dialog
      size="wide"
      title={t('slips.title', { count })}
      onClose={onClose}
      foot={{
        words: t('slips.print'),
        icon: <PrinterOutlined />,
        isDisabled: count === 0 || renewing.isPending,
        onMain: () => print(),
        cancelWords: t('platform:close'),
        others: count > 0 && (
          <Confirm
            title={t('slips.freshAsk')}
            hint={t('slips.freshHint')}
            onConfirm={() => renewing.mutate({ homeworkId, fresh: true })}
          >
            <Button loading={renewing.isPending}>{t('slips.fresh')}</Button>
          </Confirm>
        ),
      }}
    >
      <Screen
        read={read}
        skeleton={{ rows: 5 }}
        isEmpty={() => count === 0}
        empty={<EmptyState title={t('slips.none')} hint={t('slips.noneHint')} />}
      >
        {(slips) => <SlipSheets slips={slips} />}
      </Screen>
    </Dialog>
  );
}
