import { homeworkApi } from '@zhibi/contract/homework';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { LanguageSwitch } from '../../../platform/language-switch.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { formatDay, formatNumber } from '../../../platform/time.js';
import styles from './page.module.css';

const SECRET = 32;
const EVERY_MS = 5 * 60_000;

/** What a class was given today, for whoever has its address: no login, no names. */
export function Page() {
  const { t } = useTranslation('homework');
  const [params] = useSearchParams();
  const secret = params.get('key') ?? '';
  const isWhole = secret.length === SECRET;
  return (
    <main className={styles.notice}>
      {/* Whoever has the address, parents among them, reads either language; nobody is logged in here. */}
      <nav className={styles.tools}>
        <LanguageSwitch />
      </nav>
      {isWhole ? <Notice secret={secret} /> : <EmptyState title={t('notice.gone')} hint={t('notice.goneHint')} />}
    </main>
  );
}

function Notice({ secret }: { secret: string }) {
  const { t } = useTranslation('homework');
  const names = useNames();
  const read = useRead(homeworkApi.notice, { secret }, { everyMs: EVERY_MS });
  return (
    <Screen read={read} skeleton={{ rows: 5 }}>
      {({ schoolName, className, day, limit, minutes, items }) => (
        <>
          <header>
            <small>
              {schoolName} · {formatDay(day)}
            </small>
            <h1>{t('notice.title', { class: className })}</h1>
            <p>
              {limit === null
                ? t('notice.sum', { minutes: formatNumber(minutes) })
                : t('notice.sumOf', { minutes: formatNumber(minutes), limit })}
            </p>
          </header>
          {items.length === 0 ? (
            <EmptyState title={t('notice.none')} hint={t('notice.noneHint')} />
          ) : (
            <ul>
              {items.map((one, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they have no ids for strangers, and are only ever shown whole
                <li key={nth}>
                  <b>{names.subject(one.subjectName)}</b>
                  <span>
                    {one.title}
                    {one.loadReason && <small>{t('notice.why', { reason: one.loadReason })}</small>}
                  </span>
                  <i>{t('notice.minutes', { count: one.minutes })}</i>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Screen>
  );
}
