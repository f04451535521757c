import { ArrowLeftOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { way } from '../way.js';
import { GoButton } from './go-button.js';
import styles from './tool-frame.module.css';

export interface ToolFrameProps {
  title: ReactNode;
  note?: ReactNode;
  /** How the work stands: a tag of a word or two, that is never cut off. */
  state?: ReactNode;
  /** Where the arrow leads when the tool was not opened from another screen. */
  back: string;
  /** In the middle of the bar: the way through the material. */
  middle?: ReactNode;
  /** Right in the bar. */
  actions?: ReactNode;
  /** The side panel; below 1080 px it moves to the bottom. */
  panel?: ReactNode;
  /** The keys, listed in the foot; gone below 1080 px. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A full-screen tool: a bar, the material in the middle, a panel, the keys. */
export function ToolFrame({ title, note, state, back, middle, actions, panel, foot, children }: ToolFrameProps) {
  const { t } = useTranslation('platform');
  const { pathname } = useLocation();
  return (
    <div className={styles.tool}>
      <header className={styles.bar}>
        <div className={styles.title}>
          <GoButton type="text" icon={<ArrowLeftOutlined />} aria-label={t('back')} to={way.opener(pathname) ?? back} />
          <h1>{title}</h1>
          {note && <span>{note}</span>}
          {state && <span className={styles.state}>{state}</span>}
        </div>
        {middle && <div className={styles.group}>{middle}</div>}
        <div className={styles.end}>{actions}</div>
      </header>
      <div className={panel ? `${styles.body} ${styles.withPanel}` : styles.body}>
        <main className={styles.surface}>{children}</main>
        {panel && <aside className={styles.panel}>{panel}</aside>}
      </div>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </div>
  );
}
