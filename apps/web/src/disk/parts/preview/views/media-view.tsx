import type { PreviewHow } from '@zhibi/contract/disk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seen } from '../read/bytes.js';
import styles from './media.module.css';
import { CannotShow } from './parsed.js';

/** What the browser draws and plays itself: pictures, sound, and film that may be begun anywhere. */
export function MediaView({ seen, how }: { seen: Seen; how: PreviewHow }) {
  const { t } = useTranslation('disk');
  const [failed, setFailed] = useState(false);
  const [isLarge, setLarge] = useState(false);
  const shared = { src: seen.url, onError: () => setFailed(true) };
  if (failed) return <CannotShow why={how === 'image' ? 'broken' : 'no-codec'} />;
  if (how === 'audio')
    return (
      <div className={styles.middle}>
        <audio className={styles.audio} controls preload="metadata" aria-label={seen.name} {...shared} />
      </div>
    );
  if (how === 'video')
    return <video className={styles.video} controls preload="metadata" aria-label={seen.name} {...shared} />;
  return (
    <div className={styles.middle}>
      <button
        type="button"
        className={styles.picture}
        data-large={isLarge || undefined}
        aria-label={t(isLarge ? 'preview.smaller' : 'preview.larger')}
        onClick={() => setLarge(!isLarge)}
      >
        <img alt={seen.name} {...shared} />
      </button>
    </div>
  );
}
