import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import styles from './bluetooth.module.css';
import type { DeskState } from './pen-desk.js';
import { sizeOfTime } from './size-of-time.js';

/** What is known of the connected pen. */
export function PenFacts({ state, isLow }: { state: DeskState; isLow: boolean }) {
  const { t, i18n } = useTranslation('browserPens');
  const { pen, owner, battery, behindMs, remembered, missed } = state;
  const time = sizeOfTime(Math.abs(behindMs), i18n.language);
  const percent = battery === null ? '--' : `${battery}%`;
  const facts = [
    ['name', `${pen?.model === 'simulated' ? t('driver.simulated') : (pen?.name ?? '')} · ${pen?.mac.slice(-4) ?? ''}`],
    ['battery', percent],
    ['owner', owner?.isCorrecting ? t('owner.teacher') : (owner?.student?.name ?? t('owner.none'))],
    ['clock', behindMs === 0 ? t('clock.right') : t(behindMs > 0 ? 'clock.behind' : 'clock.ahead', { time })],
    ...(remembered > 0 ? [['memory', t('remembered', { count: remembered })] as const] : []),
    ...(missed > 0 ? [['missed', t('missed', { count: missed })] as const] : []),
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, words]) => (
        <Fragment key={name}>
          <dt>{t(`facts.${name}`)}</dt>
          <dd>{name === 'battery' && isLow ? <StatusTag tone="bad">{words}</StatusTag> : words}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
