import { BookState } from '@zhibi/contract/questions/trees';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { SearchField } from '../../../platform/layout/search-field.js';
import { SubjectSelect } from '../subject-select.js';
import type { BooksAsked } from './use-books.js';

const grades = Array.from({ length: 12 }, (_, at) => at + 1);
const none = { subject: '', grade: '', state: '', words: '' };

/** Which textbooks. */
export function Filters({ asked: { filter, now, go, isFiltered }, total }: { asked: BooksAsked; total?: number }) {
  const { t } = useTranslation('trees');
  const names = useNames();
  return (
    <FilterBar result={total !== undefined && t('books.found', { count: total })}>
      <SearchField
        key={now.words}
        allowClear
        style={{ width: 260 }}
        maxLength={60}
        aria-label={t('books.search')}
        placeholder={t('books.search')}
        defaultValue={now.words}
        onSearch={(words) => go({ words: words.trim() })}
      />
      <SubjectSelect
        allowAll
        subjectId={filter.subjectId}
        onChange={(chosen) => go({ subject: chosen === undefined ? '' : String(chosen) })}
      />
      <Select<number>
        allowClear
        style={{ width: 120 }}
        aria-label={t('grade')}
        placeholder={t('allGrades')}
        options={grades.map((one) => ({ value: one, label: names.grade(one) }))}
        value={filter.gid}
        onChange={(chosen: number | undefined) => go({ grade: chosen === undefined ? '' : String(chosen) })}
      />
      <Select<BookState>
        allowClear
        style={{ width: 120 }}
        aria-label={t('books.offer')}
        placeholder={t('books.allOffers')}
        options={BookState.options.map((one) => ({ value: one, label: t(`books.offers.${one}`) }))}
        value={filter.state}
        onChange={(chosen: BookState | undefined) => go({ state: chosen ?? '' })}
      />
      {isFiltered && (
        <Button type="link" size="small" onClick={() => go(none)}>
          {t('books.clear')}
        </Button>
      )}
    </FilterBar>
  );
}
