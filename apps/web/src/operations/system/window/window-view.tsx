import { operationsApi } from '@zhibi/contract/operations';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { DraftForm } from '../../../platform/drafts/draft-form.js';
import { Card } from '../../../platform/layout/card.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { MomentField } from '../../../platform/layout/moment-field.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import { formatStamp } from '../../../platform/time.js';
import styles from './window.module.css';

/** `2026-11-21T08:30` as the 14 digits of the protocol. */
const stampOf = (moment: string): string => `${moment.replace(/\D/g, '')}00`;

interface Wish {
  from: string;
  to: string;
}

/** Announces an upgrade to everybody, or takes it back. */
export function WindowView() {
  const { t } = useTranslation('operations');
  const read = useRead(operationsApi.upgradeCheck, {});
  const announce = useWrite(operationsApi.setUpgrade, [operationsApi.upgradeCheck], {
    onDone: ({ upgrade }) => notify.done(t(upgrade ? 'system.upgrade.announced' : 'system.upgrade.takenBack')),
  });
  return (
    <Screen read={read} skeleton={{ rows: 4 }}>
      {({ upgrade, startTime, endTime }) => (
        <Card title={t('system.upgrade.title')}>
          <p className={styles.now}>
            {upgrade
              ? t('system.upgrade.now', { from: formatStamp(startTime), to: formatStamp(endTime) })
              : t('system.upgrade.none')}
          </p>
          {upgrade && (
            <Confirm
              title={t('system.upgrade.takeBackAsk')}
              words={t('system.upgrade.takeBack')}
              onConfirm={() => announce.mutate({ upgrade: false })}
            >
              <Button loading={announce.isPending}>{t('system.upgrade.takeBack')}</Button>
            </Confirm>
          )}
          <DraftForm<Wish>
            draft="upgrade-window"
            saved={announce.data}
            layout="vertical"
            className={styles.form ?? ''}
            initialValues={{ from: '', to: '' }}
            onFinish={({ from, to }) =>
              announce.mutate({ upgrade: true, startTime: stampOf(from), endTime: stampOf(to) })
            }
          >
            {(['from', 'to'] as const).map((name) => (
              <Form.Item
                key={name}
                name={name}
                label={t(`system.upgrade.${name}`)}
                rules={[{ required: true, message: t('system.upgrade.needed') }]}
              >
                <MomentField value="" onChange={() => undefined} />
              </Form.Item>
            ))}
            <Button type="primary" htmlType="submit" loading={announce.isPending}>
              {t('system.upgrade.announce')}
            </Button>
          </DraftForm>
          <p className={styles.note}>{t('system.upgrade.hint')}</p>
        </Card>
      )}
    </Screen>
  );
}
