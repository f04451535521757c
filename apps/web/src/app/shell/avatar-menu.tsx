import { LogoutOutlined, UserOutlined } from '@ant-design/icons';
import { Avatar, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useUser } from '../../people/index.js';
import { useCanGo } from '../../platform/screen-line.js';
import { useSession } from '../../platform/session-store.js';
import { colour } from '../../platform/theme.js';
import { useLeave } from '../leave.js';
import styles from './top-bar.module.css';

const ME = '/user/index';

/** Personal info (for school users who are no administrators, once its screen exists) and the way out. People handed over by a partner have none. */
export function AvatarMenu() {
  const { t } = useTranslation('app');
  const { loginType } = useSession();
  const user = useUser();
  const navigate = useNavigate();
  const leave = useLeave();
  const hasMe = useCanGo(ME) && loginType === 1 && user.currentRole !== 'SCHOOLADMIN';
  const face = (
    <Avatar
      size={32}
      src={user.headUrl || undefined}
      style={{ background: '#DDE7FF', color: colour.inkDeep, fontWeight: 600 }}
    >
      {[...user.name][0]}
    </Avatar>
  );
  if (loginType === 3) return face;
  const me = { key: 'me', icon: <UserOutlined />, label: t('me'), onClick: () => void navigate(ME) };
  const out = { key: 'out', icon: <LogoutOutlined />, label: t('logOut'), onClick: () => void leave() };
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items: hasMe ? [me, out] : [out] }}>
      <button type="button" className={styles.face} aria-label={`${t('account')} ${user.name}`}>
        {face}
      </button>
    </Dropdown>
  );
}
