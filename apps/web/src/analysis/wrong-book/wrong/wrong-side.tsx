import type { WrongCause } from '@zhibi/contract/analysis';
import { useTranslation } from 'react-i18next';
import { Bar } from '../../../platform/layout/bar.js';
import { Section } from '../../../platform/touch/section.js';
import { Sheet } from '../../../platform/touch/sheet.js';
import { Week } from '../../parts/week.js';
import { causeFinding } from './cause-finding.js';
import styles from './page.module.css';

export interface WrongSideProps {
  week: readonly { on: string; count: number }[];
  causes: readonly { cause: WrongCause; count: number }[];
}

/** The week to come, and where it goes wrong most. */
export function WrongSide({ week, causes }: WrongSideProps) {
  const { t } = useTranslation('analysis');
  const { key, cause, count, total } = causeFinding(causes);
  const most = Math.max(1, ...causes.map((one) => one.count));
  return (
    <aside className={styles.side}>
      <Section title={t('wrong.week')}>
        <Sheet>
          <Week week={week} />
        </Sheet>
      </Section>
      {causes.length > 0 && (
        <Section title={t(`cause.${key}`, { cause: cause ? t(`cause.names.${cause}`) : '', count, total })}>
          <Sheet>
            <ul className={styles.causes}>
              {causes.map((one) => (
                <li key={one.cause}>
                  <span>{t(`cause.names.${one.cause}`)}</span>
                  <Bar value={one.count / most} heightPx={8} />
                  <b>{one.count}</b>
                </li>
              ))}
            </ul>
          </Sheet>
        </Section>
      )}
    </aside>
  );
}
