import { DisconnectOutlined, LinkOutlined } from '@ant-design/icons';
import { LOW_BATTERY } from '@zhibi/contract/capture';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';
import styles from './bluetooth.module.css';
import type { Availability, PenDriver } from './driver/pen-driver.js';
import type { DeskState, PenDesk } from './pen-desk.js';
import { PenFacts } from './pen-facts.js';

interface Props {
  desk: PenDesk;
  state: DeskState;
  driver: PenDriver;
  availability: Availability | undefined;
  hint: string;
}

const tones: Record<DeskState['phase'], StatusTone> = {
  none: 'off',
  connecting: 'run',
  locked: 'warn',
  ready: 'done',
  away: 'wait',
};

/** Which pen, how it is, and the way to it. */
export function PenCard({ desk, state, driver, availability, hint }: Props) {
  const { t } = useTranslation('browserPens');
  const { phase, why, battery } = state;
  if (availability === 'no-bluetooth' || availability === 'switched-off')
    return <Alert type="warning" showIcon title={t(`availability.${availability}`)} />;
  return (
    <section className={styles.pen}>
      <div className={styles.head} role="status">
        <StatusTag tone={tones[phase]}>{t(`phase.${phase}`)}</StatusTag>
        {phase === 'none' ? (
          <Button
            type="primary"
            icon={<LinkOutlined />}
            disabled={availability === undefined}
            onClick={() => void desk.connect(driver)}
          >
            {t('connect')}
          </Button>
        ) : (
          <Button icon={<DisconnectOutlined />} onClick={desk.close}>
            {t('disconnect')}
          </Button>
        )}
      </div>
      {phase === 'none' && <p className={styles.quiet}>{hint}</p>}
      {why !== '' && phase === 'none' && (
        <Alert type="error" showIcon title={why === 'not-a-pen' || why === 'refused' ? t(`why.${why}`) : why} />
      )}
      {phase === 'away' && <p className={styles.quiet}>{t('awayHint')}</p>}
      {phase === 'locked' && <Password desk={desk} triesLeft={state.triesLeft} />}
      {state.pen && <PenFacts state={state} isLow={battery !== null && battery < LOW_BATTERY} />}
    </section>
  );
}

function Password({ desk, triesLeft }: { desk: PenDesk; triesLeft: number }) {
  const { t } = useTranslation('browserPens');
  const [typed, setTyped] = useState('');
  const unlock = () => {
    desk.unlock(typed);
    setTyped('');
  };
  return (
    <>
      <div className={styles.row}>
        <Input.Password
          aria-label={t('password')}
          placeholder={t('password')}
          autoComplete="off"
          maxLength={16}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={unlock}
        />
        <Button type="primary" disabled={typed === ''} onClick={unlock}>
          {t('unlock')}
        </Button>
      </div>
      <p className={styles.quiet}>{t('tries', { count: triesLeft })}</p>
    </>
  );
}
