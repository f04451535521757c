import {
  GlobalOutlined,
  LogoutOutlined,
  MobileOutlined,
  QuestionCircleOutlined,
  RocketOutlined,
} from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import { switchLanguage } from '../../platform/language.js';
import { lazily } from '../../platform/lazily.js';
import { leaving } from '../../platform/leaving.js';
import { ScreensContext, useCanGo } from '../../platform/screen-line.js';
import { useSession } from '../../platform/session-store.js';
import { Row } from '../../platform/touch/row.js';
import { Section } from '../../platform/touch/section.js';
import { Sheet } from '../../platform/touch/sheet.js';
import { Tile } from '../../platform/touch/tile.js';
import { useLeave } from '../leaving/leave.js';
import { menuOf } from '../menu.js';
import { menuIcons } from '../menu-icons.js';
import { tabsOf } from '../tabs.js';
import styles from './own-places.module.css';
import { appNameOf, avatarEntries } from './who-sees.js';

const NewestVersion = lazily(() => import('../version/newest-version.js').then(({ NewestVersion }) => NewestVersion));
const LeaveQuestion = lazily(() => import('../leaving/leave-question.js').then(({ LeaveQuestion }) => LeaveQuestion));

/** Under "Me": where else this person can go, the language, and the way out; what a wide window has in its menus. */
export function OwnPlaces() {
  return (
    <div className={styles.places}>
      <OtherPlaces />
      <Account />
    </div>
  );
}

/** The entries of the menu that no tab opens. */
function OtherPlaces() {
  const { t } = useTranslation('app');
  const user = useUser();
  const screens = useContext(ScreensContext);
  const { currentRole: role, schoolId, customized } = user;
  const inBar = tabsOf(screens, user).tabs.flatMap(({ path, holds = [] }) => [path, ...holds]);
  const others = menuOf(screens, { role, schoolId, customized }).filter(({ path }) => !inBar.includes(path));
  if (others.length === 0) return null;
  return (
    <Section title={t('own.more')}>
      <Sheet rows>
        {others.map(({ name, path }) => (
          <Row key={name} tile={<Tile>{menuIcons[name]}</Tile>} title={t(`entry.${name}`)} to={path} />
        ))}
      </Sheet>
    </Section>
  );
}

function Account() {
  const { t } = useTranslation('app');
  const { t: plain } = useTranslation('platform');
  const { language, loginType } = useSession();
  const user = useUser();
  const queries = useQueryClient();
  const leave = useLeave();
  const canApp = useCanGo('/user/app');
  const [isLooking, setLooking] = useState(false);
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const offered = avatarEntries(user.currentRole, loginType);
  const other = language === 'en' ? 'zh' : 'en';
  const logOut = () => {
    const lost = leaving.unsaved();
    if (lost.length > 0) setUnsaved(lost);
    else void leave();
  };
  return (
    <Sheet rows label={t('own.account')}>
      <Row
        tile={
          <Tile>
            <GlobalOutlined />
          </Tile>
        }
        title={plain(`languageName.${other}`)}
        // The names of subjects and roles come from the server: they are asked for again.
        onTap={() => void switchLanguage(other).then(() => queries.invalidateQueries())}
      />
      {offered.includes('app') && canApp && (
        <Row
          tile={
            <Tile>
              <MobileOutlined />
            </Tile>
          }
          title={t(appNameOf(user))}
          to="/user/app"
        />
      )}
      {offered.includes('newest') && (
        <Row
          tile={
            <Tile>
              <RocketOutlined />
            </Tile>
          }
          title={t('newest')}
          onTap={() => setLooking(true)}
        />
      )}
      {offered.includes('help') && (
        <Row
          tile={
            <Tile>
              <QuestionCircleOutlined />
            </Tile>
          }
          title={t('help')}
          to="/help"
        />
      )}
      {offered.includes('logOut') && (
        <Row
          tile={
            <Tile>
              <LogoutOutlined />
            </Tile>
          }
          title={t('logOut')}
          onTap={logOut}
        />
      )}
      <Suspense fallback={null}>
        {isLooking && <NewestVersion onClose={() => setLooking(false)} />}
        {unsaved.length > 0 && <LeaveQuestion lost={unsaved} onStay={() => setUnsaved([])} onLeave={leave} />}
      </Suspense>
    </Sheet>
  );
}
