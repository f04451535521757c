import { DownloadOutlined } from '@ant-design/icons';
import { RosterFormat, type RosterKind, rosterApi } from '@zhibi/contract/people/roster';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../../platform/download.js';

/** Takes the people of the school out in a form that can be imported again. */
export function ExportList({ kind }: { kind: RosterKind }) {
  const { t } = useTranslation('roster');
  const [isBusy, setIsBusy] = useState(false);
  const take = async (format: RosterFormat) => {
    setIsBusy(true);
    await download(rosterApi.export, { kind, format });
    setIsBusy(false);
  };
  const items = RosterFormat.options.map((format) => ({
    key: format,
    label: t(`export.${format}`),
    onClick: () => void take(format),
  }));
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button icon={<DownloadOutlined />} loading={isBusy}>
        {t('export.words')}
      </Button>
    </Dropdown>
  );
}
