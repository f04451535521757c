import { organisationApi, type SigningKey } from '@zhibi/contract/people/organisation';
import { Button, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import { formatDay } from '../../../platform/time.js';
import styles from '../parts/list.module.css';

const KeyDrawer = onDemand(
  () => import('./key-drawer.js').then((made) => made.KeyDrawer),
  ({ open }) => open,
);

/** The keys with which gateways sign; a secret is seen once, when it is made. */
export function Keys() {
  const { t } = useTranslation('organisation');
  const keys = useRead(organisationApi.keys, {});
  const [isMaking, setIsMaking] = useState(false);
  const columns: TableColumnsType<SigningKey> = [
    {
      title: t('keys.key'),
      width: 170,
      render: (_, { name, keyId }) => (
        <>
          <span className={styles.name}>{name}</span>
          <span className={styles.fact}>{keyId}</span>
        </>
      ),
    },
    { title: t('school'), dataIndex: 'schoolName', width: 150 },
    { title: t('keys.made'), width: 120, render: (_, { madeAt }) => formatDay(madeAt) },
    {
      title: t('keys.state'),
      width: 100,
      render: (_, { revokedAt }) =>
        revokedAt === null ? (
          <StatusTag tone="done">{t('keys.living')}</StatusTag>
        ) : (
          <StatusTag tone="off">{t('keys.revoked')}</StatusTag>
        ),
    },
    { title: t('actions'), width: 80, render: (_, key) => key.can.revoke && <Revoke signingKey={key} /> },
  ];
  return (
    <Card
      flush
      title={t('keys.title')}
      extra={
        <Button size="small" onClick={() => setIsMaking(true)}>
          {t('keys.make')}
        </Button>
      }
    >
      <Screen
        read={keys}
        skeleton={{ rows: 3 }}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('keys.empty')} hint={t('keys.emptyHint')} />}
      >
        {({ items }) => (
          <Table
            rowKey="keyId"
            size="small"
            columns={columns}
            dataSource={items}
            pagination={false}
            scroll={{ x: 620 }}
          />
        )}
      </Screen>
      <KeyDrawer open={isMaking} onClose={() => setIsMaking(false)} />
    </Card>
  );
}

function Revoke({ signingKey: { keyId, name } }: { signingKey: SigningKey }) {
  const { t } = useTranslation('organisation');
  const revoking = useWrite(organisationApi.revokeKey, [organisationApi.keys], {
    onDone: () => notify.done(t('keys.revokedNow', { name })),
  });
  return (
    <Confirm
      title={t('keys.revokeAsk', { name })}
      hint={t('keys.revokeHint')}
      onConfirm={() => revoking.mutate({ keyId })}
    >
      <Button type="link" size="small">
        {t('keys.revoke')}
      </Button>
    </Confirm>
  );
}
