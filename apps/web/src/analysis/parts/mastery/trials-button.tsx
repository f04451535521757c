import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazily } from '../../../platform/lazily.js';

const Trials = lazily(() => import('./trials-drawer.js').then((module) => module.TrialsDrawer));

/** How far mastery can be trusted in the school: for the principal. */
export function TrialsButton() {
  const { t } = useTranslation('analysis');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('mastery.open')}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Trials onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
