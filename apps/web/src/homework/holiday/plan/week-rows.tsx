import type { HolidayPlan, PlanWeek } from '@zhibi/contract/homework/holiday';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { formatDay, formatNear } from '../../../platform/time.js';
import { Row } from '../../../platform/touch/row.js';
import { Section } from '../../../platform/touch/section.js';
import { Sheet } from '../../../platform/touch/sheet.js';
import { Tile } from '../../../platform/touch/tile.js';
import { photosOf } from '../../parts/addresses.js';
import { subjectSign } from '../../parts/subject-sign.js';
import styles from './plan.module.css';

const isIn = ({ status }: PlanWeek) => status === 'handed-in' || status === 'marked' || status === 'released';

/** What is handed in week by week: a tap on an open week photographs its pages. */
export function WeekRows({ plan: { weeks } }: { plan: HolidayPlan }) {
  const { t } = useTranslation('holiday');
  const names = useNames();
  if (weeks.length === 0) return null;
  // What is open comes first: those that are in are behind one, the others are to come.
  const open = weeks.filter((one) => one.isOpen && !isIn(one));
  const others = weeks.filter((one) => !open.includes(one));
  return (
    <Section title={t('plan.handIn')} count={open.length}>
      <p className={styles.hint}>{t('plan.handInHint')}</p>
      <Sheet rows>
        {[...open, ...others].map((week) => {
          const { subjectName, no, homeworkId, isOpen, endAt, status, from } = week;
          const subject = names.subject(subjectName);
          const when = isOpen
            ? t('plan.until', { when: formatNear(endAt) })
            : t('plan.opensLater', { day: formatDay(from) });
          return (
            <Row
              key={homeworkId}
              {...(isOpen && !isIn(week) && { to: photosOf(homeworkId) })}
              tile={<Tile tone={isIn(week) ? 'done' : isOpen ? 'ink' : 'plain'}>{subjectSign(subject)}</Tile>}
              title={`${t('week', { no })} ${subject}`}
              note={isIn(week) ? t(`copy.${status}`) : isOpen ? `${t(`copy.${status}`)} · ${when}` : when}
            />
          );
        })}
      </Sheet>
    </Section>
  );
}
