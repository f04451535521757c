import { AppstoreOutlined, BarsOutlined, SearchOutlined } from '@ant-design/icons';
import { DiskSort, FileKind } from '@zhibi/contract/disk';
import { Input, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../platform/layout/filter-bar.js';
import { ScopeSwitch } from '../parts/scope-switch.js';
import styles from './cloud.module.css';
import type { Place } from './place.js';

interface FiltersProps {
  place: Place;
  go(change: Partial<Place>): void;
  total: number | undefined;
}

/** Scope, words, kind, order and view; all of it in the address. */
export function Filters({ place, go, total }: FiltersProps) {
  const { t } = useTranslation('disk');
  const { scope, words, kind, sort, view } = place;
  const [typed, setTyped] = useState(words);
  const [before, setBefore] = useState(words);
  if (before !== words) {
    setBefore(words);
    setTyped(words); // the address changed: another folder, or back
  }
  return (
    <FilterBar result={total === undefined ? undefined : t('filter.total', { count: total })}>
      <ScopeSwitch now={scope === 'folder' ? 'mine' : scope} />
      <Input
        className={styles.words}
        prefix={<SearchOutlined />}
        placeholder={t('filter.inside')}
        aria-label={t('filter.inside')}
        allowClear
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          if (event.target.value === '') go({ words: '' });
        }}
        onPressEnter={() => go({ words: typed.trim() })}
        onBlur={() => typed.trim() !== words && go({ words: typed.trim() })}
      />
      <Select
        className={styles.select}
        placeholder={t('filter.kind')}
        aria-label={t('filter.kind')}
        allowClear
        value={kind ?? null}
        onChange={(value) => go({ kind: value ?? undefined })}
        options={FileKind.options.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <Select
        className={styles.sort}
        aria-label={t('filter.sort')}
        value={sort}
        onChange={(value) => go({ sort: value })}
        options={DiskSort.options.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      />
      <Segmented
        aria-label={t('filter.view')}
        value={view}
        onChange={(value: 'list' | 'grid') => go({ view: value })}
        options={[
          { value: 'list' as const, icon: <BarsOutlined />, title: t('filter.list') },
          { value: 'grid' as const, icon: <AppstoreOutlined />, title: t('filter.grid') },
        ]}
      />
    </FilterBar>
  );
}
