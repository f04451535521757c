import { ExportOutlined } from '@ant-design/icons';
import { partnersApi } from '@zhibi/contract/questions/partners';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';

/** The partner's own pages, handed over to in a window of their own: it is opened by the click, and led on when the signed address has come. */
export function PortalButton({ bank }: { bank: string }) {
  const { t } = useTranslation('partners');
  const banks = useRead(partnersApi.banks, {});
  const portal = useWrite(partnersApi.portal);
  if (!banks.data?.items.some((one) => one.bank === bank && one.portal)) return null;
  const open = () => {
    const child = window.open('', `partner-${bank}`, 'popup,width=1200,height=800');
    if (child === null) return notify.warn(t('portal.blocked'));
    child.opener = null; // the partner's page has no hand in ours
    portal.mutate({ bank }, { onSuccess: ({ url }) => child.location.replace(url), onError: () => child.close() });
  };
  return (
    <Button icon={<ExportOutlined />} loading={portal.isPending} onClick={open}>
      {t('portal.open')}
    </Button>
  );
}
