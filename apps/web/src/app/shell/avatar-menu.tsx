import {
  LogoutOutlined,
  MobileOutlined,
  QuestionCircleOutlined,
  RocketOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Face, useUser } from '../../people/index.js';
import { lazily } from '../../platform/lazily.js';
import { leaving } from '../../platform/leaving.js';
import { useCanGo } from '../../platform/screen-line.js';
import { useSession } from '../../platform/session-store.js';
import { useLeave } from '../leaving/leave.js';
import styles from './top-bar.module.css';
import { appNameOf, avatarEntries } from './who-sees.js';

const ME = '/user/index';
const APP = '/user/app';
const NewestVersion = lazily(() => import('../version/newest-version.js').then(({ NewestVersion }) => NewestVersion));
const LeaveQuestion = lazily(() => import('../leaving/leave-question.js').then(({ LeaveQuestion }) => LeaveQuestion));
const wasMoved = () => sessionStorage.getItem('movedToNewest') !== null;

/** Personal info, the newest version, the app, the manual, and the way out: to whom, the specification says. */
export function AvatarMenu() {
  const { t } = useTranslation('app');
  const { loginType } = useSession();
  const user = useUser();
  const leave = useLeave();
  const [canMe, canApp] = [useCanGo(ME), useCanGo(APP)];
  const [isLooking, setLooking] = useState(wasMoved);
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const face = <Face name={user.name} fileId={user.fileId} size={32} />;
  const offered = avatarEntries(user.currentRole, loginType);
  if (offered.length === 0) return face;
  const logOut = () => {
    const lost = leaving.unsaved();
    if (lost.length > 0) setUnsaved(lost);
    else void leave();
  };
  const all: Record<(typeof offered)[number], NonNullable<MenuProps['items']>[number] | false> = {
    me: canMe && { key: 'me', icon: <UserOutlined />, label: <Link to={ME}>{t('me')}</Link> },
    newest: { key: 'newest', icon: <RocketOutlined />, label: t('newest'), onClick: () => setLooking(true) },
    app: canApp && {
      key: 'app',
      icon: <MobileOutlined />,
      label: <Link to={APP}>{t(appNameOf(user))}</Link>,
    },
    help: { key: 'help', icon: <QuestionCircleOutlined />, label: <Link to="/help">{t('help')}</Link> },
    logOut: { key: 'out', icon: <LogoutOutlined />, label: t('logOut'), onClick: logOut },
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{ items: offered.flatMap((name) => all[name] || []) }}
      >
        <button type="button" className={styles.face} aria-label={`${t('account')} ${user.name}`}>
          {face}
        </button>
      </Dropdown>
      <Suspense fallback={null}>
        {isLooking && <NewestVersion onClose={() => setLooking(false)} />}
        {unsaved.length > 0 && <LeaveQuestion lost={unsaved} onStay={() => setUnsaved([])} onLeave={leave} />}
      </Suspense>
    </>
  );
}
