import { CaretRightFilled, PauseOutlined } from '@ant-design/icons';
import type { Endpoint } from '@zhibi/contract/kernel';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useFile } from '../../../platform/use-file.js';
import { formatSeconds } from './format-seconds.js';
import styles from './sound-line.module.css';
import { useSound } from './use-sound.js';

interface SoundLineProps<E extends Endpoint> {
  endpoint: E;
  input: z.input<E['input']>;
  label: string;
  durationMs: number | null;
}

/** A sound that lies with the server: a button and how long it is. */
export function SoundLine<E extends Endpoint>({ endpoint, input, label, durationMs }: SoundLineProps<E>) {
  const { t } = useTranslation('spoken');
  const playing = useSound(useFile(endpoint, input).url);
  return (
    <span className={styles.line}>
      <Button
        icon={playing.isPlaying ? <PauseOutlined /> : <CaretRightFilled />}
        aria-label={`${t(playing.isPlaying ? 'drawer.pause' : 'drawer.play')} ${label}`}
        onClick={() => (playing.isPlaying ? playing.pause() : playing.play())}
      >
        {label}
      </Button>
      {durationMs !== null && <span>{formatSeconds(durationMs)}</span>}
    </span>
  );
}
