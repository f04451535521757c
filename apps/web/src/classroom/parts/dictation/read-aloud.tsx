import { type TaskForTeacher, taskKinds, type WrittenWord } from '@zhibi/contract/classroom';
import { Button } from 'antd';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Go } from '../../../platform/layout/go.js';
import styles from './read-aloud.module.css';
import { useChineseVoice } from './use-chinese-voice.js';

interface Props {
  lessonId: string;
  task: TaskForTeacher;
  words: readonly WrittenWord[];
}

/** The words in the hand of the teacher: which comes now, said by the browser, by a recording, or by the teacher. */
export function ReadAloud({ lessonId, task, words }: Props) {
  const { t } = useTranslation(['dictation', 'classroom']);
  const [at, setAt] = useState(0);
  const voice = useChineseVoice();
  const word = words[at]?.word ?? '';
  const go = (to: number) => {
    setAt(to);
    if (task.state === 'open') voice.say(words[to]?.word ?? '');
  };
  return (
    <section className={styles.read} aria-label={t('read.title')}>
      <h2>
        {t('read.title')} <small>{t('read.word', { no: at + 1, count: words.length })}</small>
      </h2>
      <p className={styles.word} aria-live="polite">
        {word}
      </p>
      <div className={styles.keys}>
        <Button disabled={at === 0} onClick={() => go(at - 1)}>
          {t('read.before')}
        </Button>
        <Button disabled={!voice.isThere} onClick={() => voice.say(word)}>
          {t('read.say')}
        </Button>
        <Button type="primary" disabled={at >= words.length - 1} onClick={() => go(at + 1)}>
          {t('read.next')}
        </Button>
        <Recording />
      </div>
      <small>{t(voice.isThere ? 'read.hint' : 'read.noVoice')}</small>
      <Go to={`/study/interact?lesson=${lessonId}&task=${task.taskId}`}>
        {t('read.result')} · {t(`classroom:kind.${taskKinds[task.kind].name}`)}
      </Go>
    </section>
  );
}

/** A recording of the teacher's own computer; it is played here and kept nowhere. */
function Recording() {
  const { t } = useTranslation('dictation');
  const [url, setUrl] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // The address of a file holds its bytes until it is given back.
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url]);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) setUrl(URL.createObjectURL(file));
  };
  return (
    <>
      <input ref={input} type="file" accept="audio/*" hidden aria-label={t('read.choose')} onChange={choose} />
      <Button onClick={() => input.current?.click()}>{t(url === null ? 'read.recording' : 'read.choose')}</Button>
      {url !== null && (
        // biome-ignore lint/a11y/useMediaCaption: what it says is what must not be read
        <audio src={url} controls />
      )}
    </>
  );
}
