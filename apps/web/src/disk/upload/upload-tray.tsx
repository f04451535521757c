import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { filesApi } from '@zhibi/contract/disk/files';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import { refresh } from '../../platform/api.js';
import { Confirm } from '../../platform/layout/confirm.js';
import { onDemand } from '../../platform/layout/on-demand.js';
import { notify } from '../../platform/notify.js';
import { say } from '../../platform/text.js';
import { formatBytes } from '../parts/size.js';
import { Arrivals } from './arrivals.js';
import { tray, useTray } from './browser-tray.js';
import { forgetTaken, useTaken } from './taken-files.js';
import { UploadRow } from './upload-row.js';
import styles from './upload-tray.module.css';

const TakenDialog = onDemand(() => import('./taken-dialog.js').then((made) => made.TakenDialog));

/** Everything that is on its way, over whatever page is open; nothing is drawn while nothing is. */
export function UploadTray() {
  const { t } = useTranslation('disk');
  const items = useTray();
  const taken = useTaken();
  const { account } = useUser();
  const queries = useQueryClient();
  const [folded, setFolded] = useState(false);
  const [most, setMost] = useState(0);

  // The tray and the browser's network live outside React.
  useEffect(() => {
    const arrivals = new Arrivals((names) =>
      notify.done(
        names.length === 1
          ? say('disk:tray.arrived', { name: names[0] ?? '' })
          : say('disk:tray.arrivedMany', { count: names.length }),
      ),
    );
    tray.onArrived = ({ name }) => {
      arrivals.add(
        name,
        tray.get().every((one) => one.isDone || one.status === 'cancel'),
      );
      void refresh(queries, [filesApi.list, filesApi.usage, filesApi.versions]);
    };
    void tray.open(account);
    const [offline, online] = [() => tray.offline(), () => void tray.online()];
    addEventListener('offline', offline);
    addEventListener('online', online);
    return () => {
      removeEventListener('offline', offline);
      removeEventListener('online', online);
      tray.close();
      forgetTaken(); // whoever logs in next is not asked
    };
  }, [account, queries]);

  // A closed tab stops what runs: the browser asks first.
  const isBusy = items.some((one) => one.status !== 'cancel' && !one.isDone);
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBusy]);

  const asked = taken.length > 0 && <TakenDialog taken={taken} />;
  if (items.length === 0) {
    if (most !== 0) setMost(0);
    return asked || null;
  }
  if (items.length > most) setMost(items.length);
  const waiting = items.filter((one) => one.status === 'wait');
  const speed = items.reduce((sum, one) => sum + one.speed, 0);
  return (
    <>
      {asked}
      <section className={styles.tray} aria-label={t('tray.label')}>
        <header className={styles.head}>
          <h2>
            {isBusy
              ? t('tray.title', { at: Math.max(1, most - items.length + 1), of: Math.max(most, items.length) })
              : t('tray.idle')}
          </h2>
          <span>{speed > 0 ? `${formatBytes(speed)}/s · ${t('tray.leave')}` : t('tray.leave')}</span>
          <Button
            type="text"
            size="small"
            icon={folded ? <UpOutlined /> : <DownOutlined />}
            aria-label={folded ? t('tray.unfold') : t('tray.fold')}
            aria-expanded={!folded}
            onClick={() => setFolded(!folded)}
          />
          <Confirm title={t('tray.closeAsk')} hint={t('tray.closeHint')} onConfirm={() => tray.removeAll()}>
            <Button type="text" size="small" icon={<CloseOutlined />} aria-label={t('tray.closeAll')} />
          </Confirm>
        </header>
        {!folded && (
          <ul className={styles.list}>
            {items.map((item) => (
              <UploadRow key={item.key} item={item} place={waiting.indexOf(item) + 1} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
