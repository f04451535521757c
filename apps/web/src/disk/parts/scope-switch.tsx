import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

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
  const navigate = useNavigate();
  return (
    <Segmented
      aria-label={t('scopes')}
      value={now}
      onChange={(to) => void navigate(places[to])}
      options={all.map((value) => ({ value, label: t(`scope.${value}`) }))}
    />
  );
}
