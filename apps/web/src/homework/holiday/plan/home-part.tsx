import { holidayForStudents } from '@zhibi/contract/homework/holiday';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { Go } from '../../../platform/layout/go.js';
import { Row } from '../../../platform/touch/row.js';
import { Section } from '../../../platform/touch/section.js';
import { Sheet } from '../../../platform/touch/sheet.js';
import { Tile } from '../../../platform/touch/tile.js';
import { subjectSign } from '../../parts/subject-sign.js';
import { LIST } from '../parts/addresses.js';

/** What the holiday booklet asks for today, on a student's home; nothing outside the holiday. */
export function Part() {
  const { t } = useTranslation('holiday');
  const names = useNames();
  const { items = [] } = useRead(holidayForStudents.plans, {}).data ?? {};
  const going = items.filter(({ today, from, to }) => today >= from && today <= to);
  return (
    <>
      {going.map(({ holidayId, today, days }) => {
        const tasks = days.find(({ day }) => day === today)?.tasks ?? [];
        const open = tasks.filter(({ state }) => state === 'open');
        return (
          <Section
            key={holidayId}
            title={t('plan.home')}
            count={open.length}
            extra={<Go to={LIST}>{t('plan.all')}</Go>}
          >
            {tasks.length > 0 && (
              <Sheet rows>
                {tasks.map(({ day, subjectId, subjectName, questions, minutes, state }) => (
                  <Row
                    key={`${day} ${subjectId}`}
                    to={LIST}
                    tile={
                      <Tile tone={state === 'open' ? 'ink' : 'done'}>{subjectSign(names.subject(subjectName))}</Tile>
                    }
                    title={names.subject(subjectName)}
                    note={[
                      t(`plan.state.${state}`),
                      t('questions', { count: questions }),
                      t('minutes', { count: Math.round(minutes) }),
                    ].join(' · ')}
                  />
                ))}
              </Sheet>
            )}
          </Section>
        );
      })}
    </>
  );
}
