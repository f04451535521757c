import { spokenApi } from '@zhibi/contract/homework/spoken';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../platform/api.js';
import { Go } from '../../../platform/layout/go.js';
import { useCanGo } from '../../../platform/screen-line.js';
import { Section } from '../../../platform/touch/section.js';
import { Sheet } from '../../../platform/touch/sheet.js';
import { isToSay, SPOKEN } from '../../parts/my-spoken.js';
import { useSpokenNews } from '../../parts/use-spoken-news.js';
import { MyRow } from '../parts/my-row.js';
import { useOutbox } from '../parts/use-outbox.js';

/** What is to be said aloud, on a student's home; nothing where the school has no spoken homework or nothing is open. */
export const Part = () => (useCanGo(SPOKEN) ? <ToSay /> : null);

function ToSay() {
  const { t } = useTranslation('spoken');
  const { rows } = useInfinite(spokenApi.mine, {});
  useSpokenNews([spokenApi.mine]);
  useOutbox();
  const open = rows.filter(isToSay);
  if (open.length === 0) return null;
  return (
    <Section title={t('mine.home')} count={open.length} extra={<Go to={SPOKEN}>{t('title')}</Go>}>
      <Sheet rows>
        {open.slice(0, 3).map((one) => (
          <MyRow key={one.spokenId} task={one} />
        ))}
      </Sheet>
    </Section>
  );
}
