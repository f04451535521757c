import { CommentCause, CommentScope } from '@zhibi/contract/marking/comments';
import { Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { SearchField } from '../../../platform/layout/search-field.js';
import { typeOrder } from '../../../questions/index.js';
import { useTypeWords } from './type-words.js';
import { useFilter } from './use-filter.js';

/** For whom, which words, and on a narrow screen what the tree would choose. */
export function Filters() {
  const { t } = useTranslation('comments');
  const typeWords = useTypeWords();
  const { filter, words, set } = useFilter();
  return (
    <FilterBar
      chosen={[filter.questionType, filter.cause].filter((one) => one !== undefined).length}
      more={
        <>
          <Select
            allowClear
            aria-label={t('type')}
            placeholder={t('type')}
            style={{ minWidth: 120 }}
            options={typeOrder.map((type) => ({ value: String(type), label: typeWords(type) }))}
            value={filter.questionType === undefined ? null : String(filter.questionType)}
            onChange={(type: string | undefined) => set({ type: type ?? '' })}
          />
          <Select
            allowClear
            aria-label={t('cause')}
            placeholder={t('cause')}
            style={{ minWidth: 110 }}
            options={CommentCause.options.map((one) => ({ value: one, label: t(`causes.${one}`) }))}
            value={filter.cause ?? null}
            onChange={(cause: string | undefined) => set({ cause: cause ?? '' })}
          />
        </>
      }
    >
      <Segmented<string>
        aria-label={t('scope')}
        options={(['all', ...CommentScope.options] as const).map((one) => ({
          value: one === 'all' ? '' : one,
          label: t(`scopes.${one}`),
        }))}
        value={filter.scope ?? ''}
        onChange={(scope) => set({ scope })}
      />
      <SearchField
        key={words}
        allowClear
        maxLength={100}
        style={{ width: 200 }}
        aria-label={t('search')}
        placeholder={t('search')}
        defaultValue={words}
        onSearch={(typed) => set({ words: typed.trim() })}
      />
    </FilterBar>
  );
}
