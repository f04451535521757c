import { CloseOutlined, EditOutlined } from '@ant-design/icons';
import { captureEvents } from '@zhibi/contract/events/capture';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEvent } from '../../platform/events/use-event.js';
import { Go } from '../../platform/layout/go.js';
import styles from './banners.module.css';
import { correctAddress, type Pen, withPen } from './pen-news.js';

const WAIT_MS = 1000;

/** A pen has connected: which one, on which page. Comes a second later, stays until it is dismissed, and is one however many pens there are. */
export function PenPrompt() {
  const { t } = useTranslation('app');
  const [pens, setPens] = useState<readonly Pen[]>([]);
  const [isShown, setShown] = useState(false);
  useEvent(captureEvents.penConnected, (pen) => setPens((before) => withPen(before, pen)));
  const isThere = pens.length > 0;
  // The clock: a second after the first pen.
  useEffect(() => {
    if (!isThere) return setShown(false);
    const timer = setTimeout(() => setShown(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, [isThere]);
  const [newest, ...others] = pens;
  if (!newest || !isShown) return null;
  const facts = [
    newest.battery === null ? '' : t('pen.battery', { percent: newest.battery }),
    newest.pageCode ? t('pen.page', { code: newest.pageCode }) : t('pen.noPage'),
    others.length > 0 ? t('pen.others', { count: others.length }) : '',
  ].filter(Boolean);
  return (
    <section className={styles.pen} role="status" aria-label={t('pen.label')}>
      <span className={styles.sign}>
        <EditOutlined />
      </span>
      <b>{t('pen.title', { name: newest.deviceName || newest.deviceMac })}</b>
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined />}
        aria-label={t('pen.dismiss')}
        onClick={() => setPens([])}
      />
      <span>{facts.join(' · ')}</span>
      <Go to={correctAddress(newest)}>{t('pen.correct')}</Go>
    </section>
  );
}
