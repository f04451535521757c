import { type DiskEntry, diskApi, type LinkUse } from '@zhibi/contract/disk';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { Drawer } from '../../platform/layout/drawer.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { Go } from '../../platform/layout/go.js';
import { Screen } from '../../platform/screen.js';
import { formatStamp } from '../../platform/time.js';
import rows from '../parts/rows.module.css';

/** The screens of the three kinds of things: addresses, as everybody links to them. */
const addresses: Record<LinkUse['kind'], (id: string) => string> = {
  question: (id) => `/question/ques?question=${id}`,
  paper: (id) => `/paperTest/preview?paper=${id}`,
  homework: (id) => `/homework/written/detail?homework=${id}`,
};

/** Where a file is used: what did I teach this with? */
export function UsesDrawer({ entry: { cdId, name }, onClose }: { entry: DiskEntry; onClose: () => void }) {
  const { t } = useTranslation('disk');
  const uses = useRead(diskApi.uses, { cdId });
  return (
    <Drawer open title={`${t('uses.title')} · ${name}`} onClose={onClose}>
      <Screen
        read={uses}
        skeleton={{ rows: 3 }}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('uses.empty')} hint={t('uses.emptyHint')} />}
      >
        {({ items }) => (
          <ul className={rows.rows}>
            {items.map((use) => (
              <Use key={use.id} use={use} />
            ))}
          </ul>
        )}
      </Screen>
    </Drawer>
  );
}

function Use({ use: { kind, id, title, at } }: { use: LinkUse }) {
  const { t } = useTranslation('disk');
  const to = addresses[kind](id);
  return (
    <li>
      <span>
        <Go to={to} orWords>
          {title}
        </Go>
        <small>{[t(`uses.${kind}`), formatStamp(at)].join(' · ')}</small>
      </span>
    </li>
  );
}
