import { spokenApi } from '@zhibi/contract/homework/spoken';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { FieldGroup } from '../../parts/form-field.js';
import { RecorderPanel } from '../parts/recorder-panel.js';
import { useRecorder } from '../parts/use-recorder.js';
import styles from './listen.module.css';

/** A comment is said in a minute. */
const SECONDS = 60;

export interface VoiceFieldProps {
  isKept: boolean;
  wrong: string | false;
  onKept: (fileId: string | null) => void;
  /** Whether a recording waits to be taken. */
  onUntaken: (isUntaken: boolean) => void;
}

/** A comment by voice, for students who do not read yet. */
export function VoiceField({ isKept, wrong, onKept, onUntaken }: VoiceFieldProps) {
  const { t } = useTranslation('spoken');
  const { recorder, state } = useRecorder(SECONDS, onUntaken);
  const keeping = useWrite(spokenApi.keepFile, []);
  return (
    <FieldGroup label={t('drawer.voice')} wrong={wrong}>
      {isKept ? (
        <span className={styles.again}>
          {t('drawer.voiceKept')}
          <Button onClick={() => onKept(null)}>{t('form.dropModel')}</Button>
        </span>
      ) : (
        <RecorderPanel
          recorder={recorder}
          state={state}
          seconds={SECONDS}
          takeWords={t('recorder.use')}
          isAside
          isBusy={keeping.isPending}
          onTake={({ sound }) =>
            keeping.mutate(
              { file: new File([sound], 'comment', { type: sound.type }) },
              {
                onSuccess: ({ fileId }) => {
                  recorder.reset();
                  onKept(fileId);
                },
              },
            )
          }
        />
      )}
    </FieldGroup>
  );
}
