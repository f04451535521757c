import { type SpokenForTeacher, spokenApi } from '@zhibi/contract/homework/spoken';
import { useTranslation } from 'react-i18next';
import { SoundLine } from './sound-line.js';

/** The model reading, where the teacher made one. */
export function ModelSound({ task: { spokenId, model } }: { task: Pick<SpokenForTeacher, 'spokenId' | 'model'> }) {
  const { t } = useTranslation('spoken');
  if (!model) return null;
  const input = { spokenId, fileId: model.fileId };
  return <SoundLine endpoint={spokenApi.file} input={input} label={t('form.model')} durationMs={model.durationMs} />;
}
