import { lessonsHere } from '@zhibi/contract/classroom/here';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { GoButton } from '../../platform/layout/go-button.js';

const EVERY_MS = 60_000;

/** The lesson that this teacher has left running, in another tab or by closing it: one tap back into it. Nothing where there is none. */
export function Part() {
  const { t } = useTranslation('classroom');
  const read = useRead(lessonsHere, {}, { everyMs: EVERY_MS, quiet: true });
  return read.data?.lessons.map(({ lessonId, className, title }) => (
    <Alert
      key={lessonId}
      type="info"
      showIcon
      title={t('now.title')}
      description={[className, title].filter(Boolean).join(' · ')}
      action={
        <GoButton type="primary" to={`/study/lesson?lesson=${lessonId}`}>
          {t('now.back')}
        </GoButton>
      }
    />
  ));
}
