import { recordsApi } from '@zhibi/contract/people/records';
import { Select } from 'antd';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { UserContext, useNames, useUser } from '../../people/index.js';
import { useRead } from '../../platform/api.js';
import { FilterBar } from '../../platform/layout/filter-bar.js';
import { Screen } from '../../platform/screen.js';
import { useSearchParams } from '../../platform/search-params.js';
import { session, useSession } from '../../platform/session-store.js';

/** Which screen of teachers an address opens, and whether what it opens has its subject already. */
interface Picked {
  Page: ComponentType;
  hasSubject: boolean;
  /** It takes the whole window, to its edges. */
  isTool?: boolean;
}

/** Screens of teachers for operations: they teach nothing, so the subject is chosen among those that the school offers. */
export const inSubject = (pick: (query: URLSearchParams) => Picked) => ({
  Page: function InSubject() {
    const { hasSubject, ...picked } = pick(useSearchParams()[0]);
    return hasSubject ? <picked.Page /> : <Chosen {...picked} />;
  },
});

function Chosen({ Page, isTool = false }: Omit<Picked, 'hasSubject'>) {
  const { t } = useTranslation('questions');
  const names = useNames();
  const user = useUser();
  const wanted = useSession().subjectId;
  const offers = useRead(recordsApi.subjectOffers, {});
  return (
    <Screen read={offers} skeleton="page">
      {({ items }) => {
        const offered = items.filter((one) => one.offered);
        const subject = offered.find((one) => one.subjectId === wanted) ?? offered[0];
        return (
          <UserContext value={{ ...user, subjectId: subject?.subjectId ?? null }}>
            {subject && (
              <div style={isTool ? { padding: '12px 14px 0' } : undefined}>
                <FilterBar>
                  <Select
                    aria-label={t('ofSubject')}
                    style={{ width: 160 }}
                    options={offered.map((one) => ({ value: one.subjectId, label: names.subject(one.subjectName) }))}
                    value={subject.subjectId}
                    onChange={(subjectId) => session.set({ subjectId })}
                  />
                </FilterBar>
              </div>
            )}
            <Page />
          </UserContext>
        );
      }}
    </Screen>
  );
}
