import type { SumGroup } from '@zhibi/contract/papers/arithmetic';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../../platform/layout/drawer.js';
import { Field } from '../../parts/field.js';
import styles from '../../parts/maker.module.css';
import { AddSubtractFields, DivideFields, FractionFields, MixedFields, MultiplyFields } from './group-fields.js';

interface GroupDrawerProps {
  title: string;
  group: SumGroup;
  onChange: (group: SumGroup) => void;
  onClose: () => void;
}

/** The wishes for one kind of sums; the sheet beside it follows at once. */
export function GroupDrawer({ title, group, onChange, onClose }: GroupDrawerProps) {
  const { t } = useTranslation('arithmetic');
  return (
    <Drawer title={title} onClose={onClose}>
      <div className={styles.rows}>
        <Field label={t('heading')}>
          <Input
            value={group.title ?? ''}
            maxLength={40}
            onChange={({ target }) =>
              onChange({ ...group, title: target.value.trim() === '' ? undefined : target.value })
            }
          />
        </Field>
        <Wishes group={group} onChange={onChange} />
      </div>
    </Drawer>
  );
}

function Wishes({ group, onChange }: Pick<GroupDrawerProps, 'group' | 'onChange'>) {
  switch (group.kind) {
    case 'add-subtract':
      return <AddSubtractFields group={group} onChange={onChange} />;
    case 'multiply':
      return <MultiplyFields group={group} onChange={onChange} />;
    case 'divide':
      return <DivideFields group={group} onChange={onChange} />;
    case 'fraction':
      return <FractionFields group={group} onChange={onChange} />;
    case 'mixed':
      return <MixedFields group={group} onChange={onChange} />;
  }
}
