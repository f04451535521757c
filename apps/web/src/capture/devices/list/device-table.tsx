import { type DeviceRow, devicesApi, type HealthWord } from '@zhibi/contract/capture/devices';
import { ABSENT } from '@zhibi/contract/kernel';
import { Button, Table, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';
import { formatNear, formatNumber, formatRate } from '../../../platform/time.js';
import styles from './page.module.css';
import type { DoneTo } from './undo-note.js';

const stateTones: Record<DeviceRow['state'], StatusTone> = {
  'in-use': 'done',
  spare: 'wait',
  lost: 'bad',
  disabled: 'off',
};
const healthTones: Record<HealthWord, StatusTone> = {
  good: 'done',
  'low-battery': 'warn',
  losing: 'warn',
  silent: 'warn',
  'never-seen': 'wait',
};

interface DeviceTableProps {
  devices: readonly DeviceRow[];
  onEdit: (device: DeviceRow) => void;
  onSwap: (device: DeviceRow) => void;
  onChanged: (done: DoneTo) => void;
}

/** Devices with whose they are and how they are; swapping a pen begins here. */
export function DeviceTable({ devices, onEdit, onSwap, onChanged }: DeviceTableProps) {
  const { t } = useTranslation('devices');
  const columns: TableColumnsType<DeviceRow> = [
    {
      title: 'MAC',
      width: 152,
      render: (_, { mac, kind, name }) => (
        <>
          <span className={styles.mac}>{mac}</span>
          <span className={styles.fact}>{[t(`kinds.${kind}`), name].filter(Boolean).join(' · ')}</span>
        </>
      ),
    },
    {
      title: t('owner'),
      width: 142,
      render: (_, { studentNo, className, teacherName, room, schoolName }) => (
        <>
          {[className, studentNo].filter(Boolean).join(' ') || teacherName || room || ABSENT}
          <span className={styles.fact}>{schoolName}</span>
        </>
      ),
    },
    { title: t('firmware'), width: 88, render: (_, { firmware }) => firmware || ABSENT },
    {
      title: t('battery'),
      width: 72,
      align: 'right',
      render: (_, { battery }) => (battery === null ? ABSENT : formatRate(battery / 100)),
    },
    {
      title: t('lastSeen'),
      width: 112,
      render: (_, { connected, lastSeenAt }) => (connected ? t('connected') : formatNear(lastSeenAt)),
    },
    { title: t('strokes7'), width: 92, align: 'right', render: (_, { strokes7 }) => formatNumber(strokes7) },
    { title: t('lost'), width: 76, align: 'right', render: (_, { lostRate }) => formatRate(lostRate) },
    {
      title: t('health'),
      width: 114,
      render: (_, { health }) => <StatusTag tone={healthTones[health]}>{t(`healths.${health}`)}</StatusTag>,
    },
    {
      title: t('state'),
      width: 96,
      render: (_, { state }) => <StatusTag tone={stateTones[state]}>{t(`states.${state}`)}</StatusTag>,
    },
    {
      title: t('actions'),
      fixed: 'end',
      width: 186,
      render: (_, device) => (
        <Actions device={device} onEdit={() => onEdit(device)} onSwap={() => onSwap(device)} onChanged={onChanged} />
      ),
    },
  ];
  return (
    <Table
      className={styles.number}
      rowKey={({ schoolId, mac }) => `${schoolId} ${mac}`}
      columns={columns}
      dataSource={devices}
      pagination={false}
      scroll={{ x: 1130 }}
    />
  );
}

interface ActionsProps extends Pick<DeviceTableProps, 'onChanged'> {
  device: DeviceRow;
  onEdit: () => void;
  onSwap: () => void;
}

function Actions({ device, onEdit, onSwap, onChanged }: ActionsProps) {
  const { t } = useTranslation('devices');
  const { schoolId, mac, revision, can } = device;
  const setting = useWrite(devicesApi.setState, [devicesApi.devices, devicesApi.health], {
    onDone: (now, { state }) =>
      onChanged({ schoolId, mac, ...now, words: t('nowIn', { mac, state: t(`states.${state}`) }) }),
  });
  return (
    <span className={styles.actions}>
      <Button type="link" onClick={onEdit}>
        {can.bind ? t('bind') : t('open')}
      </Button>
      {can.swap && (
        <Button type="link" onClick={onSwap}>
          {t('swap.short')}
        </Button>
      )}
      {can.disable && (
        <Confirm
          title={t('disableAsk', { mac })}
          hint={t('disableHint')}
          onConfirm={() => setting.mutate({ schoolId, mac, revision, state: 'disabled' })}
        >
          <Button type="link">{t('disable')}</Button>
        </Confirm>
      )}
      {can.enable && !can.disable && (
        <Button type="link" onClick={() => setting.mutate({ schoolId, mac, revision, state: 'spare' })}>
          {t('enable')}
        </Button>
      )}
    </span>
  );
}
