import { AudioOutlined, CaretRightFilled, CheckCircleFilled, PauseOutlined } from '@ant-design/icons';
import { flawsOf, isWithin } from '@zhibi/contract/homework/spoken';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatSeconds } from './format-seconds.js';
import type { Recorder, RecorderState, Recording } from './recorder.js';
import styles from './recorder-panel.module.css';
import { useBlobUrl } from './use-blob-url.js';
import { useSound } from './use-sound.js';
import { Wave } from './wave.js';

export interface RecorderPanelProps {
  recorder: Recorder;
  state: RecorderState;
  seconds: number;
  /** What is to be said, where it is known. */
  items?: readonly string[];
  /** What the button says that takes the recording. */
  takeWords: string;
  isBusy?: boolean;
  /** Beside other fields, where something else is the main thing to do. */
  isAside?: boolean;
  onTake: (recording: Recording) => void;
  /** Goes on to the next piece; absent where there is none. */
  onNext?: (() => void) | undefined;
}

const QUIET_LEVEL = 25;
const LOUD_LEVEL = 97;
/** So near to the limit it was the limit that ended it. */
const STOPPED_MS = 500;
/** The level of the last second tells. */
const LAST = 10;

/** Records: a button, a wave that moves, and afterwards to hear it, take it or try again. */
export function RecorderPanel({
  items = [],
  recorder,
  state,
  seconds,
  takeWords,
  isBusy = false,
  isAside = false,
  onTake,
  onNext,
}: RecorderPanelProps) {
  const { t } = useTranslation('spoken');
  if (state.at === 'ready')
    return (
      <Done
        recorder={recorder}
        recording={state.recording}
        seconds={seconds}
        items={items}
        takeWords={takeWords}
        isBusy={isBusy}
        onTake={onTake}
      />
    );
  if (state.at === 'recording') {
    const loudest = Math.max(0, ...state.levels.slice(-LAST));
    const level = loudest < QUIET_LEVEL ? 'quiet' : loudest > LOUD_LEVEL ? 'loud' : 'good';
    return (
      <div className={styles.panel}>
        <Wave levels={state.levels.slice(-60)} heard={1} label={t('recorder.meter')} />
        <div className={styles.row}>
          <span className={styles.time}>
            <b>{formatSeconds(state.ms)}</b> / {formatSeconds(seconds * 1000)}
          </span>
          <button type="button" className={styles.main} aria-label={t('recorder.stop')} onClick={recorder.stop}>
            <i className={styles.square} />
          </button>
          <span className={level === 'good' ? styles.good : styles.bad} role="status">
            {level === 'good' && <CheckCircleFilled />} {t(`recorder.${level}`)}
          </span>
        </div>
        {onNext && (
          <Button block size="large" onClick={onNext}>
            {t('recorder.next')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className={styles.panel}>
      {state.at === 'failed' && (
        <p role="alert" className={styles.bad}>
          {t(`recorder.${state.why}`)}
        </p>
      )}
      {(state.at === 'asking' || state.at === 'working') && <p role="status">{t(`recorder.${state.at}`)}</p>}
      <Button
        {...(isAside ? {} : { type: 'primary', size: 'large', block: true })}
        className={styles.begin}
        icon={<AudioOutlined />}
        loading={state.at === 'asking' || state.at === 'working'}
        onClick={() => void recorder.start()}
      >
        {t('recorder.start')}
      </Button>
    </div>
  );
}

interface DoneProps extends Pick<RecorderPanelProps, 'recorder' | 'seconds' | 'takeWords' | 'onTake'> {
  items: readonly string[];
  recording: Recording;
  isBusy: boolean;
}

function Done({ recorder, recording, seconds, items, takeWords, isBusy, onTake }: DoneProps) {
  const { t } = useTranslation('spoken');
  const { sound, measures } = recording;
  const playing = useSound(useBlobUrl(sound));
  const flaws = flawsOf(measures, items);
  const { durationMs } = measures;
  const isTooLong = !isWithin(durationMs, seconds);
  const wasStopped = !isTooLong && durationMs >= seconds * 1000 - STOPPED_MS;
  const facts = { length: formatSeconds(durationMs), limit: formatSeconds(seconds * 1000) };
  return (
    <div className={styles.panel}>
      <div className={styles.row}>
        <Button
          shape="circle"
          size="large"
          icon={playing.isPlaying ? <PauseOutlined /> : <CaretRightFilled />}
          aria-label={t('recorder.hear')}
          onClick={() => (playing.isPlaying ? playing.pause() : playing.play())}
        />
        <Wave
          levels={measures.levels}
          heard={playing.atMs / Math.max(1, measures.durationMs)}
          label={t('drawer.wave')}
          onPick={(share) => playing.play(share * measures.durationMs)}
        />
        <span className={styles.time}>{formatSeconds(measures.durationMs)}</span>
      </div>
      {isTooLong && (
        <p role="alert" className={styles.bad}>
          {t('recorder.tooLong', facts)}
        </p>
      )}
      {wasStopped && <p role="status">{t('recorder.stopped', facts)}</p>}
      {flaws.map((flaw) => (
        <p key={flaw} role="status" className={styles.bad}>
          {t(`recorder.flaw.${flaw}`)}
        </p>
      ))}
      <div className={styles.two}>
        <Button size="large" onClick={recorder.reset}>
          {t('recorder.again')}
        </Button>
        <Button size="large" type="primary" loading={isBusy} disabled={isTooLong} onClick={() => onTake(recording)}>
          {takeWords}
        </Button>
      </div>
    </div>
  );
}
