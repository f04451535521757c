import { useTranslation } from 'react-i18next';
import { formDrafts } from '../../platform/drafts/form-drafts.js';
import { Drawer } from '../../platform/layout/drawer.js';
import { PushFields } from './push-fields.js';
import type { PushDrawerProps } from './push-props.js';
import { draftOf } from './use-push.js';

/** Practice given today: to whom, until when, and to each layer its own where it is asked. */
export function PushDrawer({ lesson, unit, onClose, ...rest }: PushDrawerProps) {
  const { t } = useTranslation('practice');
  const title = unit === null ? t('form.layered') : t('form.push', { unit: t(`unit.${unit}`) });
  const close = () => {
    if (lesson) formDrafts.drop(draftOf(lesson, unit));
    onClose();
  };
  return (
    <Drawer title={title} size="wide" open={lesson !== undefined} onClose={close}>
      {lesson && (
        <PushFields key={`${lesson.chapterId} ${unit}`} lesson={lesson} unit={unit} onClose={close} {...rest} />
      )}
    </Drawer>
  );
}
