import { QrcodeOutlined } from '@ant-design/icons';
import { handbookApi, sheetDays } from '@zhibi/contract/analysis/handbook';
import { Button, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../platform/api.js';
import { Dialog } from '../../platform/layout/dialog.js';
import { notify } from '../../platform/notify.js';
import styles from './handbook.module.css';

type Days = (typeof sheetDays)[number];

/** How long the codes on printed sheets open: for the principal, who answers for what opens without a login. */
export function SheetSettingButton() {
  const { t } = useTranslation('handbook');
  const { data } = useRead(handbookApi.sheetSetting, {});
  const [isOpen, setOpen] = useState(false);
  if (!data?.canChange) return null;
  return (
    <>
      <Button icon={<QrcodeOutlined />} onClick={() => setOpen(true)}>
        {t('sheets.setting')}
      </Button>
      {isOpen && <SettingDialog days={data.days} onClose={() => setOpen(false)} />}
    </>
  );
}

function SettingDialog({ days, onClose }: { days: Days; onClose: () => void }) {
  const { t } = useTranslation('handbook');
  const [chosen, choose] = useState(days);
  const saving = useWrite(handbookApi.saveSheetSetting, [handbookApi.sheetSetting, handbookApi.sheetCodes], {
    onDone: () => {
      notify.done(t('sheets.saved'));
      onClose();
    },
  });
  return (
    <Dialog
      title={t('sheets.setting')}
      onClose={onClose}
      foot={{ isBusy: saving.isPending, onMain: () => saving.mutate({ days: chosen }) }}
    >
      <p>{t('sheets.settingHint')}</p>
      <Radio.Group
        className={styles.days}
        aria-label={t('sheets.howLong')}
        value={chosen}
        onChange={({ target }) => choose(target.value as Days)} // as: one of the values below
        options={sheetDays.map((value) => ({
          value,
          label: value === 0 ? t('sheets.none') : t('sheets.days', { count: value }),
        }))}
      />
    </Dialog>
  );
}
