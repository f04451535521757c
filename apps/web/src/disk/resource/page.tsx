import { SearchOutlined } from '@ant-design/icons';
import { FileKind } from '@zhibi/contract/disk';
import { Input, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../people/index.js';
import { FilterBar } from '../../platform/layout/filter-bar.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { useSearchParams } from '../../platform/search-params.js';
import styles from '../parts/resource.module.css';
import { ScopeSwitch } from '../parts/scope-switch.js';
import { District } from './district.js';
import { School } from './school.js';

/** The school's shelf: what teachers offered and a leader approved. */
export function Page() {
  const { t } = useTranslation('disk');
  const { asTeacher } = useUser();
  const [query, setQuery] = useSearchParams();
  const words = query.get('words') ?? '';
  const kind = FileKind.safeParse(query.get('kind')).data;
  const whose = query.get('whose') === 'district' ? 'district' : 'school';
  const go = (change: { words?: string; kind?: string; whose?: string }) =>
    setQuery(
      new URLSearchParams(
        Object.entries({ words, kind: kind ?? '', whose: whose === 'school' ? '' : whose, ...change }).filter(
          ([, value]) => value !== '',
        ),
      ),
    );
  return (
    <>
      <PageHead
        title={t('shelf.title')}
        note={t(whose === 'district' ? 'district.note' : 'shelf.note')}
        extra={<GoButton to="/cloud/resourceManage">{t(asTeacher ? 'manage.mine' : 'shelf.manage')}</GoButton>}
      />
      <FilterBar>
        <ScopeSwitch now="shelf" />
        <Segmented
          aria-label={t('district.whose')}
          value={whose}
          onChange={(value) => go({ whose: value === 'school' ? '' : value, kind: '' })}
          options={[
            { value: 'school', label: t('district.school') },
            { value: 'district', label: t('district.district') },
          ]}
        />
        <Input
          key={words}
          className={styles.words}
          prefix={<SearchOutlined />}
          placeholder={t('filter.words')}
          aria-label={t('filter.words')}
          allowClear
          defaultValue={words}
          onPressEnter={(event) => go({ words: event.currentTarget.value.trim() })}
          onClear={() => go({ words: '' })}
        />
        {whose === 'school' && (
          <Select
            className={styles.select}
            placeholder={t('filter.kind')}
            aria-label={t('filter.kind')}
            allowClear
            value={kind ?? null}
            onChange={(value) => go({ kind: value ?? '' })}
            options={FileKind.options
              .filter((one) => one !== 'folder')
              .map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
        )}
      </FilterBar>
      {whose === 'district' ? <District words={words} /> : <School words={words} kind={kind} />}
    </>
  );
}
