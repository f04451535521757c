import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import type { ScreenLine } from '../../platform/screen-line.js';
import { AvatarMenu } from './avatar-menu.js';
import { Crumbs } from './crumbs.js';
import { JobNotices } from './job-notices.js';
import { LanguageSwitch } from './language-switch.js';
import { RoleSwitcher, SubjectSwitcher } from './switchers.js';
import styles from './top-bar.module.css';
import { Welcome } from './welcome.js';

/** At home it greets, elsewhere it says where one is; the switchers, the notices and the person stand right. */
export function TopBar({ screen }: { screen: ScreenLine }) {
  const user = useUser();
  useTranslation('app'); // drawn again when the language changes
  return (
    <header className={styles.top}>
      {screen.menu === 'home' ? <Welcome /> : <Crumbs screen={screen} />}
      <div className={styles.tools}>
        <SubjectSwitcher />
        <RoleSwitcher />
        {user.schoolName && <span className={styles.school}>{user.schoolName}</span>}
        <LanguageSwitch />
        <JobNotices />
        <AvatarMenu />
      </div>
    </header>
  );
}
