import { fieldRules } from '@zhibi/contract/kernel';
import { operationsApi, type ServiceName, type SettingGroup } from '@zhibi/contract/operations';
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import styles from './settings.module.css';

const services: Partial<Record<SettingGroup, ServiceName>> = {
  mail: 'mail',
  sms: 'sms',
  files: 's3',
  office: 'office',
  model: 'model',
};
export const serviceOf = (group: SettingGroup): ServiceName | undefined => services[group];

/** Tries a service as it is set up now; what came of it stands there in words. */
export function TryService({ service }: { service: ServiceName }) {
  const { t } = useTranslation('operations');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-label={t(`system.try.of.${service}`)} onClick={() => setOpen(true)}>
        {t('system.try.try')}
      </Button>
      {isOpen && <TryDialog service={service} onClose={() => setOpen(false)} />}
    </>
  );
}

function TryDialog({ service, onClose }: { service: ServiceName; onClose: () => void }) {
  const { t } = useTranslation('operations');
  const [to, setTo] = useState('');
  const trying = useWrite(operationsApi.tryService);
  const sends = service === 'mail' || service === 'sms';
  const isRight = !sends || (service === 'mail' ? fieldRules.email : fieldRules.phone).safeParse(to).success;
  const begin = () => trying.mutate(sends ? { service, to } : { service });
  return (
    <Dialog
      title={t(`system.try.of.${service}`)}
      onClose={onClose}
      foot={{ words: t('system.try.try'), isBusy: trying.isPending, isDisabled: !isRight, onMain: begin }}
    >
      <p className={styles.note}>{t(`system.try.what.${service}`)}</p>
      {sends && (
        <Form layout="vertical" onFinish={begin}>
          <Form.Item label={t(`system.try.to.${service}`)} htmlFor="try-to">
            <Input
              id="try-to"
              autoFocus
              maxLength={100}
              inputMode={service === 'mail' ? 'email' : 'tel'}
              value={to}
              onChange={({ target }) => setTo(target.value.trim())}
            />
          </Form.Item>
        </Form>
      )}
      <div role="status" className={styles.trial}>
        {trying.data && (
          <Alert
            showIcon
            type={trying.data.works ? 'success' : 'error'}
            title={t(trying.data.works ? 'system.try.works' : 'system.try.fails')}
            description={trying.data.words}
          />
        )}
      </div>
    </Dialog>
  );
}
