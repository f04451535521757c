import { RightOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useAge } from '../../people/index.js';
import { Go } from '../../platform/layout/go.js';
import { Screen } from '../../platform/screen.js';
import { nowStamp } from '../../platform/time.js';
import { Section } from '../../platform/touch/section.js';
import { Sheet } from '../../platform/touch/sheet.js';
import styles from './in-hand.module.css';
import { StudentRow } from './student-row.js';
import { groupOf } from './student-work.js';
import { useMyHomework } from './use-my-homework.js';

const SHOWN = 4;

/** What lies with the teachers. A phone shows it only where nothing is left to write. */
export function Part() {
  const { t } = useTranslation('homework');
  const age = useAge();
  const read = useMyHomework();
  return (
    <Screen read={read} skeleton={{ card: 120 }}>
      {({ items }) => {
        const now = nowStamp();
        const inHand = groupOf(items, 'inHand', now);
        if (inHand.length === 0) return null;
        const isBehind = groupOf(items, 'toWrite', now).length > 0;
        return (
          <Section
            title={t(`student.${age}.inHand`)}
            count={inHand.length}
            className={isBehind ? styles.behind : ''}
            extra={
              inHand.length > SHOWN && (
                <Go to="/student/detail">
                  {t('student.all')}
                  <RightOutlined style={{ fontSize: 12 }} aria-hidden />
                </Go>
              )
            }
          >
            <Sheet rows>
              {inHand.slice(0, SHOWN).map((homework) => (
                <StudentRow key={homework.homeworkId} homework={homework} />
              ))}
            </Sheet>
          </Section>
        );
      }}
    </Screen>
  );
}
