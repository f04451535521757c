import { DeleteOutlined, SettingOutlined } from '@ant-design/icons';
import { sumLimits, sumPresets } from '@zhibi/contract/papers/arithmetic';
import { Button, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { useSession } from '../../../platform/session-store.js';
import { Field } from '../../parts/field.js';
import styles from '../../parts/maker.module.css';
import { GroupDrawer } from './group-drawer.js';
import { useGroupName } from './use-group-name.js';
import { groupsOf, termOf, terms, type WantedSums } from './wanted.js';

interface GroupListProps {
  wanted: WantedSums;
  onChange: (wanted: WantedSums) => void;
}

/** What the sheet asks, kind by kind: taken from what a grade practises, counted, and changed where somebody wants it otherwise. */
export function GroupList({ wanted, onChange }: GroupListProps) {
  const { t } = useTranslation('arithmetic');
  const { language } = useSession();
  const names = useNames();
  const nameOf = useGroupName();
  const [changing, setChanging] = useState<string | null>(null);
  const setGroups = (groups: WantedSums['groups']) => onChange({ ...wanted, groups });
  const changed = wanted.groups.find(({ key }) => key === changing);
  const termName = (term: string) => {
    const [gid = 1, nth] = term.split('-').map(Number);
    return `${names.grade(gid)} ${t(nth === 1 ? 'firstTerm' : 'secondTerm')}`;
  };
  const room = sumLimits.groups - wanted.groups.length;
  const sumsLeft = sumLimits.sums - wanted.groups.reduce((sum, { group }) => sum + group.count, 0);
  return (
    <>
      <Field label={t('grade')}>
        <Select
          aria-label={t('grade')}
          value={wanted.term}
          options={terms.map((term) => ({ value: term, label: termName(term) }))}
          onChange={(term) => onChange({ ...wanted, term })}
        />
      </Field>
      <fieldset className={styles.line} aria-label={t('add')}>
        {sumPresets
          .filter((preset) => termOf(preset) === wanted.term)
          .map((preset) => {
            const added = groupsOf(preset);
            const isTooMuch = added.length > room || added.reduce((sum, { group }) => sum + group.count, 0) > sumsLeft;
            return (
              <Button
                key={preset.id}
                size="small"
                disabled={isTooMuch}
                onClick={() => setGroups([...wanted.groups, ...groupsOf(preset)])}
              >
                {t('addOne', { name: preset.name[language] })}
              </Button>
            );
          })}
      </fieldset>
      {wanted.groups.length === 0 && <p>{t('noGroups')}</p>}
      {wanted.groups.map((one) => (
        <div key={one.key} className={styles.line}>
          <span className={styles.grow}>{nameOf(one)}</span>
          <InputNumber
            aria-label={t('countOf', { name: nameOf(one) })}
            value={one.group.count}
            min={1}
            max={Math.max(1, one.group.count + sumsLeft)}
            precision={0}
            style={{ width: 76 }}
            onChange={(count) =>
              count !== null &&
              setGroups(
                wanted.groups.map((other) => (other === one ? { ...one, group: { ...one.group, count } } : other)),
              )
            }
          />
          <Button
            type="text"
            icon={<SettingOutlined />}
            aria-label={t('changeOf', { name: nameOf(one) })}
            onClick={() => setChanging(one.key)}
          />
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={t('removeOf', { name: nameOf(one) })}
            onClick={() => setGroups(wanted.groups.filter((other) => other !== one))}
          />
        </div>
      ))}
      {changed && (
        <GroupDrawer
          title={nameOf(changed)}
          group={changed.group}
          onClose={() => setChanging(null)}
          onChange={(group) =>
            setGroups(wanted.groups.map((other) => (other === changed ? { ...changed, group } : other)))
          }
        />
      )}
    </>
  );
}
