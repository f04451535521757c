import { ABSENT } from '@zhibi/contract/kernel';
import { type AccountRow, organisationApi } from '@zhibi/contract/people/organisation';
import { Button, Table, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';
import { listed } from '../../../platform/listed.js';
import { notify } from '../../../platform/notify.js';
import { formatDay } from '../../../platform/time.js';
import styles from '../parts/list.module.css';
import type { Shown } from '../parts/shown-password.js';

const tones: Record<AccountRow['state'], StatusTone> = { new: 'wait', active: 'done', disabled: 'off' };

interface AccountTableProps {
  accounts: readonly AccountRow[];
  onEdit: (account: AccountRow) => void;
  onShown: (shown: Shown) => void;
}

export function AccountTable({ accounts, onEdit, onShown }: AccountTableProps) {
  const { t } = useTranslation('organisation');
  const columns: TableColumnsType<AccountRow> = [
    {
      title: t('accounts.person'),
      width: 180,
      render: (_, { name, account }) => (
        <>
          <span className={styles.name}>{name}</span>
          <span className={styles.fact}>{account}</span>
        </>
      ),
    },
    {
      title: t('accounts.role'),
      width: 160,
      render: (_, { roles }) => listed(roles.map((role) => t(`roles.${role}`))),
    },
    { title: t('school'), width: 180, render: (_, { schoolName }) => schoolName || t('accounts.ofOrganisation') },
    { title: t('accounts.phone'), width: 124, render: (_, { phone }) => phone || ABSENT },
    { title: t('accounts.added'), width: 120, render: (_, { addedAt }) => formatDay(addedAt) },
    {
      title: t('accounts.state'),
      width: 110,
      render: (_, { state }) => <StatusTag tone={tones[state]}>{t(`accounts.states.${state}`)}</StatusTag>,
    },
    {
      title: t('actions'),
      fixed: 'end',
      width: 250,
      render: (_, account) => <Actions account={account} onEdit={() => onEdit(account)} onShown={onShown} />,
    },
  ];
  return (
    <Table
      className={styles.number}
      rowKey="accountId"
      columns={columns}
      dataSource={accounts}
      pagination={false}
      scroll={{ x: 1124 }}
    />
  );
}

function Actions({
  account,
  onEdit,
  onShown,
}: {
  account: AccountRow;
  onEdit: () => void;
  onShown: (shown: Shown) => void;
}) {
  const { t } = useTranslation('organisation');
  const { accountId, name, can } = account;
  const refreshes = [organisationApi.accounts];
  const resetting = useWrite(organisationApi.resetAccount, refreshes, { onDone: onShown });
  const switching = useWrite(organisationApi.switchAccount, refreshes, {
    onDone: (_, { disabled }) => notify.done(t(disabled ? 'accounts.disabledNow' : 'accounts.enabledNow', { name })),
  });
  return (
    <span className={styles.actions}>
      {can.edit && (
        <Button type="link" onClick={onEdit}>
          {t('edit')}
        </Button>
      )}
      {can.reset && (
        <Confirm
          title={t('accounts.resetAsk', { name })}
          hint={t('accounts.resetHint')}
          onConfirm={() => resetting.mutate({ accountId })}
        >
          <Button type="link" loading={resetting.isPending}>
            {t('accounts.reset')}
          </Button>
        </Confirm>
      )}
      {can.disable && (
        <Confirm
          title={t('accounts.disableAsk', { name })}
          hint={t('accounts.disableHint')}
          onConfirm={() => switching.mutate({ accountId, disabled: true })}
        >
          <Button type="link">{t('disable')}</Button>
        </Confirm>
      )}
      {can.enable && (
        <Button
          type="link"
          loading={switching.isPending}
          onClick={() => switching.mutate({ accountId, disabled: false })}
        >
          {t('enable')}
        </Button>
      )}
    </span>
  );
}
