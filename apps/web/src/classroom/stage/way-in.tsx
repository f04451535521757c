import type { LessonStage } from '@zhibi/contract/classroom';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './stage.module.css';

const LOOPBACK = /^(localhost|127\..*|\[::1\])$/;

/** How a room is come into, while nothing is asked yet. */
export function WayIn({ stage }: { stage: LessonStage }) {
  const { t } = useTranslation('classroom');
  const { code, isOpen, className, title, teacherName, students } = stage;
  // A wall that stands on the machine of the server has an address that no phone can open.
  const origin = LOOPBACK.test(window.location.hostname) ? stage.address : window.location.origin;
  const inside = students.filter(({ isIn }) => isIn).length;
  const address = origin === null ? '' : `${origin.replace(/^https?:\/\//, '')}/room`;
  const picture = useQrCode(origin === null ? '' : `${origin}/room?code=${code ?? ''}`);
  return (
    <>
      <header className={styles.head}>
        <b>{[className, title || teacherName].join(' · ')}</b>
        <span>{t('stage.inside', { count: inside })}</span>
      </header>
      <div className={styles.wayIn}>
        {isOpen && code !== null ? (
          <>
            <div>
              <h1>{t('stage.join')}</h1>
              <strong>{`${code.slice(0, 3)} ${code.slice(3)}`}</strong>
              <p>{origin === null ? t('stage.onlyHere') : t('stage.codeHint', { address })}</p>
            </div>
            {picture && <img src={picture} alt={t('stage.join')} />}
          </>
        ) : (
          <h1>{t('stage.closed')}</h1>
        )}
      </div>
    </>
  );
}

/** The address as a picture that phones read; empty until it is drawn. */
function useQrCode(text: string): string {
  const [picture, setPicture] = useState('');
  // Drawing is done outside React, in its own time.
  useEffect(() => {
    let isWanted = true;
    if (text === '') return setPicture('');
    void import('qrcode').then(async ({ toDataURL }) => {
      const drawn = await toDataURL(text, { margin: 1, width: 640 });
      if (isWanted) setPicture(drawn);
    });
    return () => {
      isWanted = false;
    };
  }, [text]);
  return picture;
}
