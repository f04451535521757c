import { CaretRightFilled, PauseOutlined } from '@ant-design/icons';
import { flawsOf, paceOf, type SpokenForTeacher, type SpokenTry, spokenApi } from '@zhibi/contract/homework/spoken';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { formatNumber } from '../../../platform/time.js';
import { useFile } from '../../../platform/use-file.js';
import { formatSeconds } from '../parts/format-seconds.js';
import { useSound } from '../parts/use-sound.js';
import { Wave } from '../parts/wave.js';
import styles from './listen.module.css';

const WEAK = 60;

/** A recording: its wave, the words to play it from, and what was measured. */
export function OneTry({ task, one }: { task: SpokenForTeacher; one: SpokenTry }) {
  const { t } = useTranslation('spoken');
  const { measures, cues, assessment } = one;
  const playing = useSound(useFile(spokenApi.sound, { tryId: one.tryId }).url);
  const pace = paceOf(task.items, measures);
  // Where a service knows when a word begins that counts, else when the student went on to it.
  const words = assessment?.words.filter(({ atMs }) => atMs !== null) ?? [];
  const places =
    words.length > 0
      ? words.map(({ word, atMs, score }) => ({ words: word, atMs: atMs ?? 0, score }))
      : cues.flatMap(({ no, atMs }) => {
          const words = task.items[no];
          return words === undefined ? [] : [{ words, atMs, score: null }];
        });
  const longest = formatNumber(measures.longestPauseMs / 1000);
  const facts = [
    [t('drawer.voiced'), t('seconds', { count: Math.round(measures.voicedMs / 1000) })],
    [t('column.pace'), pace === null ? null : t('perMinute', { count: pace })],
    [t('column.pauses'), measures.pauses ? t('pausesOf', { count: measures.pauses, longest }) : t('noPause')],
    [t('drawer.loudness'), t('drawer.decibels', { count: Math.round(measures.loudnessDb) })],
  ] as const;
  return (
    <section className={styles.try}>
      <div className={styles.player}>
        <Button
          type="primary"
          shape="circle"
          size="large"
          icon={playing.isPlaying ? <PauseOutlined /> : <CaretRightFilled />}
          aria-label={t(playing.isPlaying ? 'drawer.pause' : 'drawer.play')}
          onClick={() => (playing.isPlaying ? playing.pause() : playing.play())}
        />
        <Wave
          levels={measures.levels}
          bars={100}
          heard={playing.atMs / Math.max(1, measures.durationMs)}
          label={t('drawer.wave')}
          onPick={(share) => playing.play(share * measures.durationMs)}
        />
        <span>
          {formatSeconds(playing.atMs)} / {formatSeconds(measures.durationMs)}
        </span>
      </div>
      <div className={styles.words} lang={task.language}>
        {places.map(({ words, atMs, score }) => (
          <Button
            key={`${atMs} ${words}`}
            translate="no"
            className={score !== null && score < WEAK ? styles.weak : undefined}
            aria-label={t('drawer.playAt', { word: words })}
            onClick={() => playing.play(atMs)}
          >
            {words}
            {score !== null && <small>{Math.round(score)}</small>}
          </Button>
        ))}
      </div>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {flawsOf(measures, task.items).map((flaw) => (
        <StatusTag key={flaw} tone={flaw === 'silent' ? 'bad' : 'warn'}>
          {t(`flaw.${flaw}`)}
        </StatusTag>
      ))}
    </section>
  );
}
