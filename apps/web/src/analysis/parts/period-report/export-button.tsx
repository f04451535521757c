import { DownloadOutlined } from '@ant-design/icons';
import { reportFormats } from '@zhibi/contract/analysis';
import { type PeriodAsked, periodReportApi } from '@zhibi/contract/analysis/period-report';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../../platform/download.js';

/** The report with the figures of the screen: Excel, A4, or its lines. */
export function Export({ asked }: { asked: PeriodAsked }) {
  const { t } = useTranslation(['platform', 'periodReport']);
  const [isBusy, setIsBusy] = useState(false);
  const save = async (format: (typeof reportFormats)[number]) => {
    setIsBusy(true);
    await download(periodReportApi.exportReport, { ...asked, format });
    setIsBusy(false);
  };
  const items = reportFormats.map((format) => ({
    key: format,
    label: t(`periodReport:forms.${format}`),
    onClick: () => void save(format),
  }));
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button icon={<DownloadOutlined />} loading={isBusy}>
        {t('export')}
      </Button>
    </Dropdown>
  );
}
