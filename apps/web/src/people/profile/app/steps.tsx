import { AndroidOutlined, AppleOutlined, WindowsOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import styles from './page.module.css';
import { AddSign, InstallSign, MenuSign, ShareSign } from './signs.js';

/** How a page becomes a sign on the home screen, system by system, with the signs to look for. */
export function Steps() {
  const { t } = useTranslation('profile');
  const systems = [
    { name: 'ios', icon: <AppleOutlined />, signs: [<ShareSign key="1" />, <AddSign key="2" />] },
    { name: 'android', icon: <AndroidOutlined />, signs: [<MenuSign key="1" />, <AddSign key="2" />] },
    { name: 'windows', icon: <WindowsOutlined />, signs: [<InstallSign key="1" />, <MenuSign key="2" wide />] },
  ] as const;
  return (
    <div className={styles.systems}>
      {systems.map(({ name, icon, signs }) => (
        <section key={name}>
          <h3>
            {icon} {t(`app.${name}`)}
          </h3>
          <ol>
            <li>
              {signs[0]}
              <span>{t(`app.${name}1`)}</span>
            </li>
            <li>
              {signs[1]}
              <span>{t(`app.${name}2`)}</span>
            </li>
          </ol>
        </section>
      ))}
    </div>
  );
}
