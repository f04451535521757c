import type { RoleCode } from '@zhibi/contract/kernel';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { ScreensContext } from '../../platform/screen-line.js';
import { menuOf } from '../menu.js';
import { menuIcons } from '../menu-icons.js';

const staff = {
  ZHIBI_SRE: 'operations',
  ZHIBI_SRE_SYS: 'maintenance',
  ZHIBI_PRINT_CENTER: 'printCenter',
  ZHIBI_PRINT_SHOP: 'printShop',
} as const satisfies Partial<Record<RoleCode, string>>;
const isStaff = (role: RoleCode): role is keyof typeof staff => role in staff;

/** Where no domain has anything to wait for: what this account is for, and each place it has. */
export function OwnWork() {
  const { t } = useTranslation('app');
  const { currentRole: role, schoolId, customized } = useUser();
  const places = menuOf(useContext(ScreensContext), { role, schoolId, customized }).filter(
    ({ name }) => name !== 'home',
  );
  const who = isStaff(role) ? staff[role] : 'others';
  return (
    <Card>
      <EmptyState
        title={t(`home.staff.${who}`)}
        hint={t(places.length > 0 ? `home.staffHas.${who}` : 'home.staffHasNothing')}
        action={places.map(({ name, path }) => (
          <GoButton key={name} to={path} icon={menuIcons[name]}>
            {t(`entry.${name}`)}
          </GoButton>
        ))}
      />
    </Card>
  );
}
