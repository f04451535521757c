import { CaretRightFilled } from '@ant-design/icons';
import { type SpokenForStudent, spokenApi } from '@zhibi/contract/homework/spoken';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../../platform/touch/sheet.js';
import { SoundLine } from '../parts/sound-line.js';
import { canSpeak, speak } from '../parts/speak.js';
import styles from './record.module.css';

/** How it sounds: the teacher's own reading, or the voice of this device; where there is neither, that is said. */
export function ModelReading({ task }: { task: SpokenForStudent }) {
  const { t } = useTranslation('spoken');
  const { model, items, language, spokenId } = task;
  if (model)
    return (
      <Sheet className={styles.model ?? ''}>
        <SoundLine
          endpoint={spokenApi.file}
          input={{ spokenId, fileId: model.fileId }}
          label={t('mine.model')}
          durationMs={model.durationMs}
        />
        <span>{t('mine.modelBy.teacher')}</span>
      </Sheet>
    );
  if (items.length === 0) return null;
  if (!canSpeak(language)) return <p className={styles.note}>{t('mine.noVoice')}</p>;
  return (
    <Sheet className={styles.model ?? ''}>
      <Button icon={<CaretRightFilled />} onClick={() => speak(items, language)}>
        {t('mine.model')}
      </Button>
      <span>{t('mine.modelBy.browser')}</span>
    </Sheet>
  );
}
