import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { Go } from '../../../platform/layout/go.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { useCanGo } from '../../../platform/screen-line.js';
import { likeOf } from '../../parts/addresses.js';
import { useRecentHomework } from '../../parts/use-homework.js';
import { kindsBesidePapers } from '../kinds.js';
import styles from './page.module.css';

/** Where giving each kind of homework begins; what a person may not enter is not there. */
const kinds = [['paper', '/homework/written?step=paper'], ...kindsBesidePapers] as const;

/** The kinds of homework, and where giving each begins. */
export function Page() {
  const { t } = useTranslation('homework');
  const last = useRecentHomework().data?.items.find(({ status }) => status !== 'withdrawn');
  return (
    <>
      <PageHead title={t('types.title')} note={t('types.note')} />
      <div className={styles.kinds}>
        {last && <Kind name="like" to={likeOf(last.homeworkId)} fact={last.title} />}
        {kinds.map(([name, to]) => (
          <Kind key={name} name={name} to={to} />
        ))}
      </div>
    </>
  );
}

interface KindProps {
  name: 'like' | (typeof kinds)[number][0];
  to: string;
  fact?: string;
}

function Kind({ name, to, fact }: KindProps) {
  const { t } = useTranslation('homework');
  if (!useCanGo(to)) return null;
  return (
    <Card>
      <h3 className={styles.name}>
        <Go to={to}>{t(`types.of.${name}.name`)}</Go>
      </h3>
      <p className={styles.hint}>{t(`types.of.${name}.hint`)}</p>
      {fact && <p className={styles.hint}>{fact}</p>}
    </Card>
  );
}
