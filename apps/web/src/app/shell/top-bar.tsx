import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import { Dock } from '../../platform/layout/dock.js';
import { lazily } from '../../platform/lazily.js';
import type { ScreenLine } from '../../platform/screen-line.js';
import { AvatarMenu } from './avatar-menu.js';
import { Crumbs } from './crumbs.js';
import { JobNotices } from './job-notices.js';
import { RoleSwitcher, SubjectSwitcher } from './switchers.js';
import styles from './top-bar.module.css';
import { Welcome } from './welcome.js';

const LanguageSwitch = lazily(() =>
  import('../../platform/language-switch.js').then(({ LanguageSwitch }) => LanguageSwitch),
);
const PlaceSwitchers = lazily(() => import('./place-switchers.js').then(({ PlaceSwitchers }) => PlaceSwitchers));

/** It says where one is and greets: at home large, elsewhere beside the way back; the switchers, the notices and the person stand right. */
export function TopBar({ screen, query }: { screen: ScreenLine; query: string }) {
  const user = useUser();
  useTranslation('app'); // drawn again when the language changes
  const looksAtStages = user.asRegion || user.asSchoolPrincipal;
  // A hidden school is named nowhere; an officer's school stands in its switcher.
  const schoolName = user.schoolHidden || user.asRegion ? '' : user.schoolName;
  return (
    <header className={styles.top}>
      {screen.menu === 'home' ? (
        <Welcome />
      ) : (
        <div className={styles.place}>
          <Crumbs screen={screen} query={query} />
          <Welcome isBeside />
        </div>
      )}
      <div className={styles.choice}>
        {looksAtStages && (
          <Suspense fallback={null}>
            <PlaceSwitchers />
          </Suspense>
        )}
        <SubjectSwitcher />
        <RoleSwitcher />
        {schoolName && <span className={styles.school}>{schoolName}</span>}
        <Suspense fallback={null}>
          <LanguageSwitch />
        </Suspense>
      </div>
      <div className={styles.own}>
        <Dock on="bar" />
        <Dock on="spare" />
        <JobNotices />
        <AvatarMenu />
      </div>
    </header>
  );
}
