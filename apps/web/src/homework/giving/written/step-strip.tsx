import { Steps } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePhone } from '../../../platform/window-width.js';
import styles from './publish-drawer.module.css';
import { type Step, steps } from './use-filter.js';

/** How far publishing is: the step that is shown, whatever an address asked for. */
export function StepStrip({ now }: { now: Step }) {
  const { t } = useTranslation('homework');
  const isPhone = usePhone();
  return (
    <Steps
      className={styles.steps}
      size="small"
      responsive={false}
      titlePlacement={isPhone ? 'vertical' : 'horizontal'}
      current={steps.indexOf(now)}
      items={steps.map((one) => ({ title: t(`publish.steps.${one}`) }))}
    />
  );
}
