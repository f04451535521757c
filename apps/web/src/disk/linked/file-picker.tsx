import { diskApi, LINKS_AT_MOST } from '@zhibi/contract/disk';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInfinite, useRead } from '../../platform/api.js';
import { Dialog } from '../../platform/layout/dialog.js';
import { Screen } from '../../platform/screen.js';
import { say } from '../../platform/text.js';
import { KindIcon } from '../parts/kind-icon.js';
import { formatBytes } from '../parts/size.js';
import styles from './linked.module.css';

interface Props {
  busy: boolean;
  onChosen(cdIds: string[]): void;
  onClose(): void;
}

/** Chooses files from one's own disk, folder by folder; what was chosen stays chosen in the next folder. */
export function FilePicker({ busy, onChosen, onClose }: Props) {
  const { t } = useTranslation('disk');
  const [parentCdId, setParent] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = useInfinite(diskApi.list, { parentCdId, sort: 'name' });
  const place = useRead(diskApi.place, { parentCdId });
  const way = [{ cdId: '', name: t('pick.root') }, ...(place.data?.path ?? [])];
  const toggle = (cdId: string) => {
    const next = new Set(chosen);
    if (!next.delete(cdId)) next.add(cdId);
    setChosen(next);
  };
  return (
    <Dialog
      title={t('linked.pick')}
      onClose={onClose}
      foot={{
        words: t('linked.choose', { count: chosen.size }),
        isDisabled: chosen.size === 0 || chosen.size > LINKS_AT_MOST,
        isBusy: busy,
        onMain: () => onChosen([...chosen]),
      }}
    >
      <nav className={styles.way} aria-label={t('linked.way')}>
        {way.map(({ cdId, name }) => (
          <Button key={cdId} type="link" size="small" onClick={() => setParent(cdId)}>
            {name} /
          </Button>
        ))}
      </nav>
      <Screen
        read={list}
        skeleton={{ rows: 4 }}
        isEmpty={() => list.rows.length === 0}
        empty={<p>{t('linked.nothing')}</p>}
      >
        {() => (
          <ul className={`${styles.rows} ${styles.picking}`}>
            {list.rows.map(({ cdId, name, kind, size }) => (
              <li key={cdId}>
                {kind !== 'folder' && (
                  <Checkbox checked={chosen.has(cdId)} onChange={() => toggle(cdId)} aria-label={name} />
                )}
                <KindIcon kind={kind} />
                <span>
                  {kind === 'folder' ? (
                    <Button type="link" size="small" className={styles.name} onClick={() => setParent(cdId)}>
                      {name}
                    </Button>
                  ) : (
                    name
                  )}
                </span>
                {kind !== 'folder' && <small>{formatBytes(size)}</small>}
              </li>
            ))}
          </ul>
        )}
      </Screen>
      {list.hasNextPage && (
        <Button size="small" onClick={() => void list.fetchNextPage()}>
          {say('platform:nextPage')}
        </Button>
      )}
    </Dialog>
  );
}
