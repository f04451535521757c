import { captureApi } from '@zhibi/contract/capture';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Row } from '../../../platform/touch/row.js';
import { Sheet } from '../../../platform/touch/sheet.js';

/** At the home of a student who has a pen: the way to connect it. Nobody else is asked to. */
export function Part() {
  const { data } = useRead(captureApi.ownPen, {});
  return data?.mac == null ? null : <Way />;
}

/** Apart, so that only who has a pen waits for its words. */
function Way() {
  const { t } = useTranslation('browserPens');
  return (
    <Sheet rows>
      <Row title={t('own.title')} note={t('own.hint')} to="/pen" />
    </Sheet>
  );
}
