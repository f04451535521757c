import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Records } from '../parts/records.js';

/** What the print centre has written down of this school, to be read. */
export function Page() {
  const { t } = useTranslation('offline');
  return (
    <>
      <PageHead title={t('title')} note={t('schoolNote')} />
      <Records />
    </>
  );
}
