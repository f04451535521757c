import { useTranslation } from 'react-i18next';
import { PlaceSwitch } from '../../platform/layout/place-switch.js';

const places = {
  mine: '/cloud/index',
  shelf: '/cloud/resource',
  shared: '/cloud/index?scope=shared',
  starred: '/cloud/index?scope=starred',
  trash: '/cloud/index?scope=trash',
} as const;
type ScopeName = keyof typeof places;
const all = ['mine', 'shelf', 'shared', 'starred', 'trash'] as const satisfies readonly ScopeName[];

/** From one's own disk to the shelf, to what is shared, starred or thrown away. */
export function ScopeSwitch({ now }: { now: ScopeName }) {
  const { t } = useTranslation('disk');
  return (
    <PlaceSwitch
      label={t('scopes')}
      now={places[now]}
      places={all.map((name) => ({ to: places[name], words: t(`scope.${name}`) }))}
    />
  );
}
