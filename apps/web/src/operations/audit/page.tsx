import { type AuditRow, acts, auditNatures, operationsApi, RecordNumber } from '@zhibi/contract/operations';
import { actWord } from '@zhibi/contract/operations/audit-words';
import { Alert, Button, Select } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { SchoolSelect, useUser } from '../../people/index.js';
import { useInfinite } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { DayField } from '../../platform/layout/day-field.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { ExportButton } from '../../platform/layout/export-button.js';
import { FilterBar } from '../../platform/layout/filter-bar.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { PagedTable } from '../../platform/layout/paged-table.js';
import { SearchField } from '../../platform/layout/search-field.js';
import { session } from '../../platform/session-store.js';
import { formatStamp } from '../../platform/time.js';
import { useAddress } from '../../platform/use-address.js';
import { FactLine } from './fact-line.js';
import styles from './page.module.css';

const VALUE = 'YYYYMMDD';
const dayOf = (value: string) => (value ? dayjs(value, VALUE) : null);

/** Who did what, when, where, with what before and after: by person, record, act and day. */
export function Page() {
  const { t } = useTranslation('operations');
  const { language } = session.get();
  const user = useUser();
  const { now, go } = useAddress(['person', 'name', 'school', 'record', 'what', 'only', 'from', 'to']);
  const record = now.record.trim();
  const number = RecordNumber.safeParse(/^[pbsx]\d+$/i.test(record) ? record.toUpperCase() : record.toLowerCase());
  const wrong =
    now.from !== '' && now.to !== '' && now.from > now.to
      ? t('audit.reversed')
      : record !== '' && !number.success
        ? t('audit.recordWrong', { words: record })
        : undefined;
  const filter = {
    accountId: now.person || undefined,
    schoolId: now.school || undefined,
    recordId: record === '' ? undefined : number.data,
    what: now.what || undefined,
    only: auditNatures.find((one) => one === now.only),
    from: now.from || undefined,
    to: now.to || undefined,
  };
  const pages = useInfinite(operationsApi.audit, wrong === undefined ? filter : null);
  return (
    <>
      <PageHead
        title={t('audit.title')}
        note={t('audit.note')}
        extra={wrong === undefined && <ExportButton endpoint={operationsApi.auditSheet} input={filter} />}
      />
      <FilterBar
        chosen={[now.record, now.from, now.to].filter(Boolean).length}
        more={
          <>
            <SearchField
              allowClear
              style={{ width: 340 }}
              aria-label={t('audit.record')}
              placeholder={t('audit.record')}
              defaultValue={now.record}
              onSearch={(words) => go({ record: words.trim() })}
            />
            <span className={styles.day}>
              <DayField
                aria-label={t('audit.from')}
                placeholder={t('audit.from')}
                value={dayOf(now.from)}
                onChange={(day) => go({ from: day?.format(VALUE) ?? '' })}
              />
            </span>
            <span className={styles.day}>
              <DayField
                aria-label={t('audit.to')}
                placeholder={t('audit.to')}
                value={dayOf(now.to)}
                onChange={(day) => go({ to: day?.format(VALUE) ?? '' })}
              />
            </span>
          </>
        }
      >
        <Select
          showSearch
          allowClear
          style={{ width: 220 }}
          aria-label={t('audit.anyWhat')}
          placeholder={t('audit.anything')}
          optionFilterProp="label"
          value={now.what || null}
          options={acts.map((what) => ({ value: what, label: actWord(what, language) }))}
          onChange={(what: string | null | undefined) => go({ what: what ?? '' })}
        />
        {user.schoolId === '' && (
          <SchoolSelect
            isFilter
            value={now.school}
            onChange={(school) => go({ school })}
            label={t('audit.school')}
            placeholder={t('audit.allSchools')}
          />
        )}
        <Select
          style={{ width: 200 }}
          aria-label={t('audit.only')}
          value={filter.only ?? ''}
          options={[
            { value: '', label: t('audit.onlyAll') },
            { value: 'changes', label: t('audit.onlyChanges') },
            { value: 'looks', label: t('audit.onlyLooks') },
          ]}
          onChange={(only) => go({ only })}
        />
        {now.person && (
          <Button onClick={() => go({ person: '', name: '' })}>
            {t('audit.onlyThis', { name: now.name })} · {t('audit.everybody')}
          </Button>
        )}
      </FilterBar>
      {wrong !== undefined && <Alert type="warning" showIcon title={wrong} />}
      {wrong === undefined && (
        <Card flush>
          <PagedTable<AuditRow>
            pages={pages}
            awaited={10}
            columns={[
              { label: t('audit.time') },
              { label: t('audit.who') },
              { label: t('audit.school') },
              { label: t('audit.what') },
              { label: t('audit.facts') },
            ]}
            empty={<EmptyState title={t('audit.none')} hint={t('audit.noneHint')} />}
            line={({ id, time, accountId, who, school, what, facts, names }) => (
              <tr key={id}>
                <td className={styles.time}>{formatStamp(time)}</td>
                <td>
                  {accountId && who ? (
                    <Button type="link" size="small" onClick={() => go({ person: accountId, name: who })}>
                      {who}
                    </Button>
                  ) : (
                    (who ?? t('audit.system'))
                  )}
                </td>
                <td>{school}</td>
                <td>{actWord(what, language)}</td>
                <td className={styles.facts}>
                  {facts.map((fact) => (
                    <FactLine key={fact.name} what={what} fact={fact} names={names} />
                  ))}
                </td>
              </tr>
            )}
          />
        </Card>
      )}
    </>
  );
}
