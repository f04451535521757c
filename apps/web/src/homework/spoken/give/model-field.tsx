import { spokenApi, spokenLimits } from '@zhibi/contract/homework/spoken';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { FieldGroup } from '../../parts/form-field.js';
import { RecorderPanel } from '../parts/recorder-panel.js';
import { useRecorder } from '../parts/use-recorder.js';
import type { FieldsProps } from './fields-props.js';
import styles from './give.module.css';
import { itemsOf } from './wish.js';

export interface ModelFieldProps extends Pick<FieldsProps, 'form' | 'onChange' | 'onUntaken'> {
  wrong: string | false;
}

/** The teacher's own reading, with a mark where each line begins. */
export function ModelField({ form, wrong, onChange, onUntaken }: ModelFieldProps) {
  const { t } = useTranslation('spoken');
  const { recorder, state } = useRecorder(spokenLimits.seconds, onUntaken);
  const keeping = useWrite(spokenApi.keepFile, []);
  const items = itemsOf(form);
  const now = state.at === 'recording' ? (state.cues.at(-1)?.no ?? 0) : 0;
  if (form.modelId !== null)
    return (
      <FieldGroup label={t('form.model')}>
        <span className={styles.line}>
          {t('form.modelKept', { count: Math.round(form.modelMs / 1000) })}
          <Button onClick={() => onChange({ modelId: null, modelMs: 0, modelCues: [] })}>{t('form.dropModel')}</Button>
        </span>
      </FieldGroup>
    );
  return (
    <FieldGroup label={t('form.model')} wrong={wrong}>
      <p className={styles.hint}>{t('form.modelHint')}</p>
      {state.at === 'recording' && items[now] && <b lang={form.language}>{items[now]}</b>}
      <RecorderPanel
        recorder={recorder}
        state={state}
        seconds={spokenLimits.seconds}
        takeWords={t('recorder.use')}
        isAside
        isBusy={keeping.isPending}
        onTake={({ sound, measures, cues }) =>
          keeping.mutate(
            { file: new File([sound], 'model', { type: sound.type }) },
            {
              onSuccess: ({ fileId }) => {
                recorder.reset();
                onChange({ modelId: fileId, modelMs: measures.durationMs, modelCues: cues });
              },
            },
          )
        }
        onNext={now < items.length - 1 ? () => recorder.cue(now + 1) : undefined}
      />
    </FieldGroup>
  );
}
