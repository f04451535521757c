import { type Wall, wallsApi } from '@zhibi/contract/analysis';
import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import { formatNear } from '../../../platform/time.js';
import styles from './screens-drawer.module.css';

const NAME_LENGTH = 40;

/** The screens of the school: a new address, and taking one back. */
export function Screens({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('schoolWall');
  const read = useRead(wallsApi.walls, {});
  return (
    <Drawer title={t('screens')} onClose={onClose}>
      <p>{t('manage.hint')}</p>
      <NewScreen />
      <Screen
        read={read}
        skeleton={{ rows: 3 }}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('manage.none')} hint={t('manage.noneHint')} />}
      >
        {({ items }) => (
          <ul className={styles.screens}>
            {items.map((one) => (
              <One key={one.wallId} wall={one} />
            ))}
          </ul>
        )}
      </Screen>
    </Drawer>
  );
}

function NewScreen() {
  const { t } = useTranslation('schoolWall');
  const [name, setName] = useState('');
  const [key, setKey] = useState<string | null>(null);
  const making = useWrite(wallsApi.newWall, [wallsApi.walls], {
    onDone: (made) => {
      setName('');
      setKey(made.key);
    },
  });
  const make = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) making.mutate({ name });
  };
  return (
    <form className={styles.make} onSubmit={make}>
      <Input
        aria-label={t('manage.name')}
        placeholder={t('manage.namePlaceholder')}
        maxLength={NAME_LENGTH}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="primary" htmlType="submit" disabled={!name.trim()} loading={making.isPending}>
        {t('manage.make')}
      </Button>
      {key && <Address address={`${location.origin}/wall?key=${key}`} />}
    </form>
  );
}

function Address({ address }: { address: string }) {
  const { t } = useTranslation('schoolWall');
  const copy = async () => {
    await navigator.clipboard?.writeText(address);
    notify.done(t('manage.copied'));
  };
  return (
    <div className={styles.address} role="status">
      <span>
        {t('manage.address')}
        <Input readOnly aria-label={t('manage.address')} value={address} onFocus={(event) => event.target.select()} />
      </span>
      {/* Pages over plain HTTP have no clipboard: there the address is marked and copied by hand. */}
      {navigator.clipboard && <Button onClick={() => void copy()}>{t('manage.copy')}</Button>}
    </div>
  );
}

function One({ wall: { wallId, name, madeByName, madeAt, seenAt } }: { wall: Wall }) {
  const { t } = useTranslation('schoolWall');
  const withdrawing = useWrite(wallsApi.withdrawWall, [wallsApi.walls]);
  return (
    <li>
      <span>
        <b translate="no">{name}</b>
        <small>{seenAt ? t('manage.seen', { time: formatNear(seenAt) }) : t('manage.unseen')}</small>
        <small>{t('manage.made', { name: madeByName, time: formatNear(madeAt) })}</small>
      </span>
      <Confirm
        title={t('manage.withdrawTitle', { name })}
        hint={t('manage.withdrawHint')}
        words={t('manage.withdraw')}
        isDangerous
        onConfirm={() => withdrawing.mutate({ wallId })}
      >
        <Button danger size="small" loading={withdrawing.isPending}>
          {t('manage.withdraw')}
        </Button>
      </Confirm>
    </li>
  );
}
