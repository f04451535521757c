import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import type { HomePlace } from '../../platform/home.js';
import { usePhone } from '../../platform/window-width.js';
import { AllAtOnce } from './all-at-once.js';
import { OwnWork } from './own-work.js';
import styles from './page.module.css';
import { LazyPart, PartOf } from './part-of.js';
import { partsFor } from './parts.js';

/** What waits for this person, put together from what the domains offer for the role. */
export function Page() {
  const { t } = useTranslation('app');
  const user = useUser();
  const parts = partsFor(user.currentRole, user.schoolId);
  const isPhone = usePhone();
  // On a phone as for a student: one thing under the other, and each that grows would push what is under the thumb.
  const isTogether = user.asStudent || isPhone;
  const Drawn = isTogether ? LazyPart : PartOf;
  const at = (place: HomePlace) =>
    parts.filter((part) => part.place === place).map((part) => <Drawn key={part.name} part={part} />);
  const [waiting, wide, main, side] = [at('waiting'), at('wide'), at('main'), at('side')];
  if (parts.length === 0) return <OwnWork />;
  const home = (
    <div className={styles.home}>
      {waiting.length > 0 && (
        <section className={styles.waiting} aria-label={t('home.waiting')}>
          {waiting}
        </section>
      )}
      {wide}
      {main.length + side.length > 0 && (
        <div className={side.length ? (user.asStudent ? styles.even : styles.columns) : undefined}>
          <div className={styles.home}>{main}</div>
          {side.length > 0 && <div className={styles.home}>{side}</div>}
        </div>
      )}
    </div>
  );
  return isTogether ? <AllAtOnce>{home}</AllAtOnce> : home;
}
