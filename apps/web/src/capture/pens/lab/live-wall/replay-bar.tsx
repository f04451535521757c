import { PauseOutlined, PlayCircleOutlined } from '@ant-design/icons';
import { Button, Segmented, Slider } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockOf } from './clock-of.js';
import styles from './compare.module.css';
import type { ReplayAt } from './compare-props.js';

interface Props {
  at: ReplayAt;
  lengthMs: number;
  onAt: (at: ReplayAt) => void;
}

const speeds = [1, 4, 16] as const;
type Speed = (typeof speeds)[number];
const STEP_MS = 100;

/** The time of writing as a slider; at its end it is now again. */
export function ReplayBar({ at, lengthMs, onAt }: Props) {
  const { t } = useTranslation('liveWall');
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(4);
  const shown = at ?? lengthMs;
  const moveTo = useCallback(
    (ms: number) => {
      onAt(ms >= lengthMs ? null : ms);
      if (ms >= lengthMs) setPlaying(false);
    },
    [onAt, lengthMs],
  );
  // The clock moves the slider on while it plays.
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => moveTo(shown + STEP_MS * speed), STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, shown, speed, moveTo]);
  const play = () => {
    if (at === null) onAt(0); // from the beginning
    setPlaying(!isPlaying);
  };
  return (
    <div className={styles.bar}>
      <Button
        type="primary"
        icon={isPlaying ? <PauseOutlined /> : <PlayCircleOutlined />}
        disabled={lengthMs === 0}
        onClick={play}
      >
        {t(isPlaying ? 'pause' : 'play')}
      </Button>
      <Slider
        className={styles.slider ?? ''}
        min={0}
        max={Math.max(1, lengthMs)}
        step={STEP_MS}
        value={shown}
        disabled={lengthMs === 0}
        ariaLabelForHandle={t('time')}
        tooltip={{ formatter: (ms) => clockOf(ms ?? 0) }}
        onChange={(ms) => {
          setPlaying(false);
          moveTo(ms);
        }}
      />
      <span className={styles.clock}>
        {clockOf(shown)} / {clockOf(lengthMs)}
      </span>
      <Segmented
        size="small"
        aria-label={t('speed')}
        value={speed}
        options={speeds.map((value) => ({ value, label: `×${value}` }))}
        onChange={setSpeed}
      />
    </div>
  );
}
