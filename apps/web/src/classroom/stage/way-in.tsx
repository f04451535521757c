import type { LessonStage } from '@zhibi/contract/classroom';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './stage.module.css';

/** How a room is come into, while nothing is asked yet. */
export function WayIn({ stage: { code, isOpen, className, title, teacherName, students } }: { stage: LessonStage }) {
  const { t } = useTranslation('classroom');
  const inside = students.filter(({ isIn }) => isIn).length;
  const address = `${window.location.host}/room`;
  const picture = useQrCode(`${window.location.origin}/room?code=${code ?? ''}`);
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
              <p>{t('stage.codeHint', { address })}</p>
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
