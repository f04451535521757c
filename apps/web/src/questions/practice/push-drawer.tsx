import { useTranslation } from 'react-i18next';
import { Drawer } from '../../platform/layout/drawer.js';
import { PushFields } from './push-fields.js';
import type { PushDrawerProps } from './push-props.js';

/** Practice given today: to whom, until when, and to each layer its own where it is asked. */
export function PushDrawer({ lesson, unit, onClose, ...rest }: PushDrawerProps) {
  const { t } = useTranslation('practice');
  const title = unit === null ? t('form.layered') : t('form.push', { unit: t(`unit.${unit}`) });
  return (
    <Drawer title={title} size="wide" open={lesson !== undefined} onClose={onClose}>
      {lesson && (
        <PushFields key={`${lesson.chapterId} ${unit}`} lesson={lesson} unit={unit} onClose={onClose} {...rest} />
      )}
    </Drawer>
  );
}
