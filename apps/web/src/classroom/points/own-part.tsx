import { useTranslation } from 'react-i18next';
import { Row } from '../../platform/touch/row.js';
import { Sheet } from '../../platform/touch/sheet.js';

/** The way to one's points and remarks. */
export function Part() {
  const { t } = useTranslation('points');
  return (
    <Sheet rows>
      <Row title={t('ownTitle')} to="/class/comment" />
    </Sheet>
  );
}
