import { captureApi } from '@zhibi/contract/capture';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Row } from '../../../platform/touch/row.js';
import { Sheet } from '../../../platform/touch/sheet.js';

/** At the home of a student who has a pen: the way to connect it. Nobody else is asked to. */
export function Part() {
  const { t } = useTranslation('browserPens');
  const { data } = useRead(captureApi.ownPen, {});
  if (data?.mac == null) return null;
  return (
    <Sheet rows>
      <Row title={t('own.title')} note={t('own.hint')} to="/pen" />
    </Sheet>
  );
}
