import { PrinterOutlined, SoundOutlined } from '@ant-design/icons';
import { type ClassHead, myClassesApi, type NameReading } from '@zhibi/contract/people/my-classes';
import { Button, Checkbox, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ExportButton } from '../../../platform/layout/export-button.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { SearchField } from '../../../platform/layout/search-field.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { matches } from '../parts/matches.js';
import { PrintNames } from './print-names.js';
import { ReadingTable } from './reading-table.js';
import { RollCall } from './roll-call.js';

const isUnsure = ({ doubts, renamed }: NameReading) => doubts.length > 0 || renamed;

/** Names with their readings, the doubtful ones to be looked at; for roll calls and for the wall. */
export function Readings({ head, items }: { head: ClassHead; items: readonly NameReading[] }) {
  const { t } = useTranslation('myClasses');
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<'roll' | 'print' | null>(null);
  const [q, sort, only] = ['q', 'sort', 'only'].map((name) => params.get(name) ?? '');
  const change = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const everybody = sort === 'pinyin' ? items.toSorted((a, b) => (a.pinyin < b.pinyin ? -1 : 1)) : items;
  const rows = everybody.filter((one) => matches(one, q ?? '') && (!only || isUnsure(one)));
  return (
    <>
      <PageHead
        title={t('pinyin.title')}
        note={`${head.className} · ${t('pinyin.note', { count: items.length, unsure: items.filter(isUnsure).length })}`}
        extra={
          <>
            <ExportButton endpoint={myClassesApi.exportReadings} input={{ classId: head.classId }} />
            <Button icon={<PrinterOutlined />} onClick={() => setOpen('print')}>
              {t('print')}
            </Button>
            <Button
              type="primary"
              icon={<SoundOutlined />}
              disabled={items.length === 0}
              onClick={() => setOpen('roll')}
            >
              {t('pinyin.rollCall')}
            </Button>
          </>
        }
      />
      <FilterBar result={t('found', { count: rows.length })}>
        <Segmented
          aria-label={t('pinyin.sortBy')}
          value={sort === 'pinyin' ? 'pinyin' : 'no'}
          options={[
            { value: 'no', label: t('pinyin.byNo') },
            { value: 'pinyin', label: t('pinyin.byPinyin') },
          ]}
          onChange={(chosen) => change('sort', chosen === 'pinyin' ? chosen : '')}
        />
        <SearchField
          allowClear
          style={{ width: 264 }}
          aria-label={t('search')}
          placeholder={t('search')}
          defaultValue={q}
          onChange={(event) => change('q', event.target.value)}
        />
        <Checkbox checked={only !== ''} onChange={(event) => change('only', event.target.checked ? '1' : '')}>
          {t('pinyin.only')}
        </Checkbox>
      </FilterBar>
      <Card flush>
        {rows.length === 0 ? (
          <EmptyState
            title={t(items.length === 0 ? 'noStudents' : 'nobodyFound')}
            hint={t(items.length === 0 ? 'noStudentsHint' : 'nobodyFoundHint')}
          />
        ) : (
          <ReadingTable classId={head.classId} rows={rows} mayCorrect={head.can.correctReadings} />
        )}
      </Card>
      {/* What is looked for in the list is no part of the class: everybody is called, and everybody is on the wall. */}
      {open === 'roll' && <RollCall className={head.className} people={everybody} onClose={() => setOpen(null)} />}
      {open === 'print' && <PrintNames className={head.className} people={everybody} onDone={() => setOpen(null)} />}
    </>
  );
}
