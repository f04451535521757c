import { DownloadOutlined } from '@ant-design/icons';
import type { Endpoint, SheetFormat } from '@zhibi/contract/kernel';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { download } from '../download.js';

/** An endpoint that makes a file in the formats of sheets, and perhaps in others. */
type WithFormat = Endpoint<z.ZodType<{ format: string }>>;

/** Takes the whole table out, as the filter shows it: Excel or CSV. */
export function ExportButton<E extends WithFormat>({
  endpoint,
  input,
}: {
  endpoint: E;
  input: Omit<z.input<E['input']>, 'format'>;
}) {
  const { t } = useTranslation('platform');
  const [isBusy, setIsBusy] = useState(false);
  const take = async (format: SheetFormat) => {
    setIsBusy(true);
    await download(endpoint, { ...input, format } as z.input<E['input']>); // the two halves make the whole
    setIsBusy(false);
  };
  const items = (['xlsx', 'csv'] as const).map((format) => ({ key: format, label: t(`sheet.${format}`) }));
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => void take(key as SheetFormat) }}>
      <Button icon={<DownloadOutlined />} loading={isBusy}>
        {t('export')}
      </Button>
    </Dropdown>
  );
}
