import { type SpokenForStudent, type SpokenTry, spokenApi } from '@zhibi/contract/homework/spoken';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../platform/server-clock.js';
import { formatNear, stampOf } from '../../../platform/time.js';
import { ActionBar } from '../../../platform/touch/action-bar.js';
import { Sheet } from '../../../platform/touch/sheet.js';
import { TouchHead } from '../../../platform/touch/touch-head.js';
import { useFile } from '../../../platform/use-file.js';
import { outbox } from '../parts/outbox.js';
import type { Recording } from '../parts/recorder.js';
import { RecorderPanel } from '../parts/recorder-panel.js';
import { hush } from '../parts/speak.js';
import { useOutbox } from '../parts/use-outbox.js';
import { useRecorder } from '../parts/use-recorder.js';
import { Lines } from './lines.js';
import { ModelReading } from './model-reading.js';
import styles from './record.module.css';
import { MyTries } from './tries.js';
import { Verdict } from './verdict.js';
import { WeakWord } from './weak-word.js';

interface RecordTaskProps {
  task: SpokenForStudent;
  tries: readonly SpokenTry[];
}

/** The page of one homework: what is to be said above, the recorder at the thumb. */
export function RecordTask({ task, tries }: RecordTaskProps) {
  const { t } = useTranslation('spoken');
  const { spokenId, items } = task;
  const waiting = useOutbox().filter((one) => one.spokenId === spokenId);
  const { recorder, state } = useRecorder(task.seconds);
  const [isBusy, setBusy] = useState(false);
  const left = task.left - waiting.filter(({ refused }) => refused === null).length;
  const now = state.at === 'recording' ? (state.cues.at(-1)?.no ?? 0) : null;
  const goTo = (no: number) => {
    hush();
    recorder.cue(no);
  };
  const take = async ({ sound, measures, cues }: Recording) => {
    setBusy(true);
    await outbox.add({ tryId: crypto.randomUUID(), spokenId, recordedAt: stampOf(serverNow()), cues, measures, sound });
    setBusy(false);
    recorder.reset();
  };
  return (
    <div className={styles.page}>
      <TouchHead
        title={task.title}
        note={t('mine.by', { teacher: task.teacherName, when: formatNear(task.endAt) })}
        back="/homework/spoken"
      />
      {task.note && <p className={styles.note}>{task.note}</p>}
      <ModelReading task={task} />
      {task.picture && <Picture spokenId={spokenId} fileId={task.picture.fileId} />}
      {items.length > 0 && <Lines task={task} now={now} onGo={now === null ? undefined : goTo} />}
      <WeakWord task={task} last={tries.at(-1)} />
      <Verdict task={task} />
      <MyTries tries={tries} waiting={waiting} left={left} seconds={task.seconds} />
      <ActionBar>
        {left > 0 || state.at !== 'idle' ? (
          <RecorderPanel
            recorder={recorder}
            state={state}
            seconds={task.seconds}
            items={task.items}
            takeWords={t('recorder.send')}
            isBusy={isBusy}
            onTake={(recording) => void take(recording)}
            onNext={now !== null && now < items.length - 1 ? () => goTo(now + 1) : undefined}
          />
        ) : (
          <p className={styles.note}>{t('mine.noneLeft')}</p>
        )}
      </ActionBar>
    </div>
  );
}

function Picture({ spokenId, fileId }: { spokenId: string; fileId: string }) {
  const { t } = useTranslation('spoken');
  const { url } = useFile(spokenApi.file, { spokenId, fileId });
  return <Sheet>{url && <img className={styles.picture} src={url} alt={t('mine.picture')} />}</Sheet>;
}
