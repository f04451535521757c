import { UploadOutlined } from '@ant-design/icons';
import { LOGO_LIMIT, organisationApi } from '@zhibi/contract/people/organisation';
import { Button, Upload } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { notify } from '../../../platform/notify.js';
import styles from './page.module.css';

/** The logo as the schools will see it. */
export function LogoCard({ logo }: { logo: string }) {
  const { t } = useTranslation('organisation');
  const onDone = () => notify.done(t('saved'));
  const uploading = useWrite(organisationApi.uploadLogo, [organisationApi.setting], { onDone });
  const removing = useWrite(organisationApi.removeLogo, [organisationApi.setting], { onDone });
  const take = (file: File) => {
    if (file.size > LOGO_LIMIT) notify.error(t('setting.logoTooLarge'));
    else uploading.mutate({ file });
    return false; // it is sent by the call above, with who asks
  };
  return (
    <Card title={t('setting.logo')}>
      <div className={styles.logo}>
        <div className={styles.frame}>{logo ? <img src={logo} alt={t('setting.logo')} /> : t('setting.noLogo')}</div>
        <div>
          <Upload accept="image/png,image/jpeg,image/webp,.heic,.heif" showUploadList={false} beforeUpload={take}>
            <Button icon={<UploadOutlined />} loading={uploading.isPending}>
              {t('setting.upload')}
            </Button>
          </Upload>{' '}
          {logo && (
            <Confirm title={t('setting.removeAsk')} onConfirm={() => removing.mutate({})}>
              <Button type="link">{t('setting.remove')}</Button>
            </Confirm>
          )}
          <p>{t('setting.logoHint')}</p>
        </div>
      </div>
    </Card>
  );
}
