import { Segmented } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../platform/layout/filter-bar.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { lazily } from '../../platform/lazily.js';
import { Skeleton } from '../../platform/skeleton.js';
import { useAddress } from '../../platform/use-address.js';

const Settings = lazily(() => import('./settings/settings-view.js').then(({ SettingsView }) => SettingsView));
const Backups = lazily(() => import('./backups/backups-view.js').then(({ BackupsView }) => BackupsView));
const Speed = lazily(() => import('./speed/speed-view.js').then(({ SpeedView }) => SpeedView));
const Upgrade = lazily(() => import('./window/window-view.js').then(({ WindowView }) => WindowView));

const views = ['settings', 'backups', 'speed', 'upgrade'] as const;
const parts = { settings: Settings, backups: Backups, speed: Speed, upgrade: Upgrade };

/** The installation itself, for whoever keeps it: how it is set up, its backups, what is slow, and when it is upgraded. */
export function Page() {
  const { t } = useTranslation('operations');
  const { now, go } = useAddress(['view']);
  const view = views.find((one) => one === now.view) ?? 'settings';
  const View = parts[view];
  return (
    <>
      <PageHead title={t('system.title')} note={t(`system.notes.${view}`)} />
      <FilterBar>
        <Segmented
          aria-label={t('system.title')}
          value={view}
          options={views.map((one) => ({ value: one, label: t(`system.views.${one}`) }))}
          onChange={(one) => go({ view: one === 'settings' ? '' : one })}
        />
      </FilterBar>
      <Suspense fallback={<Skeleton shape={{ rows: 8 }} />}>
        <View />
      </Suspense>
    </>
  );
}
